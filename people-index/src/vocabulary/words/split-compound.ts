import { stem } from './stem.ts';

const languages = new Set(['de', 'nl', 'sv', 'hu']);
/** Linking elements between the parts of a compound. */
const linkingElements = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ens'];
/** Minimum number of letters of a part, including its linking element. */
const shortestPart = 4;
/** Minimum number of letters of a compound. */
const shortestCompound = 9;

/** Whether a language writes compounds as one word. */
export function hasCompounds(language: string): boolean {
  return languages.has(language);
}

/** Minimum number of letters of a word that is joined to another one. */
const shortestJoined = 3;

/** The possible spellings of a compound of two words. [] if one of them is too short. */
export function compoundsOf(modifier: string, head: string): readonly string[] {
  if (Math.min(modifier.length, head.length) < shortestJoined) return [];
  return linkingElements.map((link) => modifier + link + head);
}

/**
 * Splits a compound into two or three parts, as stems: `lohnbuchhalter` into `lohn` and `buchhalter`. Chooses the split
 * whose parts are most common. [] for other words.
 *
 * @param commonness how often a stem occurs as a word of its own
 */
export function splitCompound(word: string, language: string, commonness: (stem: string) => number): string[] {
  if (word.length < shortestCompound) return [];
  return bestSplit(word, language, commonness, 3)?.parts ?? [];
}

interface Split {
  readonly parts: string[];
  readonly score: number;
}

function bestSplit(
  word: string,
  language: string,
  commonness: (stem: string) => number,
  maxParts: number,
): Split | undefined {
  let best: Split | undefined;
  for (let end = shortestPart; end <= word.length - shortestPart; end++) {
    const left = partBefore(word.slice(0, end), language, commonness);
    if (left === undefined) continue;
    const rest = word.slice(end);
    const stemmed = stem(rest, language);
    const count = commonness(stemmed);
    const whole = count > 0 ? { parts: [stemmed], score: Math.log(1 + count) * stemmed.length } : undefined;
    const split =
      maxParts > 2 && rest.length >= shortestCompound ? bestSplit(rest, language, commonness, maxParts - 1) : undefined;
    const right = whole === undefined || (split !== undefined && split.score > whole.score) ? split : whole;
    if (right === undefined) continue;
    const score = Math.min(left.score, right.score);
    if (best === undefined || score > best.score) best = { parts: [...left.parts, ...right.parts], score };
  }
  return best;
}

function partBefore(text: string, language: string, commonness: (stem: string) => number): Split | undefined {
  let best: Split | undefined;
  for (const link of linkingElements) {
    if (!text.endsWith(link) || text.length - link.length < shortestPart - 1) continue;
    const stemmed = stem(text.slice(0, text.length - link.length), language);
    const count = stemmed.length < 3 ? 0 : commonness(stemmed);
    const score = Math.log(1 + count) * stemmed.length;
    if (count > 0 && (best === undefined || score > best.score)) best = { parts: [stemmed], score };
  }
  return best;
}
