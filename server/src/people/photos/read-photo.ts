import type { PhotoSize } from '@directory/contract';
import type { DrawPortrait } from './drawn-portrait.ts';
import { drawnLook } from './drawn-version.ts';
import type { PhotoStore } from './photo-store.ts';

/**
 * Reads a person's photo as a JPEG; undefined without one. `version` is the version in the URL: an outdated one has no photo, and the
 * version of a hidden photo is known only to people who may see it. Without a version, a hidden photo is returned only to its owner.
 */
export type ReadPhoto = (
  personId: number,
  size: PhotoSize,
  asked?: { readonly version?: string; readonly isOwner?: boolean },
) => Promise<Uint8Array | undefined>;

/** Reads photos from the store, and draws portraits. */
export function photoReader(photos: PhotoStore, draw: DrawPortrait): ReadPhoto {
  return async (personId, size, { version, isOwner = false } = {}) => {
    const photo = await photos.read(personId, size);
    if (photo === undefined) return undefined;
    const { shownVersion, revealedVersion } = photo;
    const isShown = version === undefined ? isOwner || shownVersion !== '' : version === revealedVersion;
    if (!isShown) return undefined;
    const look = drawnLook(photo.version);
    return look === undefined ? photo.jpeg : await draw(String(personId), look, size);
  };
}
