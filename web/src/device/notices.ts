/** That it is my turn, told to somebody who may be looking elsewhere: by the tab's icon, a sound, a notification. */

import { keep, recall } from "./storage";
import { playNotes } from "./tones";

/** `tunes` are those of great moments. */
export type NoticeKind = "sound" | "notify" | "tunes";

const ICON = "/emblem.svg";
const ICON_TURN = "/emblem-turn.svg";
const BELL = [659.3, 880]; // hertz

/** Off until somebody switches it on, on this device. */
export function isWanted(kind: NoticeKind): boolean {
  return recall(`notice-${kind}`) === "on";
}

export function setWanted(kind: NoticeKind, on: boolean): void {
  keep(`notice-${kind}`, on ? "on" : "off");
}

/** Says when a turn begins: not when the page opens in the middle of one, nor while nothing is known. */
export class TurnWatch {
  #before: boolean | undefined;

  begins(turn: boolean | undefined): boolean {
    if (turn === undefined) return false;
    const begins = turn && this.#before === false;
    this.#before = turn;
    return begins;
  }
}

export function markTab(turn: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? ICON_TURN : ICON);
}

/** `title` and `text` are read on locked screens, and by others: nothing of the match belongs there. */
export function announce(title: string, text: string, place: string): void {
  if (isWanted("sound")) ring();
  if (isWanted("notify") && isAllowed() && !document.hasFocus()) notify(title, text, place).catch(() => {}); // the browser has its reasons
}

/** A fourth upwards, like a small bell. */
export const ring = (): void => playNotes(BELL);

// Notifications: on https only, and where the browser has them.

export const canNotify = (): boolean => isSecureContext && "Notification" in window;

export function isAllowed(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Whether it may be done now. Called when somebody has switched it on, and at no other time. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Phones let only a service worker show one; elsewhere the page may do it itself. */
async function notify(title: string, body: string, place: string): Promise<void> {
  const options = { body, tag: place, icon: ICON, data: place };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
