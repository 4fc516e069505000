import { romanise } from '../language/romanise.ts';
import { scriptOf } from '../language/script.ts';
import { type Interpretation, interpretationOf, joinings, mostWords } from './interpretation.ts';
import type { QueryTerm } from './query-term.ts';

const mostReadings = 8;
/** Han characters and hangul are read syllable by syllable, so that their readings leave nothing open. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Readings that a name shares with what is the same name in other characters: Mandarin, and before it Cantonese where it is written so. */
const mostFirst = 2;

/** Latin readings that have more words than the text, of a text in another script. */
export function romanizedInterpretations(words: readonly string[]): Interpretation[] {
  const all = words.map((word) => romanise(word));
  const isSyllabic = words.some((word) => syllabic.test(word));
  const toTerms = (texts: readonly string[], place: number): QueryTerm[] =>
    texts.map((text, index) => {
      if (!isSyllabic) return { text };
      const isReading = place < mostFirst ? 'first' : 'other';
      return index === 0 && texts.length > 1 ? { text, isReading, isSurname: true } : { text, isReading };
    });
  const readings = new Map<string, Interpretation>();
  const readFrom = scriptOf(words.find((_, place) => all[place]!.length > 0) ?? '');
  const most = Math.min(mostReadings, Math.max(0, ...all.map((own) => own.length)));
  for (let place = 0; place < most; place++) {
    const reading = words.map((word, index) => all[index]![Math.min(place, all[index]!.length - 1)] ?? word).join(' ');
    const own = reading.split(' ').slice(0, mostWords);
    if (own.length <= words.length) continue;
    const known = readings.get(reading);
    if (known === undefined || known.penalty > place)
      readings.set(reading, { ...interpretationOf(toTerms(own, place), Math.min(2, place)), readFrom });
    if (isSyllabic && own.length > 2) continue;
    for (const joined of joinings(own).slice(0, own.length - 1)) {
      const texts = joined.terms.map((term) => term.text);
      const text = texts.join(' ');
      if (!readings.has(text)) readings.set(text, { ...joined, terms: toTerms(texts, place), penalty: 3, readFrom });
    }
  }
  return [...readings.values()];
}
