import type { ChartPerson } from '@directory/contract';

/** Lower case without diacritics: `Élodie` gives `elodie`. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The people for whom every typed word is a prefix of a word in name, title or email, ignoring case and accents. */
export function filterByName<Person extends Pick<ChartPerson, 'firstName' | 'lastName' | 'title' | 'email'>>(
  people: readonly Person[],
  text: string,
): Person[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const own = plain([person.firstName, person.lastName, person.title, person.email].join(' ')).split(/[\s'’-]+/);
    return words.every((word) => own.some((part) => part.startsWith(word)) || own.join('-').includes(word));
  });
}
