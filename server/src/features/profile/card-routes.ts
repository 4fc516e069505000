import { getPersonCard } from '@directory/contract';
import type { PersonCard } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import { callAddress } from '../../people/contact/phone-number.ts';
import type { PhotoAddresses } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';
import { shownTimeZone } from '../../people/places/time-zone.ts';
import type { WorkingDays } from '../../people/working-days/working-days.ts';

const cardPhotoSize = 96;

/** How a person can be reached now. Available to every signed-in user. */
export function cardRoutes(dependencies: {
  people: Pick<PeopleStore, 'find'>;
  addresses: PhotoAddresses;
  references: References;
  workingDays: WorkingDays;
}): Route[] {
  const { people, addresses, references, workingDays } = dependencies;
  return [
    route(getPersonCard, async ({ query, reveal, fail }) => {
      const person = await people.find({ login: query.userId });
      // The error for a leaver reveals that the person existed, so it is counted too.
      reveal(person === undefined ? [] : [person.id]);
      if (person === undefined) return fail('profile.unknown');
      return person.leftAt === null ? await cardOf(person) : fail('profile.left');
    }),
  ];

  /** The card as others see it: hidden values are empty, even for the person. */
  async function cardOf(person: Person): Promise<PersonCard> {
    const country = references.countryOf(person.C_countryname);
    const countryCode = country?.id ?? '';
    const timeZone = shownTimeZone(person, countryCode);
    const gbuCode = person.C_msDSCloudExtensionAttribute3;
    return {
      login: person.login,
      firstName: person.firstName,
      lastName: person.lastName,
      title: person.title,
      email: person.email,
      organization: person.organization,
      city: person.city,
      C_countryname: country?.name ?? '',
      countryCode,
      gbuName: references.gbu.get(gbuCode)?.Name ?? gbuCode,
      photo: addresses.address(person, cardPhotoSize),
      timeZone,
      days: await workingDays({ countryCode, state: person.state, timeZone }),
      callAddress: callAddress([person.primaryPhone, person.mobilePhone, person.C_ipPhone], countryCode),
    };
  }
}
