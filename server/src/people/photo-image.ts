import { createHash } from 'node:crypto';
import { photoSizes } from '@directory/contract';
import type { PhotoSize } from '@directory/contract';
import sharp from 'sharp';

/** Photos must be smaller than this, in bytes. */
export const photoByteLimit = 4_194_000;

/** Maximum number of pixels: a small file can declare huge dimensions. */
const mostPixels = 100_000_000;

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

/**
 * Makes the square photos that are served: upright (by the EXIF orientation), cropped around the centre, in sRGB, without metadata. The
 * format is detected from the bytes, never from a name.
 * @throws PhotoRejectedError
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  if (bytes.length >= photoByteLimit)
    throw new PhotoRejectedError('too-large', `is not smaller than ${photoByteLimit} bytes`);
  // Start of image and the next marker (ITU-T T.81, B.1.1.2), so that no decoder but libjpeg gets the bytes.
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff)
    throw new PhotoRejectedError('not-jpeg', 'is not a JPEG');
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
    const sizes = photoSizes.map(async (size) => ({
      size,
      jpeg: await upright
        .clone()
        .resize(size, size, { fit: 'cover', position: 'centre' })
        .toColourspace('srgb')
        .jpeg({ quality: 82, mozjpeg: false })
        .toBuffer(),
    }));
    return { version: photoVersionOf(bytes), sizes: await Promise.all(sizes) };
  } catch (error) {
    throw new PhotoRejectedError('damaged', 'is a damaged JPEG, or one of too many pixels', { cause: error });
  }
}
