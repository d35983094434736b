/** A table's map, as soon as it is here. */

import { loadFacts } from "../../pieces/map/board.svelte";
import type { FaceProps } from "../face";
import { ordersOf, type Road, roadsOf } from "./atlas";
import { NO_ORDERS, type Orders } from "./cards";

export interface Atlas {
  readonly roads: Road[];
  readonly orders: Orders;
}

/** To be asked for while a component is made; it follows the table. */
export function atlas(face: () => Pick<FaceProps, "table" | "spots">): Atlas {
  const board = loadFacts(
    () => face().table,
    () => face().spots,
  );
  const roads = $derived(board.facts ? roadsOf(board.facts) : []);
  const orders = $derived(board.facts ? ordersOf(board.facts) : NO_ORDERS);

  return {
    get roads() {
      return roads;
    },
    get orders() {
      return orders;
    },
  };
}
