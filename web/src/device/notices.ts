/** That it is my turn, told to somebody who may be looking elsewhere: by the tab's icon, a sound, a notification. */

import { keep, recall } from "./storage";

export const NOTICE_KINDS = ["sound", "notify"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const ICON = "/emblem.svg";
const ICON_TURN = "/emblem-turn.svg";
const NOTES = [659.3, 880]; // hertz: a fourth upwards, like a small bell
const LENGTH = 0.35; // seconds of each
const LOUDNESS = 0.15;

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

// Sound, made here: no file is fetched for it.

let audio: AudioContext | undefined;

export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  NOTES.forEach((pitch, n) => play(audio!, pitch, audio!.currentTime + (n * LENGTH) / 2));
}

function play(audio: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

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
