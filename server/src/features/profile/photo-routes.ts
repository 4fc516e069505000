import { getSignedPhoto, getUserPhoto, photoSizes } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { PhotoAddresses } from '../../people/photos/photo-urls.ts';
import type { ReadPhoto } from '../../people/photos/read-photo.ts';

const ordinarySize = 240;

/** Serves photos as data URLs, and at signed URLs for an `<img>`. */
export function photoRoutes(dependencies: {
  readPhoto: ReadPhoto;
  addresses: PhotoAddresses;
  idOfLogin: (login: string) => number | undefined;
}): Route[] {
  return [
    route(getUserPhoto, async ({ query, viewer, reveal }) => {
      const id = dependencies.idOfLogin(query.userId ?? viewer.login);
      reveal(id === undefined ? [] : [id]);
      const jpeg =
        id === undefined
          ? undefined
          : await dependencies.readPhoto(id, ordinarySize, { isOwner: id === viewer.personId });
      return { image: jpeg === undefined ? '' : `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` };
    }),

    route(getSignedPhoto, async ({ params, query, fail, reply }) => {
      if (!dependencies.addresses.isValid({ ...params, ...query })) fail('photo.address-invalid');
      const size = photoSizes.find((known) => String(known) === params.size) ?? ordinarySize;
      const jpeg = await dependencies.readPhoto(Number(params.person), size, { version: params.version });
      if (jpeg === undefined) return fail('photo.missing');
      // A cached response never becomes stale, because the URL contains the version of the photo.
      reply.header('content-type', 'image/jpeg').header('cache-control', 'private, max-age=43200, immutable');
      return jpeg;
    }),
  ];
}
