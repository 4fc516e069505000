import { randomBytes } from 'node:crypto';
import { activateCard, deactivateCard, getOwnCard, previewCard } from '@directory/contract';
import type { OwnCard } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { auditStore } from '../../people/audit-store.ts';
import { findOwn } from '../../people/find-own.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import { knownFields, publicCardStore, publicHashOf } from '../../people/contact/public-card-store.ts';
import type { StoredCard } from '../../people/contact/public-card-store.ts';
import type { References } from '../../people/reference-lists.ts';
import { cardPage } from './card-page.ts';
import { cardOf } from './present-card.ts';

/** 192 bits, which cannot be guessed. */
const hashBytes = 24;
/** Stands for the hash in a preview. Too short to be the hash of a card. */
const previewHash = 'preview';

/** Shows and previews the viewer's own card, and turns it on and off. */
export function ownCardRoutes(dependencies: {
  readonly database: Database;
  readonly people: PeopleStore;
  readonly addresses: PhotoUrls;
  readonly references: References;
  readonly brandName: string;
  readonly basePath: string;
}): Route[] {
  const { database, people, addresses, references } = dependencies;
  const cards = publicCardStore(database.kysely);

  return [
    route(getOwnCard, async ({ viewer, fail }) => {
      const person = (await readOwn(viewer)) ?? fail('profile.none');
      return present(await cards.find(person.id));
    }),

    route(previewCard, async ({ viewer, body, fail }) => {
      const person = (await readOwn(viewer)) ?? fail('profile.none');
      const card = cardOf(person, { fields: body.fields, photo: addresses.url(person, 240), references });
      return { card, page: cardPage(body.language, card, previewHash, dependencies) };
    }),

    route(activateCard, ({ viewer, body, fail }) =>
      changeCard(viewer, fail, (before) => {
        const shownHash = before?.isOn === true ? before.hash : undefined;
        if (body?.publicHash !== undefined && body.publicHash !== shownHash) return fail('card.off');
        return {
          hash: shownHash ?? randomBytes(hashBytes).toString('base64url'),
          isOn: true,
          fields: knownFields(body?.fields ?? before?.fields),
        };
      }),
    ),

    route(deactivateCard, ({ viewer, fail }) =>
      changeCard(viewer, fail, (before) => before && { ...before, isOn: false }),
    ),
  ];

  async function readOwn({ login }: Viewer): Promise<Person | undefined> {
    const person = await people.find({ login });
    return person?.leftAt === null ? person : undefined;
  }

  /**
   * Stores the card and the audit entry in one transaction. It also locks the person's row, because a person without a card has no
   * card row to lock.
   */
  async function changeCard(
    { login }: Viewer,
    fail: (code: 'profile.none') => never,
    next: (before: StoredCard | undefined) => Omit<StoredCard, 'changedAt'> | undefined,
  ): Promise<OwnCard> {
    return await database.transaction(async (queries) => {
      const { person } = (await findOwn(login, queries)) ?? fail('profile.none');
      const store = publicCardStore(queries);
      const before = await store.findForUpdate(person.id);
      const after = next(before);
      if (after === undefined || isSame(before, after)) return present(before);
      const card = { ...after, changedAt: before?.isOn === after.isOn ? before.changedAt : new Date() };
      await store.put(person.id, card);
      await auditStore(queries).record({
        actor: person.login,
        kind: after.isOn ? 'card.on' : 'card.off',
        subject: person.login,
        before: before ? { isOn: before.isOn, fields: before.fields } : null,
        after: { isOn: after.isOn, fields: after.fields },
      });
      return present(card);
    });
  }
}

function isSame(before: StoredCard | undefined, after: Omit<StoredCard, 'changedAt'>): boolean {
  return (
    before !== undefined &&
    before.isOn === after.isOn &&
    before.hash === after.hash &&
    before.fields.join() === after.fields.join()
  );
}

function present(card: StoredCard | undefined): OwnCard {
  return {
    publicHash: publicHashOf(card),
    since: card?.isOn === true ? card.changedAt.toISOString() : '',
    fields: [...knownFields(card?.fields)],
  };
}
