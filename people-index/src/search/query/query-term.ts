import type { PhoneDigits } from '../../segment/phone-number.ts';

/** What a term is restricted to. */
export type Limit =
  /** Whole words, literally. */
  | 'whole'
  /** Whole words, literally, also in readings of names, which count as the names. */
  | 'read'
  /** Whole words, in any spelling. */
  | 'spelled'
  /** The one name that the term resembles, see `resembled`. */
  | 'resembling'
  /** Chinese given names that have one of the two syllables and one like the other, see `syllables`. */
  | 'similarSyllable'
  /** Whole words and prefixes, literally, but no codes. */
  | 'literal'
  /** The same in names only. */
  | 'named'
  /** The same in attributes only. */
  | 'attribute'
  /** Instead of typos: names in another script that sound roughly like the term. */
  | 'loose'
  /** Instead of typos: names that the term spells phonetically. */
  | 'phoneticSpelling'
  /** Instead of typos: these, and names by the rules of pet names. */
  | 'guessed';

/** A term of a query. `text` is folded. */
export interface QueryTerm {
  readonly text: string;
  /** Set when the text was written as a phone number. */
  readonly phone?: PhoneDigits;
  /** Whether the term may be unfinished, so that it may be a prefix with a typo. */
  readonly isUnfinished?: boolean;
  /** Restricts how the term matches; undefined for all matches of the tier. */
  readonly limitedTo?: Limit;
  /** The only name that the term matches, because it resembles it. */
  readonly resembled?: string;
  /**
   * Set for a term of an unambiguous reading of syllables or characters. It matches whole names only, in the spellings of its language. Two
   * names that have the same reading, but not as their first reading, are different names.
   */
  readonly isReading?: 'first' | 'other';
  /** Whether two typed words were joined as the syllables of one given name: it matches by spelling only, not phonetically. */
  readonly isJoined?: boolean;
  /** The two typed words that were joined as the syllables of a given name. */
  readonly syllables?: readonly [string, string];
  /** Whether it is the first term of a whole reading: in East Asia, the surname. */
  readonly isSurname?: boolean;
  /** The text that was read, if its spellings depend on it: one or two Chinese characters, or syllables of Wade-Giles. */
  readonly origin?: string;
}

/** Cache key of a term. Terms with the same text may have different restrictions. */
export function lookupKey(term: QueryTerm): string {
  const {
    text,
    phone,
    isUnfinished,
    limitedTo,
    isReading,
    isSurname,
    isJoined,
    origin = '',
    resembled,
    syllables,
  } = term;
  if (phone !== undefined) return `+${text}`;
  if (resembled !== undefined) return `${text}≈${resembled}`;
  if (limitedTo === 'similarSyllable') return `≈${syllables?.join('-')}`;
  if (isJoined === true) return `-${text}`;
  if (isReading !== undefined)
    return `${isReading === 'first' ? '=' : '~'}${isSurname === true ? '+' : ''}${text} ${origin}`;
  const key = isUnfinished === true ? `${text}…` : text;
  return limitedTo === undefined ? key : `${limitedTo}:${key}`;
}

/** Cache key of the phonetic expansions of a term: they do not depend on its other restrictions. */
export function soundKey(term: QueryTerm): string {
  if (term.isReading !== undefined) return lookupKey(term);
  return term.isJoined === true ? `-${term.text}` : term.text;
}
