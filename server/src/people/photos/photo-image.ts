import { createHash } from 'node:crypto';
import { photoLimit, photoSizes, reasonInEnglish } from '@directory/contract';
import type { FeedReason, PhotoSize } from '@directory/contract';
import sharp from 'sharp';
import { readJpegHeader } from './jpeg-header.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { taskQueue } from '../../database/task-queue.ts';

/** Maximum number of pixels. A small file can declare huge dimensions. */
const maxPixels = 25_000_000;
/**
 * Maximum number of pixels if the decoder has to buffer the coefficients of the whole picture, at two bytes per sample, instead of those of
 * a few lines. 8 million pixels take at most 64 MB.
 */
const maxBufferedPixels = 8_000_000;
/** Maximum number of scans. Encoders write about ten, and decoding one takes as long as the whole picture. */
const maxScans = 50;
/** Maximum aspect ratio. Panoramas have less than ten. */
const maxAspectRatio = 20;
const maxDecodeSeconds = 10;

// Allows two decoders only: JPEG for photos, SVG for the portraits that the directory draws itself (drawn-portrait.ts).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });
// No picture is decoded twice, so a cache would only waste memory.
sharp.cache(false);

/** The directory does not accept the photo. The message is a clause in English. */
export class PhotoRejectedError extends Error {
  override readonly name = 'PhotoRejectedError';
  readonly kind: 'not-jpeg' | 'too-large' | 'damaged';

  readonly reason: FeedReason;

  constructor(kind: PhotoRejectedError['kind'], reason: FeedReason, options?: ErrorOptions) {
    super(reasonInEnglish(reason), options);
    this.kind = kind;
    this.reason = reason;
  }
}

export interface PreparedPhoto {
  /** `photoVersionOf` the bytes. */
  readonly version: string;
  readonly sizes: readonly { readonly size: PhotoSize; readonly jpeg: Uint8Array }[];
}

/** The version of a photo: the first 64 bits of the SHA-256 of the original bytes, in hexadecimal. */
export function photoVersionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Decodes one photo at a time in the whole process, which bounds the memory to that of one photo. */
const decodeInTurn = taskQueue();

/**
 * Creates the square photos that are served: upright (by the EXIF orientation), cropped around the centre, in sRGB, without metadata. The
 * format is detected from the bytes, never from a file name. The cost of decoding is checked in the header first.
 * @throws PhotoRejectedError
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  if (bytes.length >= photoLimit)
    throw new PhotoRejectedError('too-large', { code: 'photo-too-large', values: { limit: photoLimit } });
  // Checks for a start of image followed by a marker (ITU-T T.81, B.1.1.2), so that only libjpeg ever gets the bytes.
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff)
    throw new PhotoRejectedError('not-jpeg', { code: 'photo-not-jpeg', values: {} });
  const header = readJpegHeader(bytes);
  if (header === undefined) throw new PhotoRejectedError('damaged', { code: 'photo-rare', values: {} });
  checkCost(header);
  try {
    const sizes = await decodeInTurn(() => decode(bytes));
    return { version: photoVersionOf(bytes), sizes };
  } catch (error) {
    throw new PhotoRejectedError('damaged', { code: 'photo-damaged', values: {} }, { cause: error });
  }
}

function checkCost({ width, height, isBuffered, scans }: JpegHeader): void {
  const reject = (reason: FeedReason) => {
    throw new PhotoRejectedError('damaged', reason);
  };
  if (width * height > maxPixels) reject({ code: 'photo-pixels', values: { millions: maxPixels / 1e6 } });
  if (isBuffered && width * height > maxBufferedPixels)
    reject({ code: 'photo-progressive', values: { millions: maxBufferedPixels / 1e6 } });
  if (scans > maxScans) reject({ code: 'photo-scans', values: { limit: maxScans } });
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    reject({ code: 'photo-narrow', values: { factor: maxAspectRatio } });
}

/** Decodes the photo once, to the largest size, and scales that down to the others. */
async function decode(bytes: Uint8Array): Promise<PreparedPhoto['sizes']> {
  const largest = Math.max(...photoSizes);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: maxDecodeSeconds })
    .rotate()
    .resize(largest, largest, { fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const square = { width: info.width, height: info.height, channels: info.channels };
  return await Promise.all(
    photoSizes.map(async (size) => {
      const smaller = sharp(data, { raw: square }).resize(size, size);
      return { size, jpeg: await smaller.jpeg({ quality: 82, mozjpeg: false }).toBuffer() };
    }),
  );
}
