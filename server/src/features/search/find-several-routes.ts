import { findSeveralPeople, getContactCards, maxChoices, maxPeopleFound } from '@directory/contract';
import type { EntryResult } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import { summaryOf } from '../../people/person-summary.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';
import type { ReportingLine } from '../../people/reporting-line/reporting-line.ts';
import { personShownWith } from '../../people/search-index/person-shown-with.ts';
import type { SearchablePeople } from '../../people/search-index/searchable-people.ts';
import { withInternationalPhones } from '../../people/contact/phone-number.ts';
import { vcardOf } from '../../people/contact/vcard.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { fairQueue } from '../../http/limits/fair-queue.ts';
import { viewerKey } from '../../viewer/viewer-key.ts';
import { resolveEntry, unsearched } from './resolve-entry.ts';
import type { Lookups, ResolvedEntry } from './resolve-entry.ts';
import { maxUnrecordedRows } from './search-routes.ts';
import { searchRow } from './search-row.ts';
import { restingSlices } from './work-slices.ts';

/** Work budget of one request, in units of the people index: that of 40 searches, about 0.4 seconds. */
const maxRequestWork = 64_000_000;
/** Maximum number of viewers whose requests wait for their turn. */
const maxWaiting = 10;
/** Number of people that are read from the database with one query. */
const peoplePerRead = 50;

interface SeveralPeople {
  readonly people: SearchablePeople;
  readonly store: PeopleStore;
  readonly idOfLogin: (login: string) => number | undefined;
  readonly line: Pick<ReportingLine, 'resolve' | 'withAddress'>;
  readonly addresses: PhotoUrls;
  readonly references: References;
  readonly trail: ReadingTrail;
}

/**
 * Finds several people at once, from memory, in slices between other requests. A node processes one such request at a time, so that many
 * viewers together take no more of the event loop than one. All people in a response are counted, including those who are only offered.
 */
export function findSeveralRoutes(dependencies: SeveralPeople): Route[] {
  const { people, idOfLogin, trail } = dependencies;
  const inTurn = fairQueue({ atOnce: () => 1, waiting: maxWaiting, waitingOfKey: 1, full: 'request.too-many' });
  const lookups = lookupsOf(dependencies);
  return [
    route(findSeveralPeople, async ({ body, viewer, reveal, reply }) => {
      const near = viewer.personId === null ? undefined : people.workplace(viewer.personId);
      const answers = await inTurn(viewerKey(viewer), async () => {
        const pause = restingSlices();
        const work = { left: maxRequestWork };
        const resolved: ResolvedEntry[] = [];
        for (const entry of body.entries) {
          // The client has disconnected.
          if (reply.raw.destroyed) work.left = 0;
          resolved.push(work.left > 0 ? await resolveEntry(entry, { lookups, near, work, pause }) : unsearched);
        }
        const shown = withFewerChoices(resolved);
        reveal(new Set(shown.flatMap((entry) => entry.people.map(({ id }) => id))));
        const rows: EntryResult[] = [];
        for (const entry of shown) {
          await pause();
          rows.push({ ...entry, people: entry.people.map((found) => rowOf(found, dependencies)) });
        }
        return rows;
      });
      const rows = answers.reduce((sum, answer) => sum + answer.people.length, 0);
      if (rows > maxUnrecordedRows) trail.exported(viewer, { exported: 'list', rows });
      return answers;
    }),

    route(getContactCards, async ({ body, viewer, reveal, reply }) => {
      const ids = [...new Set(body.logins.flatMap((login) => idOfLogin(login) ?? []))];
      reveal(ids);
      const file = await inTurn(viewerKey(viewer), () => contactFile(ids, dependencies));
      trail.exported(viewer, { exported: 'contacts', rows: ids.length });
      reply.header('content-type', 'text/vcard; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="contacts.vcf"');
      return file;
    }),
  ];
}

function lookupsOf({ people, line }: SeveralPeople): Lookups {
  return {
    searchWithin: people.searchWithin,
    findByIdentifier: people.findByIdentifier,
    hasWholeName: people.hasWholeName,
    numbered: (text) => {
      const id = line.resolve(text);
      return typeof id === 'number' ? people.summary(id) : undefined;
    },
    shownWith: (address) => personShownWith(address, { line, people }),
  };
}

/** Reduces the choices for each entry until the response has at most `maxPeopleFound` people. Two choices always fit. */
function withFewerChoices(entries: readonly ResolvedEntry[]): ResolvedEntry[] {
  const countWith = (limit: number) => entries.reduce((sum, { people }) => sum + Math.min(people.length, limit), 0);
  let limit = maxChoices;
  while (limit > 2 && countWith(limit) > maxPeopleFound) limit--;
  return entries.map(({ state, people, hasMore }) => ({
    state,
    people: people.slice(0, limit),
    hasMore: hasMore || people.length > limit,
  }));
}

function rowOf(
  found: ResolvedEntry['people'][number],
  dependencies: Pick<SeveralPeople, 'addresses' | 'references'>,
): EntryResult['people'][number] {
  return 'person' in found ? searchRow(found, dependencies) : summaryOf(found, dependencies);
}

/** Returns the cards in the order of the ids. Leavers are omitted. */
async function contactFile(ids: readonly number[], { store, references }: SeveralPeople): Promise<Buffer> {
  const cards: string[] = [];
  for (let start = 0; start < ids.length; start += peoplePerRead) {
    const page = ids.slice(start, start + peoplePerRead);
    const present = new Map((await store.findPresent(page)).map((person): [number, Person] => [person.id, person]));
    // Created after the query, since waiting for the database does not count as work.
    const pause = restingSlices();
    for (const id of page) {
      await pause();
      const person = present.get(id);
      if (person === undefined) continue;
      const country = references.countryOf(person.C_countryname)?.id ?? '';
      cards.push(vcardOf(withInternationalPhones(person, country)));
    }
  }
  return Buffer.from(cards.join(''));
}
