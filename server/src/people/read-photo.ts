import type { PhotoSize } from '@directory/contract';
import { drawnVersion } from './drawn-portrait.ts';
import type { PhotoStore } from './photo-store.ts';

/** A person's photo as a JPEG; undefined without one, and when `version` is not the current one. */
export type ReadPhoto = (personId: number, size: PhotoSize, version?: string) => Promise<Uint8Array | undefined>;

/** Reads photos from the store, and draws those that are portraits. */
export function photoReader(
  photos: PhotoStore,
  draw: (seed: string, size: PhotoSize) => Promise<Uint8Array>,
): ReadPhoto {
  return async (personId, size, version) => {
    const photo = await photos.read(personId, size);
    if (photo === undefined || (version !== undefined && photo.version !== version)) return undefined;
    return photo.version === drawnVersion ? await draw(String(personId), size) : photo.jpeg;
  };
}
