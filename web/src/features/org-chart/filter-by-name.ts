import type { ChartPerson } from '@directory/contract';

/** Lower case, without the marks on letters: `Élodie` gives `elodie`. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those people of whom every typed word begins a word of the name, the title or the e-mail; case and accents do not matter. */
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
