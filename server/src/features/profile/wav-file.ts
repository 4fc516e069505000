import { nameRecordingRate, nameRecordingSeconds } from '@directory/contract';

/** Minimum peak amplitude, of 32 767. Below it, a voice cannot be heard. */
const minAmplitude = 200;

export type SoundFault = 'recording.unreadable' | 'recording.length' | 'recording.silent';

/** A WAV file and its length. */
export interface WavFile {
  readonly wav: Uint8Array;
  readonly seconds: number;
}

/**
 * Encodes samples (base64 of signed 16-bit integers, little-endian) as a WAV file. The file is written byte by byte, so that it contains
 * neither metadata nor anything else but sound. μ-law takes half the space of 16-bit samples, and all browsers can play it.
 */
export function encodeWav(base64: string): WavFile | SoundFault {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length % 2 !== 0) return 'recording.unreadable';
  const count = bytes.length / 2;
  const seconds = count / nameRecordingRate;
  if (seconds < nameRecordingSeconds.min || seconds > nameRecordingSeconds.max) return 'recording.length';
  const header = headerOf(count);
  const wav = new Uint8Array(header.length + count + (count % 2));
  wav.set(header);
  let loudest = 0;
  for (let index = 0; index < count; index++) {
    const sample = bytes.readInt16LE(index * 2);
    loudest = Math.max(loudest, Math.abs(sample));
    wav[header.length + index] = muLaw(sample);
  }
  return loudest < minAmplitude ? 'recording.silent' : { wav, seconds };
}

/** Encodes a sample by ITU-T G.711: a sign bit, three bits of exponent, four bits of mantissa, all inverted. */
function muLaw(sample: number): number {
  const bias = 132;
  const magnitude = Math.min(Math.abs(sample), 32_767 - bias) + bias;
  const exponent = 24 - Math.clz32(magnitude);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff;
}

/** The header of a WAV file (RIFF) in μ-law with one channel. Formats other than PCM need a `fact` chunk with the number of samples. */
function headerOf(count: number): Buffer {
  const header = Buffer.alloc(58);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(header.length - 8 + count + (count % 2), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(18, 16);
  header.writeUInt16LE(7, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(nameRecordingRate, 24);
  header.writeUInt32LE(nameRecordingRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('fact', 38, 'latin1');
  header.writeUInt32LE(4, 42);
  header.writeUInt32LE(count, 46);
  header.write('data', 50, 'latin1');
  header.writeUInt32LE(count, 54);
  return header;
}
