import type { PersonSummary } from '@directory/contract';
import type { PersonSummary as IndexedSummary } from '@directory/people-index';
import type { PhotoAddresses } from './photos/photo-urls.ts';
import type { References } from './reference-lists.ts';

const listPhotoSize = 96;

/** Converts a person of the people index to the summary of the contract. */
export function summaryOf(
  person: IndexedSummary,
  { addresses, references }: { addresses: PhotoAddresses; references: References },
): PersonSummary {
  return {
    login: person.login,
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.title,
    email: person.email,
    organization: person.company,
    city: person.city,
    C_countryname: references.country.get(person.country)?.name ?? '',
    countryCode: person.country,
    gbuName: person.gbuName,
    photo: addresses.address(person, listPhotoSize),
  };
}
