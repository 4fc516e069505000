import { nicknamesOf } from '../../language/nicknames/nicknames.ts';
import { isParticle } from '../../language/particles.ts';
import { wholePosition, wordKind } from '../../segment/word-kind.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { isShared, kindOfTerm, matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

const { prefix, phonetic } = tierNumber;

/** The terms of an interpretation, and how they match the row that is scored. */
export interface MatchedRow {
  readonly segment: Segment;
  readonly terms: readonly TermLookup[];
  /** In the order of the terms; overwritten by the next row. */
  readonly matches: readonly TermMatch[];
  /** Whether the terms are Latin readings of a text in another script. */
  readonly isRead: boolean;
  /** Whether two typed words were joined as the syllables of a given name. */
  readonly hasGivenName: boolean;
}

/**
 * Whether a term matches in a way that makes the row a guess if other terms match as nicknames or phonetically: by a prefix, if it was read
 * from another script or is in an attribute; as the nickname of another name; by a syllable; by another name in characters read as in a
 * dialect, unless it is a whole given name; by a particle, as a reading of characters; or by a word that another term matches too, unless
 * one of them is its nickname.
 */
export function isUnsureMatch(matched: MatchedRow, index: number, tier: number, row: number): boolean {
  const { isRead } = matched;
  const { score, field, expansion } = matched.matches[index]!;
  if (tier === prefix) return field >= matchField.attribute || isRead;
  if (kindOfTerm(score) === wordKind.syllable) return true;
  if (field === matchField.extra && expansion?.only === 'readings' && !matched.hasGivenName) return true;
  if (isReadAsParticle(matched, index, row)) return true;
  if (expansion?.kind === 'nickname' && (field === matchField.extra || (isRead && field < matchField.extra)))
    return true;
  return isShared(score) && (tier === phonetic || field === matchField.extra || !isNicknameBesideName(matched, index));
}

/**
 * Whether a term is a reading of a character or syllable, and matches a particle: 万 is Van, but hardly van den Berg. The first of two
 * surnames may be read so: 안 is An Smith.
 */
function isReadAsParticle({ segment, terms, matches }: MatchedRow, index: number, row: number): boolean {
  const { isReading, isSurname } = terms[index]!.term;
  const { field, token, position, expansion } = matches[index]!;
  if (isReading === undefined || field > matchField.extra) return false;
  if (isSurname === true && expansion === undefined && position === 0) return false;
  if (field !== matchField.extra) {
    if (position === wholePosition) return false;
    const { firstName, lastName, firstNames, lastNames } = segment.data;
    const isFirst = field === matchField.firstName;
    const core = isFirst ? firstNames.cores[firstName[row]!]! : lastNames.cores[lastName[row]!]!;
    if ((core & (1 << position)) !== 0) return false;
  }
  return isParticle(segment.tokens.word(token));
}

/**
 * Whether a term shares a word because one of the two is the name as written, and the other its nickname: Robert "Rob" Smith. Not so if
 * there are no other words: Ali Allawi is not everybody who is called Ali.
 */
export function isNicknameBesideName(matched: MatchedRow, index: number): boolean {
  const { terms, matches } = matched;
  if (terms.length < 3) return false;
  const { field, token } = matches[index]!;
  for (let earlier = 0; earlier < index; earlier++) {
    const other = matches[earlier]!;
    if (other.field !== field || other.token !== token) continue;
    const isWritten = terms[index]!.exact === token;
    if (isWritten !== (terms[earlier]!.exact === token)) return isNickname(matched, isWritten ? earlier : index);
  }
  return false;
}

/** Whether a term is a nickname or an abbreviation of the word that it matches, even if it is also a prefix of it. */
function isNickname({ segment, terms, matches }: MatchedRow, index: number): boolean {
  const { field, token, expansion } = matches[index]!;
  if (expansion !== undefined) return expansion.kind === 'nickname' || expansion.kind === 'abbreviation';
  if (field !== matchField.firstName) return false;
  const name = segment.tokens.word(token);
  return nicknamesOf(terms[index]!.term.text).some(
    (related) => related.name === name && related.relation === 'nickname-of',
  );
}
