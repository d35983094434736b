/** What is asked of the server about a match that is over. */

import { ask, change, text } from "../net/api";
import type { Analysis, Moment, Opinion, ReaderLink, Reviewed, Suggestion, Thoughts } from "../protocol";
import { type Eyes, pointName, type ReviewPoint } from "./viewpoint";

const reviewed = (table: string, eyes: Eyes): string => `/api/tables/${table}/review/${eyes}`;
const inReview = (table: string, eyes: Eyes, point: ReviewPoint): string =>
  `${reviewed(table, eyes)}/${pointName(point)}`;

export const review = (table: string, eyes: Eyes): Promise<Reviewed> => ask("GET", reviewed(table, eyes));
export const moment = (table: string, eyes: Eyes, point: ReviewPoint): Promise<Moment> =>
  ask("GET", inReview(table, eyes, point));
export const momentInWords = (table: string, eyes: Eyes, point: ReviewPoint, language: string): Promise<string> =>
  text(`${inReview(table, eyes, point)}/words/${language}`);
export const thoughts = (table: string, seat: number, point: ReviewPoint): Promise<Thoughts> =>
  ask("GET", `${inReview(table, seat, point)}/thoughts`);
export const suggestion = (table: string, seat: number, point: ReviewPoint): Promise<Suggestion> =>
  ask("GET", `${inReview(table, seat, point)}/bot`);
export const opinion = (table: string, eyes: Eyes, point: ReviewPoint): Promise<Opinion> =>
  ask("GET", `${inReview(table, eyes, point)}/opinion`);
export const analysis = (table: string): Promise<Analysis> => ask("GET", `/api/tables/${table}/review/analysis`);
export const readerLink = (table: string): Promise<ReaderLink> => change(`/api/tables/${table}/review`);
