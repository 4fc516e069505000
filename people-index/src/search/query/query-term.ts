import type { PhoneDigits } from '../../segment/phone-number.ts';

/** A term of a query. `text` is folded. */
export interface QueryTerm {
  readonly text: string;
  /** Set when the text was written as a phone number. */
  readonly phone?: PhoneDigits;
  /** Whether the term may be unfinished, so that it may be a prefix with a typo. */
  readonly isUnfinished?: boolean;
  /**
   * Restricts how the term matches; undefined for all matches of the tier. Whole words only: literally (`whole`), also literally in
   * readings as if they were names (`read`), in any spelling (`spelled`), by the one name that it resembles (`resembling`), or by Chinese
   * names that have one of its syllables and one like the other (`similarSyllable`). Whole words and prefixes: `literal`, in names only
   * `named`, in attributes only `attribute`. In addition to
   * everything up to a typo: by approximate sound in another script (`loose`), by phonetic spelling (`phoneticSpelling`), by that and the
   * rules of pet names (`guessed`).
   */
  readonly limitedTo?:
    | 'whole'
    | 'read'
    | 'spelled'
    | 'resembling'
    | 'similarSyllable'
    | 'literal'
    | 'named'
    | 'attribute'
    | 'loose'
    | 'phoneticSpelling'
    | 'guessed';
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
