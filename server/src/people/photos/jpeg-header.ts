import { Buffer } from 'node:buffer';

/** The properties of a JPEG that can be read without decoding a pixel (ITU-T T.81, annex B). */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Whether a decoder has to buffer the coefficients of the whole picture: it is progressive, or its components are in separate scans. */
  readonly isBuffered: boolean;
  /** Number of scans. A decoder may process the whole picture in each. */
  readonly scans: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const baseline = 0xc0;
const extended = 0xc1;
const progressive = 0xc2;
/** Markers between C0 and CF that do not start a frame: Huffman tables (DHT), JPEG extensions (JPG), arithmetic conditioning (DAC). */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Reads the markers of a JPEG. The file must have exactly one frame, so that no decoder finds a larger one later. Returns undefined for a
 * JPEG that is not Huffman-coded with 8 bits per sample, or that does not have exactly one frame and at least one scan.
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Omit<JpegHeader, 'scans'> | undefined;
  let scans = 0;
  for (const { marker, at } of markersOf(data)) {
    if (isFrame(marker)) {
      if (frame !== undefined) return undefined;
      frame = readFrame(data, marker, at);
      if (frame === undefined) return undefined;
    } else if (marker === startOfScan) {
      if (frame === undefined) return undefined;
      const componentsOfScan = data[at + 2] ?? 0;
      if (scans === 0 && componentsOfScan < frame.components) frame = { ...frame, isBuffered: true };
      scans++;
    }
  }
  return frame === undefined || scans === 0 ? undefined : { ...frame, scans };
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
}

/** The frame header, T.81 section B.2.2: length, precision, lines, samples per line, number of components. */
function readFrame(data: Buffer, marker: number, at: number): Omit<JpegHeader, 'scans'> | undefined {
  const isKnown = marker === baseline || marker === extended || marker === progressive;
  if (!isKnown || at + 8 > data.length || data[at + 2] !== 8) return undefined;
  const [height, width] = [data.readUInt16BE(at + 3), data.readUInt16BE(at + 5)];
  const components = data[at + 7] ?? 0;
  // With zero lines, a later marker (DNL) defines their number, which decoders do not support.
  if (width === 0 || height === 0 || ![1, 3, 4].includes(components)) return undefined;
  return { width, height, components, isBuffered: marker === progressive };
}

/**
 * The markers that have a segment, up to the end of the image. `at` is the offset of the segment's length. The data of scans is skipped.
 */
function* markersOf(data: Buffer): Generator<{ marker: number; at: number }> {
  let at = 2;
  for (;;) {
    at = data.indexOf(0xff, at);
    if (at === -1) return;
    const marker = data[++at];
    if (marker === undefined || marker === endOfImage) return;
    // Fill bytes, bytes of a scan that look like a marker, and markers without a segment.
    const hasSegment = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
    if (!hasSegment) {
      at += marker === 0xff ? 0 : 1;
      continue;
    }
    at++;
    if (at + 2 > data.length) return;
    yield { marker, at };
    at += data.readUInt16BE(at);
  }
}
