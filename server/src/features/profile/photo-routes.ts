import { getSignedPhoto, getUserPhoto, photoSizes } from '@directory/contract';
import type { PhotoSize } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { drawnVersion } from '../../people/drawn-portrait.ts';
import type { PhotoAddresses } from '../../people/photo-addresses.ts';
import type { PhotoStore } from '../../people/photo-store.ts';

const ordinarySize = 240;

/** Photos: as data for a script, and at signed addresses for an `<img>`. */
export function photoRoutes(room: {
  photos: PhotoStore;
  addresses: PhotoAddresses;
  draw: (seed: string, size: PhotoSize) => Promise<Uint8Array>;
  idOfLogin: (login: string) => number | undefined;
}): Route[] {
  const read = async (personId: number, size: PhotoSize, version?: string): Promise<Uint8Array | undefined> => {
    const photo = await room.photos.read(personId, size);
    if (photo === undefined || (version !== undefined && photo.version !== version)) return undefined;
    return photo.version === drawnVersion ? await room.draw(String(personId), size) : photo.jpeg;
  };

  return [
    route(getUserPhoto, async ({ query, viewer }) => {
      const id = room.idOfLogin(query.userId ?? viewer.login);
      const jpeg = id === undefined ? undefined : await read(id, ordinarySize);
      return { image: jpeg === undefined ? '' : `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` };
    }),

    route(getSignedPhoto, async ({ params, query, refuse, reply }) => {
      if (!room.addresses.isValid({ ...params, ...query })) refuse('photo.address-invalid');
      const size = photoSizes.find((known) => String(known) === params.size) ?? ordinarySize;
      const jpeg = await read(Number(params.person), size, params.version);
      if (jpeg === undefined) return refuse('photo.missing');
      // The address changes with the photo, so that what a browser holds never grows old.
      reply.header('content-type', 'image/jpeg').header('cache-control', 'private, max-age=43200, immutable');
      return jpeg;
    }),
  ];
}
