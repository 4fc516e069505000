import { getPerson, getPersonPhoto, listPeople, photoSizes, profileFields, recordOf } from '@directory/contract';
import type { PersonRecord } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { ReadPhoto } from '../../people/photos/read-photo.ts';
import { shownReference } from '../../people/reporting-line/shown-reference.ts';
import type { References } from '../../people/reference-lists.ts';

/** Maximum number of people per read, so that a large page does not hold up other requests. */
const peoplePerRead = 100;

/** The API for other systems: all people in pages, and one person by id. */
export function peopleListRoutes(dependencies: {
  readonly people: Pick<PeopleStore, 'find' | 'page'>;
  /** The person in the directory to whom a reference refers, from memory. */
  readonly named: (reference: string) => Parameters<typeof shownReference>[1];
  readonly references: Pick<References, 'countryOf'>;
  readonly readPhoto: ReadPhoto;
}): Route[] {
  const { people, named, references, readPhoto } = dependencies;

  /** The person as others see them. Hidden values are already empty. */
  const present = (person: Person): PersonRecord => {
    // The manager is not shown for members of organizations that are excluded from the chart.
    const manager = person.isManagerShown ? person.manager : '';
    const managing = named(manager);
    return {
      id: person.id,
      version: person.version,
      ...recordOf(profileFields, (field) => person[field]),
      manager: shownReference(manager, managing),
      C_assistant: shownReference(person.C_assistant, named(person.C_assistant)),
      otherNames: [...person.otherNames],
      countryCode: references.countryOf(person.C_countryname)?.id ?? '',
      managerUserId: managing?.login ?? '',
      photoVersion: person.photoVersion,
    };
  };

  return [
    route(listPeople, async ({ query: { after, limit }, reveal }) => {
      const records: PersonRecord[] = [];
      let next: number | null = after;
      for (let left = limit; left > 0 && next !== null; left -= peoplePerRead) {
        const page: Awaited<ReturnType<typeof people.page>> = await people.page(next, Math.min(left, peoplePerRead));
        records.push(...page.people.map(present));
        next = page.next;
      }
      reveal(records.map(({ id }) => id));
      return { people: records, next };
    }),

    route(getPerson, async ({ params, fail, reveal }) => {
      const person = await people.find({ id: params.id });
      reveal(person === undefined ? [] : [person.id]);
      if (person === undefined) return fail('person.unknown');
      if (person.leftAt !== null) fail('profile.left');
      return present(person);
    }),

    route(getPersonPhoto, async ({ params, query, fail, reveal, reply }) => {
      const size = photoSizes.find((known) => String(known) === query.size) ?? 240;
      const jpeg = await readPhoto(params.id, size);
      reveal(jpeg === undefined ? [] : [params.id]);
      if (jpeg === undefined) return fail('photo.missing');
      reply.header('content-type', 'image/jpeg');
      return jpeg;
    }),
  ];
}
