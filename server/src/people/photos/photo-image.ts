import { createHash } from 'node:crypto';
import { photoSizes } from '@directory/contract';
import type { PhotoSize } from '@directory/contract';
import sharp from 'sharp';
import { readJpegHeader } from './jpeg-header.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { taskQueue } from '../../database/task-queue.ts';

/** Photos must be smaller than this, in bytes. */
export const photoByteLimit = 4_194_000;

/** Maximum number of pixels: a small file can declare huge dimensions. */
const maxPixels = 25_000_000;
/**
 * The same where the decoder keeps the coefficients of the whole picture, two bytes for each sample, instead of those of a few lines.
 * With 8 million pixels that is 64 MB at most.
 */
const maxBufferedPixels = 8_000_000;
/** Encoders make about ten scans. Each takes the time of the whole picture. */
const maxScans = 50;
/** The largest ratio of the edges. A panorama has less than ten. */
const maxElongated = 20;
const secondsToDecode = 10;

// Only these decoders: JPEG for photos, SVG for the portraits that the directory draws itself (drawn-portrait.ts).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });
// Pictures are not decoded twice, so that a cache would only take memory.
sharp.cache(false);

/** The directory does not accept the photo. `reason` is a clause in English. */
export class PhotoRejectedError extends Error {
  override readonly name = 'PhotoRejectedError';
  readonly kind: 'not-jpeg' | 'too-large' | 'damaged';

  constructor(kind: PhotoRejectedError['kind'], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.kind = kind;
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

/** The whole process decodes one photo at a time, so that the memory of one is the memory of all. */
const decodeInTurn = taskQueue();

/**
 * Makes the square photos that are served: upright (by the EXIF orientation), cropped around the centre, in sRGB, without metadata. The
 * format is detected from the bytes, never from a name. What the photo would cost is known from its header before it is decoded.
 * @throws PhotoRejectedError
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  if (bytes.length >= photoByteLimit)
    throw new PhotoRejectedError('too-large', `is not smaller than ${photoByteLimit} bytes`);
  // Start of image and the next marker (ITU-T T.81, B.1.1.2), so that no decoder but libjpeg gets the bytes.
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff)
    throw new PhotoRejectedError('not-jpeg', 'is not a JPEG');
  const header = readJpegHeader(bytes);
  if (header === undefined) throw new PhotoRejectedError('damaged', 'is a damaged JPEG, or one of a rare kind');
  checkCost(header);
  try {
    const sizes = await decodeInTurn(() => decode(bytes));
    return { version: photoVersionOf(bytes), sizes };
  } catch (error) {
    throw new PhotoRejectedError('damaged', 'is a damaged JPEG', { cause: error });
  }
}

function checkCost({ width, height, isBuffered, scans }: JpegHeader): void {
  const reject = (reason: string) => {
    throw new PhotoRejectedError('damaged', reason);
  };
  if (width * height > maxPixels) reject(`has more than ${maxPixels / 1e6} million pixels`);
  if (isBuffered && width * height > maxBufferedPixels)
    reject(`is a progressive JPEG of more than ${maxBufferedPixels / 1e6} million pixels`);
  if (scans > maxScans) reject(`has more than ${maxScans} scans`);
  if (Math.max(width, height) > maxElongated * Math.min(width, height))
    reject(`is more than ${maxElongated} times as long as it is wide`);
}

/** Decodes the photo once, to the largest size. The others are made from that one. */
async function decode(bytes: Uint8Array): Promise<PreparedPhoto['sizes']> {
  const largest = Math.max(...photoSizes);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: secondsToDecode })
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
