import { longestToken } from '../../columns/token-dictionary.ts';
import { isChineseSyllable } from '../../language/chinese/chinese-spellings.ts';
import { fold } from '../../language/fold.ts';
import { isParticle, isParticleByEar } from '../../language/particles.ts';
import { isKoreanSyllable } from '../../language/korean/korean-spellings.ts';
import { type Script, scriptOf } from '../../language/script.ts';
import { maxWords } from './query-limits.ts';
import type { QueryTerm } from './query-term.ts';

/** Longer texts are no names in pieces. */
export const maxJoined = 6;
// Matches "(BtoC)" and "[ext]"; not "a(b".
const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** One way to read a text as terms. */
export interface Interpretation {
  readonly terms: readonly QueryTerm[];
  /** 0 as typed; higher ones come behind within a tier. At most 4. */
  readonly penalty: number;
  /** Words that must be names as they are, where a word was cut up: most cuts are nonsense. */
  readonly mustExist?: readonly string[];
  /** A word with which a name must begin. */
  readonly mustBegin?: string;
  /** Whether the text was typed for another keyboard layout. */
  readonly isOtherLayout?: boolean;
  /** Whether it is worth a look at the weaker tiers: as typed, or with a particle written apart. */
  readonly isSpoken: boolean;
  /** Whether each word must begin another word of the names, and all of them: initials. */
  readonly isStrict: boolean;
  /** The script of the text, if the terms are Latin readings of it. */
  readonly readFrom?: Script;
  /** The words of the text that are not among `terms`. */
  readonly leftOut?: readonly string[];
  /** The shortest word that may have two typos. */
  readonly shortestTwice?: number;
  /** Whether the terms must be met in more than one name of a person, and one of them in full. */
  readonly needsBothNames?: boolean;
  /** Whether the terms must be the whole first and the whole last name. */
  readonly needsWholeNames?: boolean;
  /** Whether each term must be met in a word of its own. */
  readonly needsOwnWords?: boolean;
}

/** The lowest penalty first; most often they are in order as they are. */
export function byPenalty(interpretations: readonly Interpretation[]): readonly Interpretation[] {
  const isInOrder = interpretations.every(
    (interpretation, place) => place === 0 || interpretations[place - 1]!.penalty <= interpretation.penalty,
  );
  return isInOrder ? interpretations : interpretations.toSorted((one, other) => one.penalty - other.penalty);
}

export function interpretationOf(terms: readonly QueryTerm[], penalty: number, isStrict = false): Interpretation {
  return { terms, penalty, isStrict, isSpoken: penalty === 0 };
}

/** The text without what is in brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(bracketed, ' ');
}

/** The folded words of a text, as long as tokens may be. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  return folded.split(' ', maxWords).map(shortened);
}

export function shortened(word: string): string {
  return word.length > longestToken ? word.slice(0, longestToken) : word;
}

export function asTerms(words: readonly string[]): QueryTerm[] {
  return words.map((text) => ({ text }));
}

/** The words with two or three neighbours written as one. */
export function joinings(words: readonly string[]): Interpretation[] {
  const joined: Interpretation[] = [];
  if (words.length > maxJoined) return joined;
  const join = (start: number, length: number) => {
    const one = words
      .slice(start, start + length)
      .join('')
      .slice(0, longestToken);
    const all = asTerms([...words.slice(0, start), one, ...words.slice(start + length)]);
    const isName = length === 2 && words.length > 2 && isSyllableName(words[start]!, words[start + 1]!);
    const isCompound = length === 2 && words.length > 2 && mayBeCompound(words[start]!, words[start + 1]!);
    const isGlued =
      isCompound || isParticle(words[start]!) || isSonOrFather(words[start]!) || isParticleByEar(words[start]!);
    if (isName && !isGlued) all[start] = { text: one, isJoined: true };
    joined.push({ terms: all, penalty: isName ? 0 : 1, isStrict: false, isSpoken: isName || isGlued });
  };
  for (let length = 2; length <= 3; length++) {
    for (let start = 0; start + length <= words.length; start++) join(start, length);
  }
  if (words.length === 4) join(0, 4);
  return joined;
}

const alphabets: ReadonlySet<Script> = new Set<Script>(['latin', 'cyrillic', 'greek', 'armenian', 'georgian']);
const syllabic: ReadonlySet<Script> = new Set<Script>(['han', 'hangul', 'kana', 'none', 'other']);

/** Whether two words may be a name that is one word in Latin letters, as of Iran, Israel and India: `حسین زاده` is Hosseinzadeh. */
function mayBeCompound(first: string, second: string): boolean {
  const script = scriptOf(first);
  return !alphabets.has(script) && !syllabic.has(script) && scriptOf(second) === script;
}

/** Whether a word of Arabic letters is written together with the next one in Latin letters: `بن عيسى` is Benaissa. */
const isSonOrFather = (word: string): boolean => /^(?:بن|ابن|ابو|بو|ولد|ايت)$/.test(word);

/** Whether two words may be the syllables of a Korean or Chinese given name, which many write as one: `Jong-un`, `Hsiao-ping`. */
export function isSyllableName(first: string, second: string): boolean {
  return (
    (isKoreanSyllable(first) && isKoreanSyllable(second)) || (isChineseSyllable(first) && isChineseSyllable(second))
  );
}
