// Small sounds made on the spot: nothing to load. Silent until the player has touched the page once.
import { memory } from "./memory.svelte";

type Kind = "card" | "piece" | "dice" | "pencil" | "points" | "turn" | "refusal" | "win";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!("AudioContext" in globalThis) || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

function tone(at: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud * memory.wishes.volume, at.currentTime + start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(at.currentTime + start);
  oscillator.stop(at.currentTime + start + length + 0.02);
}

function rustle(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * memory.wishes.volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SCALE = [784, 880, 988, 1047, 1175, 1319];

export function sound(kind: Kind, count = 1): void {
  if (memory.wishes.volume === 0 || (memory.wishes.only_my_turn && kind !== "turn")) return;
  const at = audio();
  if (!at) return;
  switch (kind) {
    case "card":
      return rustle(at, 0, 0.14, 1800, 0.5);
    case "piece":
      for (let i = 0; i < Math.min(count, 11); i++) rustle(at, i * 0.06, 0.05, 500, 0.6);
      return;
    case "dice":
      for (let i = 0; i < 4; i++) rustle(at, i * 0.09, 0.06, 900, 0.7);
      return;
    case "pencil":
      return rustle(at, 0, 0.22, 3200, 0.35);
    case "points":
      for (let i = 0; i < Math.min(count, 6); i++) tone(at, SCALE[i]!, i * 0.07, 0.4, 0.16);
      return;
    case "turn":
      return tone(at, 196, 0, 1.1, 0.3);
    case "refusal":
      return rustle(at, 0, 0.06, 240, 0.8);
    case "win":
      [392, 494, 587].forEach((pitch, i) => tone(at, pitch, i * 0.12, 1.2, 0.2));
  }
}
