/** Where we are, and how to go elsewhere without loading the page again. */

import { type Route, routeOf } from "./routes";

let current = $state.raw<Route>(routeOf(location.pathname, location.search));

addEventListener("popstate", arrive);

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  arrive();
}

/** Without a way back: the address that led here has served. */
export function goInstead(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

function arrive(): void {
  current = routeOf(location.pathname, location.search);
}

/** Follow a link of our own here, and leave everything else to the browser: new tabs, downloads, other hosts. */
export function followLinks(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link instanceof HTMLAnchorElement && isPlain(click) && staysHere(link)) {
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

function isPlain(click: MouseEvent): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

function staysHere(link: HTMLAnchorElement): boolean {
  const within = link.pathname === location.pathname && link.hash !== "";
  return link.origin === location.origin && !link.target && !link.hasAttribute("download") && !within;
}
