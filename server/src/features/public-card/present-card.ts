import type { CardField, PublicCard } from '@directory/contract';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { PublicCardStore } from '../../people/contact/public-card-store.ts';
import { withInternationalPhones } from '../../people/contact/phone-number.ts';
import type { References } from '../../people/reference-lists.ts';

/** A card with the chosen fields; all others are empty. */
export function cardOf(
  person: Person,
  options: { fields: readonly CardField[]; photo: string; references: Pick<References, 'countryOf'> },
): PublicCard {
  const { fields, photo, references } = options;
  // Visitors may be in any country, so the country code of the number is needed, even if the country is not on the card.
  const ownCountry = references.countryOf(person.C_countryname)?.id ?? '';
  const values = { ...withInternationalPhones(person, ownCountry), ...person.aboutMe };
  const shown = (field: Exclude<CardField, 'photo'>) => (fields.includes(field) ? values[field] : '');
  // Shown only together with the city, since a country alone is not an address.
  const country = fields.includes('city') && person.city !== '' ? person.C_countryname : '';
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    photo: fields.includes('photo') && person.photoVersion !== '' ? photo : '',
    namePronunciation: shown('namePronunciation'),
    pronouns: shown('pronouns'),
    title: shown('title'),
    organization: shown('organization'),
    email: shown('email'),
    primaryPhone: shown('primaryPhone'),
    mobilePhone: shown('mobilePhone'),
    C_facsimileTelephoneNumber: shown('C_facsimileTelephoneNumber'),
    streetAddress: shown('streetAddress'),
    zipCode: shown('zipCode'),
    city: shown('city'),
    country,
    countryCode: references.countryOf(country)?.id ?? '',
    linkedInURI: shown('linkedInURI'),
  };
}

export interface ShownCard {
  readonly person: Person;
  readonly fields: readonly CardField[];
  readonly card: PublicCard;
}

/** Finds a card by its hash; undefined for an unknown hash, a card that is off, and a leaver's card. */
export async function findCard(
  hash: string,
  options: { cards: PublicCardStore; people: PeopleStore; references: References; basePath: string },
): Promise<ShownCard | undefined> {
  const { cards, people, references, basePath } = options;
  const found = await cards.findShown(hash);
  const person = found && (await people.find({ id: found.personId }));
  if (found === undefined || person === undefined) return undefined;
  const { fields } = found;
  return { person, fields, card: cardOf(person, { fields, photo: `${basePath}/callback/${hash}/photo`, references }) };
}
