import { otherLayoutsOf } from '../../language/keyboard-layouts.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import { type Interpretation, interpretationOf, wordsOf } from './interpretation.ts';
import { maxWords } from './query-limits.ts';

const isAscii = /^\p{ASCII}*$/u;
const maxOtherLayouts = 60;
/** Number of the likeliest layouts of which romanizations are tried, too. */
const maxRomanized = 12;
const maxRomanizationsOfLayout = 4;
/** Minimum length of a last word that may be a prefix of a name. */
const minPrefixLength = 4;
/** Minimum length of a word, in Latin letters and in others. */
const minLengthOnLayout = { latin: 3, other: 2 } as const;

/** The text as typed on other keyboard layouts, and its romanizations. */
export function layoutInterpretations(text: string): Interpretation[] {
  const found = new Map<string, Interpretation>();
  const add = (all: readonly string[], penalty: number): void => {
    const key = all.join(' ');
    const shortest = isAscii.test(key) ? minLengthOnLayout.latin : minLengthOnLayout.other;
    if (all.length === 0 || all.some((word) => word.length < shortest) || found.has(key)) return;
    const last = all.at(-1)!;
    const begins = last.length >= minPrefixLength;
    const query = all.map((word, index) => {
      return { text: word, limitedTo: begins && index === all.length - 1 ? ('literal' as const) : ('whole' as const) };
    });
    const mustExist = begins ? all.slice(0, -1) : all;
    found.set(key, { ...interpretationOf(query, penalty), mustExist, mustBegin: last, isOtherLayout: true });
  };
  for (const [position, other] of otherLayoutsOf(text).slice(0, maxOtherLayouts).entries()) {
    const words = wordsOf(other);
    add(words, 0);
    if (position >= maxRomanized) continue;
    const all = words.map((word) => romanize(word));
    const count = Math.min(maxRomanizationsOfLayout, Math.max(0, ...all.map(({ length }) => length)));
    for (let rank = 0; rank < count; rank++) {
      const romanized = words.map((word, index) => all[index]![Math.min(rank, all[index]!.length - 1)] ?? word);
      add(romanized.flatMap((word) => word.split(' ')).slice(0, maxWords), 1);
    }
  }
  return [...found.values()];
}
