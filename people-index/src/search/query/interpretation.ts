import { maxTokenLength } from '../../columns/token-dictionary.ts';
import { fold } from '../../language/fold.ts';
import { isSyllableName } from '../../language/han/syllable-name.ts';
import { isParticle, isTranscribedParticle } from '../../language/particles.ts';
import { alphabets, type Script, scriptOf } from '../../language/script.ts';
import { maxWords } from './query-limits.ts';
import type { QueryTerm } from './query-term.ts';

/** Maximum number of words that are joined: a longer text is not a name written in parts. */
export const maxJoined = 6;
// Matches "(BtoC)" and "[ext]"; not "a(b".
const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** One way to interpret a text as terms. */
export interface Interpretation {
  readonly terms: readonly QueryTerm[];
  /** 0 for the text as typed, at most 4. Within a tier, rows of a higher penalty come later. */
  readonly penalty: number;
  /** The strongest tier that a row may have; by default the first one. */
  readonly floor?: number;
  /** Words that must be in the term dictionary, if a word was split: most splits are nonsense. */
  readonly mustExist?: readonly string[];
  /** A word that must be a prefix of a token. */
  readonly mustBegin?: string;
  /** Whether the text was typed for another keyboard layout. */
  readonly isOtherLayout?: boolean;
  /** Whether it is searched in the weaker tiers, too: the text as typed, or with a particle written separately. */
  readonly isExpandable: boolean;
  /** Whether the terms are initials: each must be a prefix of a different word of the names, and all words must be matched. */
  readonly isInitials: boolean;
  /** The script of the text, if the terms are Latin readings of it. */
  readonly readFrom?: Script;
  /** The name in Chinese characters that two terms are a reading of: one word, or the surname and the given name. */
  readonly characters?: readonly string[];
  /** The words of the text that are left out of `terms`. */
  readonly leftOut?: readonly string[];
  /** The titles of the text that are not in `terms`. */
  readonly titles?: readonly string[];
  /** Whether a term must match a name, for example since titles were removed: `Captain Leeds` is not everybody in Leeds. */
  readonly needsName?: boolean;
  /** Whether the only term follows a title that precedes surnames: Frau Martin. */
  readonly isSurname?: boolean;
  /** Minimum length of a word with two typos. */
  readonly minTwoTyposLength?: number;
  /** Whether the terms must match more than one name of a person, and one of them in full. */
  readonly needsBothNames?: boolean;
  /** Whether the terms must be the whole first and last name. */
  readonly needsWholeNames?: boolean;
  /** Whether given names were abbreviated to initials, as in many records. */
  readonly isAbbreviated?: boolean;
  /** Whether each term must match a different word. */
  readonly needsOwnWords?: boolean;
}

/** Sorts by penalty, lowest first. Usually they are sorted already. */
export function byPenalty(interpretations: readonly Interpretation[]): readonly Interpretation[] {
  const isInOrder = interpretations.every(
    (interpretation, index) => index === 0 || interpretations[index - 1]!.penalty <= interpretation.penalty,
  );
  return isInOrder ? interpretations : interpretations.toSorted((one, other) => one.penalty - other.penalty);
}

export function interpretationOf(terms: readonly QueryTerm[], penalty: number, isInitials = false): Interpretation {
  return { terms, penalty, isInitials, isExpandable: penalty === 0 };
}

/** The same interpretations, whose rows are in this tier even if they match at a stronger one. */
export function withFloor(interpretations: readonly Interpretation[], floor: number): readonly Interpretation[] {
  return interpretations.map((interpretation) => ({ ...interpretation, floor }));
}

/** The text without what is in brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(bracketed, ' ');
}

/** The folded words of a text, truncated to the maximum length of a token. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  return folded.split(' ', maxWords).map(shortened);
}

export function shortened(word: string): string {
  return word.length > maxTokenLength ? word.slice(0, maxTokenLength) : word;
}

export function asTerms(words: readonly string[]): QueryTerm[] {
  return words.map((text) => ({ text }));
}

/** Interpretations with two or three adjacent words joined; of four words, also with all of them or both halves joined. */
export function joinings(words: readonly string[]): Interpretation[] {
  const joined: Interpretation[] = [];
  if (words.length > maxJoined) return joined;
  const join = (start: number, length: number) => {
    const one = words
      .slice(start, start + length)
      .join('')
      .slice(0, maxTokenLength);
    const all = asTerms([...words.slice(0, start), one, ...words.slice(start + length)]);
    const isName = length === 2 && words.length > 2 && isSyllableName(words[start]!, words[start + 1]!);
    const isCompound = length === 2 && words.length > 2 && mayBeCompound(words[start]!, words[start + 1]!);
    const isGlued =
      isCompound || isParticle(words[start]!) || isSonOrFather(words[start]!) || isTranscribedParticle(words[start]!);
    if (isName && !isGlued) all[start] = { text: one, isJoined: true, syllables: [words[start]!, words[start + 1]!] };
    joined.push({ terms: all, penalty: isName ? 0 : 1, isInitials: false, isExpandable: isName || isGlued });
  };
  for (let length = 2; length <= 3; length++) {
    for (let start = 0; start + length <= words.length; start++) join(start, length);
  }
  if (words.length === 4) {
    join(0, 4);
    const halves = [words.slice(0, 2), words.slice(2)].map((half) => half.join('').slice(0, maxTokenLength));
    joined.push(interpretationOf(asTerms(halves), 1));
  }
  return joined;
}

const syllabic: ReadonlySet<Script> = new Set<Script>(['han', 'hangul', 'kana', 'none', 'other']);

/** Whether two words may be a name that Latin letters write as one word, as in Iran, Israel and India: `حسین زاده` is Hosseinzadeh. */
function mayBeCompound(first: string, second: string): boolean {
  const script = scriptOf(first);
  return !alphabets.has(script) && !syllabic.has(script) && scriptOf(second) === script;
}

/** Whether an Arabic word is joined with the next one in Latin letters: `بن عيسى` is Benaissa. */
const isSonOrFather = (word: string): boolean => /^(?:بن|ابن|ابو|بو|ولد|ايت)$/.test(word);
