import type { ChartPerson } from '@directory/contract';
import { withoutAccents } from '../../../ui/without-accents.ts';

/** The people for whom every typed word is a prefix of a word in name, title or email, ignoring case and accents. */
export function filterByName<Person extends Pick<ChartPerson, 'firstName' | 'lastName' | 'title' | 'email'>>(
  people: readonly Person[],
  text: string,
): Person[] {
  const words = withoutAccents(text).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const texts = [person.firstName, person.lastName, person.title, person.email].join(' ');
    const own = withoutAccents(texts).split(/[\s'’-]+/);
    return words.every((word) => own.some((part) => part.startsWith(word)) || own.join('-').includes(word));
  });
}
