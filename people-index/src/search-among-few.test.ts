import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type IndexedPerson, PeopleIndex } from './index.ts';

const firstNames =
  'Maria,María,Jean-Marc,Marc,Robert,Bob,Katherine,Jürgen,Mohammed,Li,Wei,Yuki,Иван,Екатерина,Γιώργος,محمد,민수,伟,由紀,Anne Sofie'.split(
    ',',
  );
const lastNames =
  "Martin,Sanz Martin,van den Berg,de Sá,Müller,Schmidt,Al Rashidi,Lopez,Kowalski,Ng,Иванов,Παπαδόπουλος,بن علي,김,王,井上,O'Brien,Paris,Robert,Le Roux-Juneau".split(
    ',',
  );
/** Other spellings, nicknames, names in other letters, another name, a login. */
const otherWords = 'Poppy,Popy,Ivan,Ivanov,Wang,Kim,Inoue,Giorgos,Catherine,Bobby,mb1042,Johanna'.split(',');
const cities = ['Paris', 'Lyon', 'Saint-Martin', 'Milano'];

const everybody = firstNames.flatMap((firstName, one) =>
  lastNames.map((lastName, other): IndexedPerson => {
    const id = one * lastNames.length + other + 1;
    const city = cities[id % cities.length]!;
    const otherNames = id % 7 === 0 ? ['Poppy'] : [];
    return { ...emptyPerson, id, login: `mb${1000 + id}@example.com`, firstName, lastName, otherNames, city };
  }),
);
const segments = PeopleIndex.build(everybody);
for (const person of everybody.slice(0, 60)) segments.put({ ...person, city: 'Metz' });

/** Ids that are not in the index: with them, a set is not small any more, so that the search does not build a dictionary of its names. */
const nobody = Array.from({ length: 500 }, (_, index) => 1_000_000 + index);

const words = [...firstNames, ...lastNames, ...cities].flatMap((name) => name.split(' '));
const word = fc.constantFrom(...words, ...otherWords);
const position = fc.nat(10);
const typed = fc
  .tuple(word, fc.constantFrom('as it is', 'a letter less', 'a letter more', 'swapped', 'begun'), position)
  .map(([own, typo, at]) => {
    const letters = [...own.toLowerCase()];
    const from = at % letters.length;
    if (typo === 'a letter less' && letters.length > 2) letters.splice(from, 1);
    if (typo === 'a letter more') letters.splice(from, 0, 'x');
    if (typo === 'swapped' && from > 0) [letters[from - 1], letters[from]] = [letters[from]!, letters[from - 1]!];
    return (typo === 'begun' ? letters.slice(0, Math.max(2, from)) : letters).join('');
  });
const text = fc.array(typed, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const members = fc.uniqueArray(fc.integer({ min: 1, max: everybody.length }), { maxLength: 25 });

test('a search among few people has the same hits in the same order as a search among a set that is not small', () => {
  fc.assert(
    fc.property(members, text, fc.constantFrom(3, 20), (ids, own, limit) => {
      const search = (among: ReadonlySet<number>) =>
        segments.search({ text: own, filters: { among }, limit, after: 0 });
      expect(search(new Set(ids))).toEqual(search(new Set([...ids, ...nobody])));
    }),
    {
      numRuns: 1000,
      examples: [
        // A name that resembles a word is searched among all people who match the other word.
        [[254], 'ива maria', 3],
        // The one word that remains without a title matches everybody's names literally, and these people's as a nickname only.
        [[103], 'ma robert', 3],
        // Two words that match the same one, and another that is in an attribute.
        [[64], 'pa sá sa', 3],
        // A prefix of a city next to a nickname is only a guess, which the search for nicknames cannot show.
        [[203], 'mi po', 3],
        // Pet names that follow by rule must not use up the work budget.
        [[], 'بن بن محمد', 3],
      ],
    },
  );
});
