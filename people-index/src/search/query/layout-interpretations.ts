import { otherLayoutsOf } from '../../language/keyboard-layouts.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import { type Interpretation, interpretationOf, wordsOf } from './interpretation.ts';
import { maxWords } from './query-limits.ts';

const isAscii = /^\p{ASCII}*$/u;
const maxOtherLayouts = 60;
/** The likeliest layouts, of which Latin readings are tried too. */
const maxRomanized = 12;
const maxReadingsOfLayout = 4;
/** Of a last word that only begins a name. */
const shortestBeginning = 4;
/** Of Latin letters, and of others. */
const shortestOfLayout = { latin: 3, other: 2 } as const;

/** The text as on other keyboard layouts, and that in Latin letters. */
export function layoutInterpretations(text: string): Interpretation[] {
  const found = new Map<string, Interpretation>();
  const add = (all: readonly string[], penalty: number): void => {
    const key = all.join(' ');
    const shortest = isAscii.test(key) ? shortestOfLayout.latin : shortestOfLayout.other;
    if (all.length === 0 || all.some((word) => word.length < shortest) || found.has(key)) return;
    const last = all.at(-1)!;
    const begins = last.length >= shortestBeginning;
    const query = all.map((word, place) => {
      return { text: word, limitedTo: begins && place === all.length - 1 ? ('literal' as const) : ('whole' as const) };
    });
    const mustExist = begins ? all.slice(0, -1) : all;
    found.set(key, { ...interpretationOf(query, penalty), mustExist, mustBegin: last, isOtherLayout: true });
  };
  for (const [place, other] of otherLayoutsOf(text).slice(0, maxOtherLayouts).entries()) {
    const words = wordsOf(other);
    add(words, 0);
    if (place >= maxRomanized) continue;
    const all = words.map((word) => romanize(word));
    const most = Math.min(maxReadingsOfLayout, Math.max(0, ...all.map((own) => own.length)));
    for (let own = 0; own < most; own++) {
      const reading = words.map((word, index) => all[index]![Math.min(own, all[index]!.length - 1)] ?? word);
      add(reading.flatMap((word) => word.split(' ')).slice(0, maxWords), 1);
    }
  }
  return [...found.values()];
}
