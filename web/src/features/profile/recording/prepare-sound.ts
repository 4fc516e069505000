import { nameRecordingRate, nameRecordingSeconds } from '@directory/contract';

/** Silence kept before and after the voice, in seconds. */
const marginSeconds = 0.2;
/** Samples below this fraction of the peak are silence. */
const silence = 0.05;
const loudest = 0.9;
/** Maximum amplification. More would amplify background noise too much. */
const maxGain = 8;

/** Decodes a recording of the browser to mono samples between -1 and 1, `nameRecordingRate` per second. */
export async function decodeSound(recorded: Blob): Promise<Float32Array> {
  // `decodeAudioData` resamples to the rate of its context.
  const context = new OfflineAudioContext(1, 1, nameRecordingRate);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  return Float32Array.from({ length: sound.length }, (_, index) => {
    const sum = channels.reduce((total, samples) => total + (samples[index] ?? 0), 0);
    return sum / channels.length;
  });
}

/** Trims the silence at both ends, normalizes the volume, and pads or truncates the sound to the allowed duration. */
export function prepareSound(sound: Float32Array): Int16Array<ArrayBuffer> {
  const peak = sound.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  const isVoice = (sample: number) => Math.abs(sample) > peak * silence;
  const margin = marginSeconds * nameRecordingRate;
  const first = Math.max(0, sound.findIndex(isVoice) - margin);
  const trimmed = sound.slice(first, sound.findLastIndex(isVoice) + 1 + margin);
  const gain = peak === 0 ? 1 : Math.min(maxGain, loudest / peak);
  const minLength = Math.ceil(nameRecordingSeconds.min * nameRecordingRate);
  const maxLength = nameRecordingSeconds.max * nameRecordingRate;
  const samples = new Int16Array(Math.min(Math.max(trimmed.length, minLength), maxLength));
  samples.set([...trimmed.subarray(0, maxLength)].map((sample) => Math.round(sample * gain * 32_767)));
  return samples;
}

/** Encodes samples as the endpoint expects them. NOTE: all browsers run on little-endian processors. */
export function inBase64(samples: Int16Array<ArrayBuffer>): string {
  const bytes = new Uint8Array(samples.buffer);
  const pieces: string[] = [];
  // More arguments than this overflow the stack of some browsers.
  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return btoa(pieces.join(''));
}

/** A WAV file of the samples, for listening before they are sent. */
export function wavOf(samples: Int16Array<ArrayBuffer>): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples.byteLength, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, nameRecordingRate, true);
  header.setUint32(28, nameRecordingRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  write(36, 'data');
  header.setUint32(40, samples.byteLength, true);
  return new Blob([header.buffer, samples], { type: 'audio/wav' });
}
