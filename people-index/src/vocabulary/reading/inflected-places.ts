import type { Place } from '../places/place-book.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { isAnybodyAt, placeNamed } from '../places/find-place.ts';

/** Polish and Czech prepositions behind which a place has another ending. Folded. */
const prepositions = new Set(['w', 'we', 'z', 'ze', 'do', 'v', 've']);
const shortestStem = 3;

/** Endings of the cases behind these prepositions, and those that the name itself may have instead: Krakowie, Kraków; Warszawie, Warszawa. Folded; the longest first. */
const endings: readonly (readonly [ending: string, own: readonly string[]])[] = [
  ['sce', ['ska']],
  ['dze', ['ga']],
  ['ach', ['e', 'y', 'i']],
  ['ie', ['', 'a']],
  ['iu', ['']],
  ['ze', ['ha']],
  ['i', ['', 'a', 'ia']],
  ['u', ['', 'o']],
  ['y', ['', 'a']],
  ['e', ['', 'a', 'o']],
  ['a', ['', 'o']],
];

/** The place of a word behind a Polish or Czech preposition, where somebody is there: `w Krakowie`, `do Warszawy`, `v Praze`. */
export function placeBehindPreposition(
  words: readonly Word[],
  start: number,
  context: ReadingContext,
): Place | undefined {
  if (!prepositions.has(words[start - 1]?.folded ?? '')) return undefined;
  const { folded } = words[start]!;
  for (const [ending, own] of endings) {
    const stem = folded.slice(0, -ending.length);
    if (stem.length < shortestStem || !folded.endsWith(ending)) continue;
    for (const other of own) {
      const place = placeNamed(stem + other, '', context);
      if (place !== undefined && isAnybodyAt(place, context)) return place;
    }
  }
  return undefined;
}
