import type { CardField, PublicCard } from '@directory/contract';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { PublicCardStore } from '../../people/public-card-store.ts';

/** What is on a card: the fields that were chosen, all others empty. */
export function cardOf(person: Person, fields: readonly CardField[], photo: string): PublicCard {
  const shown = (field: Exclude<CardField, 'photo'>) => (fields.includes(field) ? person[field] : '');
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    photo: fields.includes('photo') && person.photoVersion !== '' ? photo : '',
    title: shown('title'),
    organization: shown('organization'),
    email: shown('email'),
    primaryPhone: shown('primaryPhone'),
    mobilePhone: shown('mobilePhone'),
    C_facsimileTelephoneNumber: shown('C_facsimileTelephoneNumber'),
    streetAddress: shown('streetAddress'),
    zipCode: shown('zipCode'),
    city: shown('city'),
    // Only beside an address of which it is a part.
    country: fields.includes('city') && person.city !== '' ? person.C_countryname : '',
    linkedInURI: shown('linkedInURI'),
  };
}

export interface ShownCard {
  readonly person: Person;
  readonly fields: readonly CardField[];
  readonly card: PublicCard;
}

/** The card at a hash; undefined for one that is off, unknown, or a leaver's, which cannot be told apart. */
export async function findCard(
  hash: string,
  { cards, people }: { cards: PublicCardStore; people: PeopleStore },
): Promise<ShownCard | undefined> {
  const found = await cards.findShown(hash);
  const person = found && (await people.find({ id: found.personId }));
  if (found === undefined || person === undefined) return undefined;
  const { fields } = found;
  return { person, fields, card: cardOf(person, fields, `/callback/${hash}/photo`) };
}
