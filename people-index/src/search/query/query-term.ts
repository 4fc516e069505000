import type { PhoneDigits } from '../../segment/phone-number.ts';

/** A term of a query. `text` is folded. */
export interface QueryTerm {
  readonly text: string;
  /** Set when the text was written as a phone number. */
  readonly phone?: PhoneDigits;
  /** Whether the term may be unfinished, so that its beginning may hold a typo. */
  readonly isUnfinished?: boolean;
  /**
   * What it is looked for by, when not by all that its tier has. As a whole word: as it is (`whole`), also in readings as if they were names (`read`), in any spelling
   * (`spelled`), or by the one name that it resembles (`resembling`). As a whole or as a beginning (`literal`). Besides all up to a typo: by what another script may make
   * of it (`loose`), by how a name is heard (`heard`), by that and the rules of pet names (`guessed`).
   */
  readonly limitedTo?: 'whole' | 'read' | 'spelled' | 'resembling' | 'literal' | 'loose' | 'heard' | 'guessed';
  /** The name that the term resembles, which is all that it is looked for by. */
  readonly resembled?: string;
  /**
   * A term of a reading of syllables or characters that leave nothing open: it is met as a whole name, in a spelling of its
   * language. Two names that read the same in another than their first reading are two names.
   */
  readonly isReading?: 'first' | 'other';
  /** Whether two typed terms are taken for the syllables of one given name: only its spellings are looked for, not what sounds alike. */
  readonly isJoined?: boolean;
  /** Whether it is a whole reading's first term, as which East Asia has the surname. */
  readonly isSurname?: boolean;
  /** What the reading was read from, where that tells its spellings: one or two Chinese characters, or syllables of Wade-Giles. */
  readonly origin?: string;
}

/** What a term is kept by: terms of one text may match differently far. */
export function lookupKey(term: QueryTerm): string {
  const { text, phone, isUnfinished, limitedTo, isReading, isSurname, isJoined, origin = '', resembled } = term;
  if (phone !== undefined) return `+${text}`;
  if (resembled !== undefined) return `${text}≈${resembled}`;
  if (isJoined === true) return `-${text}`;
  if (isReading !== undefined)
    return `${isReading === 'first' ? '=' : '~'}${isSurname === true ? '+' : ''}${text} ${origin}`;
  const key = isUnfinished === true ? `${text}…` : text;
  return limitedTo === undefined ? key : `${limitedTo}:${key}`;
}

/** What the sounds of a term are kept by: how else it is looked for does not matter to them. */
export function soundKey(term: QueryTerm): string {
  if (term.isReading !== undefined) return lookupKey(term);
  return term.isJoined === true ? `-${term.text}` : term.text;
}
