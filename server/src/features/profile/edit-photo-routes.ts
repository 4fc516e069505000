import { getContactCard, removeUserPhoto, updateUserPhoto } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { findOwn } from '../../people/find-own.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import type { PreparedPhoto } from '../../people/photos/photo-image.ts';
import { photoStore } from '../../people/photos/photo-store.ts';
import type { ReadPhoto } from '../../people/photos/read-photo.ts';
import { withInternationalPhones } from '../../people/contact/phone-number.ts';
import { contactFileDisposition, vcardOf } from '../../people/contact/vcard.ts';
import type { References } from '../../people/reference-lists.ts';
import { profileStore } from './profile-store.ts';
import type { ReceivePhoto } from './receive-photo.ts';
import { removePhoto } from './remove-photo.ts';

/** Size of the photo in a contact file, in pixels. Phones do not show larger ones. */
const contactPhotoSize = 240;

/** Changes and removes the viewer's own photo, and serves the contact file of any person. */
export function ownPhotoRoutes(dependencies: {
  readonly database: Database;
  readonly people: PeopleStore;
  readonly addresses: PhotoUrls;
  readonly references: Pick<References, 'countryOf'>;
  readonly catchUp: () => Promise<void>;
  readonly readPhoto: ReadPhoto;
  readonly receivePhoto: ReceivePhoto;
}): Route[] {
  return [
    route(updateUserPhoto, async ({ query, body, viewer, fail }) => {
      if (query.userId !== undefined && identityKey(query.userId) !== identityKey(viewer.login)) {
        return fail('photo.not-own');
      }
      // Fails before the photo is decoded.
      if (viewer.personId === null) return fail('profile.none');
      const photo = await dependencies.receivePhoto(body);
      if (typeof photo === 'string') return fail(photo);
      if (!(await store(viewer.login, photo))) return fail('profile.none');
      await dependencies.catchUp();
      const person = (await dependencies.people.find({ login: viewer.login })) ?? fail('profile.none');
      const shown = person.revealed();
      const picture = photo.sizes.find(({ size }) => size === contactPhotoSize);
      return {
        image: `data:image/jpeg;base64,${Buffer.from(picture?.jpeg ?? []).toString('base64')}`,
        photo: dependencies.addresses.url(shown, 240),
        photoLarge: dependencies.addresses.url(shown, 480),
      };
    }),

    route(removeUserPhoto, async ({ viewer, fail }) => {
      await dependencies.database.transaction(async (queries) => {
        const found = (await findOwn(viewer.login, queries)) ?? fail('profile.none');
        if (!(await removePhoto(found, viewer.login, queries))) fail('photo.missing');
      });
      await dependencies.catchUp();
      const person = (await dependencies.people.find({ login: viewer.login })) ?? fail('profile.none');
      const shown = person.revealed();
      return {
        photo: dependencies.addresses.url(shown, 240),
        photoLarge: dependencies.addresses.url(shown, 480),
      };
    }),

    route(getContactCard, async ({ query, fail, reveal, reply }) => {
      const person = await dependencies.people.find({ login: query.userId });
      reveal(person === undefined ? [] : [person.id]);
      if (person === undefined) return fail('profile.unknown');
      if (person.leftAt !== null) return fail('profile.left');
      const photo = await dependencies.readPhoto(person.id, contactPhotoSize);
      reply.header('content-type', 'text/vcard; charset=utf-8');
      reply.header('content-disposition', contactFileDisposition(person));
      const country = dependencies.references.countryOf(person.C_countryname)?.id ?? '';
      return Buffer.from(vcardOf(withInternationalPhones(person, country), photo));
    }),
  ];

  /** Stores the photo in all sizes, its version and the audit entry in one transaction. Returns false if nobody has the login any more. */
  async function store(login: string, photo: PreparedPhoto): Promise<boolean> {
    return await dependencies.database.transaction(async (queries) => {
      const found = await findOwn(login, queries);
      if (found === undefined) return false;
      const { person } = found;
      await photoStore(queries).keepFeedPhoto(person.id);
      await profileStore(queries).setPhoto(person.id, photo.version);
      await photoStore(queries).replace(person.id, photo.sizes);
      await auditStore(queries).record({
        actor: login,
        kind: 'photo.changed',
        subject: person.login,
        before: null,
        after: { photo: photo.version },
      });
      return true;
    });
  }
}
