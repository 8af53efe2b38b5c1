/** Two soft notes: it is your turn. */

import { settings } from '../../app/settings.svelte';

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [note, [pitch, start]] of [[523.25, 0], [659.25, 0.14]].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const begin = context.currentTime + start!;
    tone.frequency.value = pitch!;
    tone.type = note ? 'sine' : 'triangle';
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.16, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  }
}
