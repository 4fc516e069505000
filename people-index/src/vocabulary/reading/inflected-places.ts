import type { Place } from '../places/place-book.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { isAnybodyAt, findPlace } from '../places/find-place.ts';

/** Polish and Czech prepositions after which the name of a place is inflected. Folded. */
const prepositions = new Set(['w', 'we', 'z', 'ze', 'do', 'v', 've']);
/** Minimum number of letters in front of an ending. */
const shortestStem = 3;

/**
 * Case endings after these prepositions, each with the endings that the base form may have: Krakowie, Kraków;
 * Warszawie, Warszawa; Niemczech, Niemcy. Folded; the longest first.
 */
const endings: readonly (readonly [ending: string, baseEndings: readonly string[]])[] = [
  ['szech', ['chy']],
  ['czech', ['cy']],
  ['rzech', ['ry']],
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

/** The place that the word after a Polish or Czech preposition names, if somebody is there: `w Krakowie`, `do Warszawy`, `v Praze`. */
export function placeAfterPreposition(
  words: readonly Word[],
  start: number,
  context: ReadingContext,
): Place | undefined {
  if (!prepositions.has(words[start - 1]?.folded ?? '')) return undefined;
  const { folded } = words[start]!;
  for (const [ending, baseEndings] of endings) {
    const stem = folded.slice(0, -ending.length);
    if (stem.length < shortestStem || !folded.endsWith(ending)) continue;
    for (const baseEnding of baseEndings) {
      const place = findPlace(stem + baseEnding, '', context);
      if (place !== undefined && isAnybodyAt(place, context)) return place;
    }
  }
  return undefined;
}
