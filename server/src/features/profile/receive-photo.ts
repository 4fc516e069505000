import { PhotoRejectedError, preparePhoto } from '../../people/photo-image.ts';
import type { PreparedPhoto } from '../../people/photo-image.ts';

/** The error code of a photo that cannot be used. */
export type PhotoFault = (typeof codeOf)[PhotoRejectedError['kind']];

/** Checks and prepares a photo that was sent as a data URL (RFC 2397). */
export type ReceivePhoto = (address: string) => Promise<PreparedPhoto | PhotoFault>;

const codeOf = {
  'not-jpeg': 'photo.not-jpeg',
  'too-large': 'photo.too-large',
  damaged: 'photo.unreadable',
} as const;

/** Photos are decoded one at a time, since decoding takes much memory. */
export function photoReceiver(): ReceivePhoto {
  let lastPhoto: Promise<unknown> = Promise.resolve();
  return async (address) => {
    const bytes = bytesOf(address);
    if (bytes === undefined) return 'photo.not-jpeg';
    const work = lastPhoto
      .then(() => preparePhoto(bytes))
      .catch((error: unknown) => {
        if (error instanceof PhotoRejectedError) return codeOf[error.kind];
        throw error;
      });
    lastPhoto = work.catch(() => {});
    return await work;
  };
}

/** The bytes of a data URL with the media type JPEG; undefined for anything else. */
function bytesOf(address: string): Uint8Array | undefined {
  const [, base64] = /^data:image\/jpe?g;base64,([A-Za-z0-9+/]*={0,2})$/.exec(address) ?? [];
  return base64 === undefined || base64 === '' ? undefined : Buffer.from(base64, 'base64');
}
