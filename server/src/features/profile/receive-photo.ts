import { HttpError } from '../../http/http-error.ts';
import { PhotoRejectedError, preparePhoto } from '../../people/photos/photo-image.ts';
import type { PreparedPhoto } from '../../people/photos/photo-image.ts';

/** The error code of a photo that cannot be used. */
export type PhotoFault = (typeof codeOf)[PhotoRejectedError['kind']];

/**
 * Checks and prepares a photo that was sent as a data URL (RFC 2397).
 * @throws HttpError `photo.busy` if too many are waiting
 */
export type ReceivePhoto = (address: string) => Promise<PreparedPhoto | PhotoFault>;

const codeOf = {
  'not-jpeg': 'photo.not-jpeg',
  'too-large': 'photo.too-large',
  damaged: 'photo.unreadable',
} as const;

/** Maximum number of photos in progress, of which one at a time is decoded. Together they take less than 100 MB. */
const maxPhotos = 16;
const secondsToWait = 5;

/** Receives a limited number of photos at a time, and prepares them in the order of their arrival. */
export function photoReceiver(): ReceivePhoto {
  let inProgress = 0;
  return async (address) => {
    if (inProgress >= maxPhotos) throw new HttpError('photo.busy', { retryAfter: secondsToWait });
    inProgress++;
    try {
      const bytes = bytesOf(address);
      return bytes === undefined ? 'photo.not-jpeg' : await preparePhoto(bytes);
    } catch (error) {
      if (error instanceof PhotoRejectedError) return codeOf[error.kind];
      throw error;
    } finally {
      inProgress--;
    }
  };
}

/** The bytes of a data URL with the media type JPEG; undefined for anything else. */
function bytesOf(address: string): Uint8Array | undefined {
  const [, base64] = /^data:image\/jpe?g;base64,([A-Za-z0-9+/]*={0,2})$/.exec(address) ?? [];
  return base64 === undefined || base64 === '' ? undefined : Buffer.from(base64, 'base64');
}
