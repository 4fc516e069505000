import { hash, timingSafeEqual } from 'node:crypto';
import type { PhotoSize } from '@directory/contract';

/** A URL is valid for one to two windows, and does not change within a window, so that browsers can cache the photo. */
const windowSeconds = 6 * 3600;
/** Maximum number of cached URLs per size, about a megabyte. */
const maxKept = 5000;

export interface PhotoAddresses {
  /** The signed URL of a photo, for an `<img>` on a page of a signed-in user; empty without a photo. */
  address(person: { id: number; photoVersion: string }, size: PhotoSize): string;
  /** Whether a URL was signed with the key of this directory and has not expired. */
  isValid(parts: { person: string; version: string; size: string; expires: string; signature: string }): boolean;
}

interface SignedAddress {
  readonly photoVersion: string;
  readonly expires: number;
  readonly address: string;
}

/**
 * Signs the URLs of photos, because an `<img>` sends no bearer token.
 * @param key shared by all nodes
 * @param options.basePath path under which browsers reach the directory; not part of the signed text, since a proxy may strip it
 */
export function photoAddresses(
  key: string,
  { now = Date.now, basePath = '' }: { readonly now?: () => number; readonly basePath?: string } = {},
): PhotoAddresses {
  // Every row of every list needs a URL. With SHA-3, prefixing the key is secure, as in KMAC (NIST SP 800-185), and takes a third of the
  // time of an HMAC.
  const sign = (text: string) => hash('sha3-256', `${key}\n${text}`, 'base64url');
  // URLs are cached because the same managers are on every chart, and the same few people in most lists.
  const kept: Record<PhotoSize, Map<number, SignedAddress>> = { 96: new Map(), 240: new Map(), 480: new Map() };
  return {
    address({ id, photoVersion }, size) {
      if (photoVersion === '') return '';
      const expires = (Math.floor(now() / 1000 / windowSeconds) + 2) * windowSeconds;
      const known = kept[size].get(id);
      if (known !== undefined && known.expires === expires && known.photoVersion === photoVersion) return known.address;
      const path = `/api/photos/${id}/${photoVersion}/${size}?expires=${expires}`;
      const address = `${basePath}${path}&signature=${sign(path)}`;
      if (kept[size].size === maxKept) kept[size].clear();
      kept[size].set(id, { photoVersion, expires, address });
      return address;
    },
    isValid({ person, version, size, expires, signature }) {
      if (Number(expires) * 1000 < now()) return false;
      const expected = sign(`/api/photos/${person}/${version}/${size}?expires=${expires}`);
      return expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
    },
  };
}
