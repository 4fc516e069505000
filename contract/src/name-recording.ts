import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';
import { time } from './values.ts';

/**
 * Samples per second of a recording in which people say their own names. Only they can record it; an administrator can remove it. It is not
 * on business cards.
 */
export const nameRecordingRate = 16_000;

/** Minimum and maximum length of a recording, in seconds. */
export const nameRecordingSeconds = { min: 0.4, max: 10 } as const;

/** Size of the longest recording in bytes, before base64. */
const maxBytes = nameRecordingSeconds.max * nameRecordingRate * 2;

/**
 * `samples` contains signed 16-bit integers, little-endian, one channel, `nameRecordingRate` per second, in base64 (RFC 4648, section 4).
 * The server writes the audio file itself, so that nothing but sound is stored.
 *
 * `recording.unreadable`: empty, or an odd number of bytes. `recording.length`: shorter or longer than `nameRecordingSeconds`.
 * `recording.silent`: nothing can be heard. `recording.turned-off`: an administrator turned recordings off.
 */
export const setNameRecording = endpoint({
  method: 'PUT',
  path: '/api/name-recording',
  access: 'signed-in',
  summary: 'Stores a recording in which the signed-in person says their name. Replaces an earlier one.',
  body: z.strictObject({ samples: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)) }),
  // Base64 encodes three bytes as four. The rest is a margin: a recording that is slightly too long gets `recording.length`.
  bodyLimit: Math.ceil((maxBytes * 3) / 2),
  isOneAtATime: true,
  isOwnChange: true,
  output: z.object({ recordedAt: time }),
  errors: ['profile.none', 'recording.turned-off', 'recording.unreadable', 'recording.length', 'recording.silent'],
});

export const removeNameRecording = endpoint({
  method: 'DELETE',
  path: '/api/name-recording',
  access: 'signed-in',
  summary: 'Removes the recording in which the signed-in person says their name, even when recordings are turned off.',
  isOwnChange: true,
  output: z.object({}),
  errors: ['profile.none', 'recording.missing'],
});

/** A WAV file: G.711 μ-law, one channel, `nameRecordingRate` samples per second. */
export const getNameRecording = endpoint({
  method: 'GET',
  path: '/api/name-recording',
  access: 'signed-in',
  summary: 'The recording in which a person says their name.',
  outputType: 'audio/wav',
  query: z.strictObject({ userId: login }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'recording.missing'],
});
