import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Requests } from './requests.ts';

const sizes = [96, 240, 480];
const kinds = 6;

/** A few photos that are uploaded repeatedly, and the bytes with which each is served in all sizes. */
export interface Photos {
  /** The data URL of the photo for this number. */
  toUpload(number: number): string;
  /** Which photo of a person is served; undefined for none, `mixed` if the sizes belong to different photos. */
  shownOf(login: string): Promise<number | undefined | 'mixed'>;
  /** Whether it is the photo for this number; 0 stands for no photo. */
  isShown(number: number, shown: number | undefined): boolean;
}

/** @param login login of a person whose photo is changed, to learn with which bytes each photo is served */
export async function photosOf(requests: Requests, login: string): Promise<Photos> {
  const photos = await Promise.all(Array.from({ length: kinds }, (_, kind) => photoOfOneColour(kind)));
  const kindOf = new Map<string, number>();
  for (const [kind, photo] of photos.entries()) {
    const { status, problem } = await requests.send(login, 'PUT', '/api/update-user-photo', photo);
    if (status !== 200) throw new Error(`A photo was answered with ${status} ${problem}.`);
    for (const hash of await hashesOf(login)) kindOf.set(hash, kind);
  }
  return {
    toUpload: (number) => photos[number % kinds] ?? '',
    async shownOf(person) {
      const [kind, ...others] = new Set((await hashesOf(person)).map((hash) => kindOf.get(hash)));
      return others.length > 0 ? 'mixed' : kind;
    },
    isShown: (number, shown) => (number === 0 ? shown === undefined : shown === number % kinds),
  };

  async function hashesOf(person: string): Promise<string[]> {
    const hashes: string[] = [];
    for (const size of sizes) {
      const path = `/api/get-user-photo?userId=${encodeURIComponent(person)}&size=${size}x${size}`;
      const { status, json } = await requests.get(person, path);
      if (status !== 200) throw new Error(`A photo was answered with ${status}.`);
      hashes.push(
        createHash('sha256')
          .update((json as { image: string }).image)
          .digest('base64url'),
      );
    }
    return hashes;
  }
}

async function photoOfOneColour(kind: number): Promise<string> {
  const background = { r: (kind * 53) % 256, g: (kind * 97 + 40) % 256, b: (kind * 151 + 80) % 256 };
  const image = sharp({ create: { width: 500, height: 500, channels: 3, background } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString('base64')}`;
}
