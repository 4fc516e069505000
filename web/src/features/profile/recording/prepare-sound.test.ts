import { nameRecordingRate, nameRecordingSeconds } from '@directory/contract';
import { expect, test } from 'vitest';
import { inBase64, prepareSound, wavOf } from './prepare-sound.ts';

/** A voice of this amplitude between two silences. Durations are in seconds. */
function sound(before: number, voice: number, after: number, loudness = 0.5): Float32Array {
  const samples = new Float32Array((before + voice + after) * nameRecordingRate);
  return samples.fill(loudness, before * nameRecordingRate, (before + voice) * nameRecordingRate);
}

const seconds = (samples: Int16Array) => samples.length / nameRecordingRate;

test('silence at both ends is cut, except for a margin', () => {
  expect(seconds(prepareSound(sound(2, 1, 3)))).toBeCloseTo(1.4, 2);
  expect(seconds(prepareSound(sound(0, 1, 0)))).toBe(1);
});

test('quiet voices are amplified, background noise is not', () => {
  expect(Math.max(...prepareSound(sound(0, 1, 0, 0.3)))).toBe(Math.round(0.9 * 32_767));
  expect(Math.max(...prepareSound(sound(0, 1, 0, 0.01)))).toBe(Math.round(0.08 * 32_767));
});

test('a sound has a length that the server accepts', () => {
  expect(seconds(prepareSound(sound(0, 11, 0)))).toBe(nameRecordingSeconds.max);
  expect(seconds(prepareSound(sound(0, 0.1, 0)))).toBe(nameRecordingSeconds.min);
  expect(prepareSound(new Float32Array(0))).toEqual(new Int16Array(nameRecordingSeconds.min * nameRecordingRate));
});

test('the samples are sent in base64, and played as a WAV file', async () => {
  const samples = Int16Array.from({ length: 20_000 }, (_, place) => place - 10_000);
  expect(inBase64(samples)).toBe(Buffer.from(samples.buffer).toString('base64'));
  const file = Buffer.from(await wavOf(samples).arrayBuffer());
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.subarray(44)).toEqual(Buffer.from(samples.buffer));
});
