import { getContactCard, updateUserPhoto } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { PhotoAddresses } from '../../people/photo-addresses.ts';
import { PhotoRejectedError, preparePhoto } from '../../people/photo-image.ts';
import type { PreparedPhoto } from '../../people/photo-image.ts';
import { photoStore } from '../../people/photo-store.ts';
import type { ReadPhoto } from '../../people/read-photo.ts';
import { contactFileDisposition, vcardOf } from '../../people/vcard.ts';
import { profileStore } from './profile-store.ts';

/** Size of the photo in a contact file: phones show no larger one. */
const contactPhotoSize = 240;

/** Changing one's own photo, and the contact file of any person. */
export function ownPhotoRoutes(dependencies: {
  readonly database: Database;
  readonly people: PeopleStore;
  readonly addresses: PhotoAddresses;
  readonly catchUp: () => Promise<void>;
  readonly readPhoto: ReadPhoto;
}): Route[] {
  /** Photos are decoded one at a time, since decoding takes much memory. */
  let lastPhoto: Promise<unknown> = Promise.resolve();

  return [
    route(updateUserPhoto, async ({ query, body, viewer, fail }) => {
      if (query.userId !== undefined && identityKey(query.userId) !== identityKey(viewer.login)) {
        return fail('photo.not-own');
      }
      const personId = viewer.personId ?? fail('profile.none');
      const bytes = bytesOf(body) ?? fail('photo.not-jpeg');
      const photo = await inTurn(bytes);
      if (photo instanceof PhotoRejectedError) return fail(codeOf[photo.kind]);
      if (!(await store(personId, viewer.login, photo))) return fail('profile.none');
      await dependencies.catchUp();
      const shown = { id: personId, photoVersion: photo.version };
      const picture = photo.sizes.find(({ size }) => size === contactPhotoSize);
      return {
        image: `data:image/jpeg;base64,${Buffer.from(picture?.jpeg ?? []).toString('base64')}`,
        photo: dependencies.addresses.address(shown, 240),
        photoLarge: dependencies.addresses.address(shown, 480),
      };
    }),

    route(getContactCard, async ({ query, fail, reply }) => {
      const person = (await dependencies.people.find({ login: query.userId })) ?? fail('profile.unknown');
      if (person.leftAt !== null) return fail('profile.left');
      const photo = await dependencies.readPhoto(person.id, contactPhotoSize);
      reply.header('content-type', 'text/vcard; charset=utf-8');
      reply.header('content-disposition', contactFileDisposition(person));
      return Buffer.from(vcardOf(person, photo));
    }),
  ];

  async function inTurn(bytes: Uint8Array): Promise<PreparedPhoto | PhotoRejectedError> {
    const work = lastPhoto
      .then(() => preparePhoto(bytes))
      .catch((error: unknown) => {
        if (error instanceof PhotoRejectedError) return error;
        throw error;
      });
    lastPhoto = work.catch(() => {});
    return await work;
  }

  /** Stores the photo in all sizes, its version and the audit entry, or nothing. Returns false for a leaver. */
  async function store(personId: number, actor: string, photo: PreparedPhoto): Promise<boolean> {
    return await dependencies.database.transaction(async (queries) => {
      if (!(await profileStore(queries).setPhoto(personId, photo.version))) return false;
      await photoStore(queries).replace(personId, photo.sizes);
      await auditStore(queries).record({
        actor,
        kind: 'photo.changed',
        subject: actor,
        before: null,
        after: { photo: photo.version },
      });
      return true;
    });
  }
}

const codeOf = {
  'not-jpeg': 'photo.not-jpeg',
  'too-large': 'photo.too-large',
  damaged: 'photo.unreadable',
} as const;

/** The bytes of a data URL (RFC 2397) with the media type JPEG; undefined for anything else. */
function bytesOf(address: string): Uint8Array | undefined {
  const [, base64] = /^data:image\/jpe?g;base64,([A-Za-z0-9+/]*={0,2})$/.exec(address) ?? [];
  return base64 === undefined || base64 === '' ? undefined : Buffer.from(base64, 'base64');
}
