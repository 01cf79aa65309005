import type { Tone } from './verdict';

/*
 * What a door sounds and feels like. Browsers allow sound after a tap only, and people may have switched vibration off:
 * both come beside colour, shape and word, never in their place.
 */

/** Tones in Hz, one after the other, and vibration in ms: long for no. */
const signals: Record<Tone, { tones: number[]; seconds: number; vibration: number[] }> = {
  good: { tones: [880, 1320], seconds: 0.09, vibration: [60] },
  unsure: { tones: [520, 520, 520], seconds: 0.12, vibration: [80, 60, 80] },
  bad: { tones: [196], seconds: 0.5, vibration: [400] },
};

let audio: AudioContext | undefined;

/** Allows sound from now on; called by a tap. */
export function allowSound(): void {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  void audio?.resume().catch(() => undefined);
}

/** Sounds and vibrates. */
export function signal(tone: Tone): void {
  const { tones, seconds, vibration } = signals[tone];
  (navigator as Partial<Navigator>).vibrate?.(vibration);
  if (audio?.state !== 'running') return;
  for (const [index, frequency] of tones.entries()) {
    const [from, sound, volume] = [audio.currentTime + index * seconds, audio.createOscillator(), audio.createGain()];
    sound.frequency.value = frequency;
    volume.gain.value = 0.4;
    sound.connect(volume).connect(audio.destination);
    sound.start(from);
    sound.stop(from + seconds * 0.9);
  }
}
