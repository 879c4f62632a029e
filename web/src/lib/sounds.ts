// Short sounds made by the browser itself: no file is loaded. Off until switched on; browsers want a touch first anyway.
import { settings } from "./settings.svelte";

type Name = "move" | "turn" | "roll" | "damage" | "change" | "reveal" | "yours" | "won" | "lost";

let context: AudioContext | null = null;

// [start, end] in Hz, length in s, wave, loudness
const kTones: Record<Name, [number, number, number, OscillatorType, number][]> = {
  move: [[420, 520, 0.06, "sine", 0.05]],
  turn: [[300, 220, 0.08, "triangle", 0.06]],
  roll: [
    [180, 90, 0.04, "square", 0.04],
    [240, 110, 0.05, "square", 0.04],
    [200, 80, 0.07, "square", 0.05],
  ],
  damage: [[190, 55, 0.2, "sawtooth", 0.09]],
  change: [[600, 720, 0.05, "sine", 0.03]],
  reveal: [[500, 900, 0.12, "sine", 0.05]],
  yours: [
    [660, 660, 0.09, "sine", 0.08],
    [880, 880, 0.14, "sine", 0.08],
  ],
  won: [
    [523, 523, 0.12, "triangle", 0.09],
    [659, 659, 0.12, "triangle", 0.09],
    [784, 784, 0.3, "triangle", 0.1],
  ],
  lost: [[330, 165, 0.5, "triangle", 0.09]],
};

export function sound(name: Name) {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [from, to, length, wave, loud] of kTones[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
