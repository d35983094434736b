/** Short tunes, made here: no file is fetched for them. */

const LENGTH = 0.35; // seconds of each note; the next one begins half way
const LOUDNESS = 0.15;

let audio: AudioContext | undefined;

/** One note after the other, in hertz. */
export function playNotes(pitches: readonly number[]): void {
  audio ??= new AudioContext();
  void audio.resume();
  pitches.forEach((pitch, n) => play(audio!, pitch, audio!.currentTime + (n * LENGTH) / 2));
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
