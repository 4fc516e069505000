import type { NameBook } from '../name-book.ts';
import type { ScoreQuery } from '../score-query.ts';
import { Seeded } from '../seeded-random.ts';
import { peopleOf, scriptRowsOf } from './data.ts';
import { shuffled } from './test-case.ts';
import type { AbsentNameClass } from './test-classes.ts';

const seed = 77_002_612;
const wanted = 150;

/** Names of real people that nobody in the group has, neither as written nor, as far as known, in Latin letters. */
export function absentNameQueries(book: NameBook): ScoreQuery<AbsentNameClass>[] {
  const random = new Seeded(seed);
  const lists: Record<AbsentNameClass, { text: string; latin: string }[]> = {
    nobodyHangul: scriptRowsOf('korean').map(({ native, latin }) => ({ text: native, latin })),
    nobodyKanji: scriptRowsOf('japanese').map(({ native, latin }) => ({ text: native.replace(' ', ''), latin })),
    nobodyLatin: peopleOf().map(({ first, last }) => ({ text: `${first} ${last}`, latin: `${first} ${last}` })),
  };
  const isPresent = (text: string): boolean => book.matchesSomeoneElse(text, () => false);
  return Object.entries(lists).flatMap(([name, rows]) =>
    shuffled(rows, random)
      .filter(({ text, latin }) => !isPresent(text) && !isPresent(latin) && !isPresent(latin.replaceAll('-', '')))
      .slice(0, wanted)
      .map(({ text }) => ({
        class: name as AbsentNameClass,
        culture: 'nobody',
        text,
        isAnswer: () => false,
        expectsNobody: true,
      })),
  );
}
