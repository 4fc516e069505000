import { wholePosition, wordKind } from '../../segment/word-kind.ts';
import { kindOf, type Lists, positionOf, searchedFields, tokenOf } from '../../segment/segment-data.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import {
  isLiteralShare,
  minInAttribute,
  matchField,
  packAttributeScore,
  packCodeScore,
  packTermScore,
  type TermMatch,
  unmatched,
} from './score.ts';
import { attributeMatch } from '../terms/attribute-matches.ts';
import type { QueryTerm } from '../query/query-term.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

const { exact, prefix, nickname, phonetic, similar } = tierNumber;
/** Distance of a match with a prefix of a reading, which is further from the term than one with all of it. */
const beginningDistance = 2;
const maxDistance = 3;

/** Whether an expansion applies to a word of this kind. */
function appliesTo(kind: number, { only }: Expansion): boolean {
  return only === undefined || (only === 'readings') === (kind === wordKind.script);
}

/**
 * Whether a term must not match readings of names in this way: names with different characters are different names, unless they have the
 * same first reading.
 */
function isOnlyWritten({ isReading }: QueryTerm, expansion: Expansion | undefined): boolean {
  return isReading === 'other' || (isReading === 'first' && expansion !== undefined);
}

/**
 * Finds the best match of each term in a row, one term after the other. A word that one term matches counts as used for the next ones.
 * `begin` must be called before the first term of a row.
 */
export class TermMatcher {
  /** The match of each term, overwritten by the next row. */
  readonly matches: readonly TermMatch[];
  /** Words of first and last name that terms match, as bits by position; `covered…`: those that are matched in full. */
  usedFirst = 0;
  usedLast = 0;
  coveredFirst = 0;
  coveredLast = 0;
  /** All words of first and last name, as bits by position. */
  allFirst = 0;
  allLast = 0;
  readonly #segment: Segment;
  readonly #terms: readonly TermLookup[];
  /** Whether two terms may match the same word of a name; not so for the two parts of a word that was split. */
  readonly #mayShare: boolean;
  /** The weakest tier at which a term may match. */
  weakest = 0;
  #bestPositions = 0;
  #isFull = false;

  constructor(segment: Segment, terms: readonly TermLookup[], mayShare: boolean) {
    this.#segment = segment;
    this.#terms = terms;
    this.#mayShare = mayShare;
    this.matches = terms.map((): TermMatch => ({ score: 0, field: 0, token: 0, expansion: undefined, position: 0 }));
  }

  /** @param tier the weakest at which a term may match */
  begin(tier: number): void {
    this.weakest = tier;
    this.usedFirst = 0;
    this.usedLast = 0;
    this.coveredFirst = 0;
    this.coveredLast = 0;
    this.allFirst = 0;
    this.allLast = 0;
  }

  /** Finds the best match of a term and stores it in `matches[index]`. Returns false if there is none. */
  match(index: number, row: number, usesAttributes: boolean): boolean {
    const { firstName, lastName, firstNames, lastNames, extraWords } = this.#segment.data;
    const term = this.#terms[index]!;
    const found = this.matches[index]!;
    found.score = unmatched;
    this.#bestPositions = 0;
    this.#matchWords(index, term, firstNames.words, firstName[row]!, matchField.firstName);
    this.#matchWords(index, term, lastNames.words, lastName[row]!, matchField.lastName);
    // No match is better than a literal one in a name.
    if (found.score > wordKind.part) {
      if (extraWords.starts[row] !== extraWords.starts[row + 1])
        this.#matchWords(index, term, extraWords, row, matchField.extra);
    }
    // A mailbox or login that starts with a name is no second word: `abdullah.almaktoumi`.
    if (found.score > wordKind.part && !isLiteralShare(found.score)) this.#matchCodes(term, found, row);
    if (usesAttributes && found.score >= minInAttribute) this.#matchAttributes(term, found, row);
    if (found.score === unmatched) return false;
    if (found.field === matchField.firstName) {
      this.usedFirst |= this.#bestPositions;
      if (this.#isFull) this.coveredFirst |= this.#bestPositions;
    } else if (found.field === matchField.lastName) {
      this.usedLast |= this.#bestPositions;
      if (this.#isFull) this.coveredLast |= this.#bestPositions;
    }
    return true;
  }

  /** Takes the best match in a list of words if it is better than the current one. */
  #matchWords(index: number, term: TermLookup, lists: Lists, list: number, field: number): void {
    const { items } = lists;
    const found = this.matches[index]!;
    const end = lists.starts[list + 1]!;
    const { exact: ownToken, first, end: rangeEnd, expansions } = term;
    const isExtra = field === matchField.extra;
    for (let item = lists.starts[list]!; item < end; item++) {
      const packed = items[item]!;
      const token = tokenOf(packed);
      const kind = kindOf(packed);
      if (index === 0 && !isExtra && kind <= wordKind.part) this.#addWord(positionOf(packed), field);
      let tier: number;
      let distance = 0;
      let expansion: Expansion | undefined;
      if (token === ownToken) tier = exact;
      else if (token >= first && token < rangeEnd) tier = prefix;
      else if (expansions.size === 0) continue;
      else {
        expansion = expansions.get(token);
        if (expansion !== undefined && !appliesTo(kind, expansion)) expansion = expansion.weaker;
        if (expansion === undefined) continue;
        if (expansion.kind === 'nickname' && field === matchField.lastName) continue;
        tier = expansion.tier;
        distance = expansion.distance;
      }
      if (kind === wordKind.script && isOnlyWritten(term.term, expansion)) continue;
      // A name that only sounds like a reading is further away than one with that reading.
      const isReading = kind >= wordKind.script;
      if (isReading && expansion?.kind === 'phonetic' && expansion.distance < maxDistance) distance++;
      if (kind === wordKind.other && tier < nickname) tier = nickname;
      else if (isReading && tier < phonetic && !(term.areReadingsNames && kind === wordKind.script)) {
        if (tier === prefix) distance += beginningDistance;
        tier = phonetic;
      }
      // Two names in other scripts with the same reading are different names.
      if (isReading && tier === phonetic && term.isGuessByReading) tier = similar;
      if (tier > this.weakest) continue;
      const position = positionOf(packed);
      const bits = isExtra ? 0 : position === wholePosition ? -1 : 1 << position;
      const used = field === matchField.firstName ? this.usedFirst : this.usedLast;
      const isShared = isExtra ? this.#isExtraTaken(token, index) : (bits & used) !== 0;
      if (isShared && !this.#mayShare) continue;
      if (term.term.isReading !== undefined && this.#isTaken(token, field, index)) continue;
      if (isExtra && isLiteralShare(found.score) && !this.#isOwnName(term, token, kind, found)) continue;
      const isJoined = tier === prefix && position === wholePosition && !isExtra;
      const score = packTermScore(tier, distance, isShared, kind, isJoined);
      if (score >= found.score) continue;
      found.score = score;
      found.field = field;
      found.token = token;
      found.expansion = expansion;
      found.position = position;
      this.#bestPositions = bits;
      this.#isFull = token === ownToken || expansion !== undefined;
    }
  }

  /** Adds a word to the set of all words of the name. */
  #addWord(index: number, field: number): void {
    if (index === wholePosition) return;
    if (field === matchField.firstName) this.allFirst |= 1 << index;
    else this.allLast |= 1 << index;
  }

  /** Whether an earlier term that matches an extra word equals this one or begins it, as Abdullah begins `abdullahsalem`. */
  #isExtraTaken(token: number, index: number): boolean {
    for (let earlier = 0; earlier < index; earlier++) {
      const { field, token: taken } = this.matches[earlier]!;
      const { first, end } = this.#terms[earlier]!;
      if (field === matchField.extra && (taken === token || (token >= first && token < end))) return true;
    }
    return false;
  }

  /** Whether an earlier term matches the same token, and at least one of the two matches is in another name. */
  #isTaken(token: number, field: number, index: number): boolean {
    for (let earlier = 0; earlier < index; earlier++) {
      const other = this.matches[earlier]!;
      if (other.token === token && (field === matchField.extra || other.field === matchField.extra)) return true;
    }
    return false;
  }

  /**
   * Whether an extra word is a name of its own, for a term that otherwise shares a word. The word of a mailbox is not, nor another spelling
   * of the shared word: Hakobian of Hakobyan.
   */
  #isOwnName(term: TermLookup, token: number, kind: number, shared: TermMatch): boolean {
    return kind !== wordKind.email && token === term.exact && token !== shared.token;
  }

  #matchCodes(term: TermLookup, found: TermMatch, row: number): void {
    const known = found.score;
    let tier = term.isExactCode(row) ? exact : known > packCodeScore(prefix) && term.isCode(row) ? prefix : unmatched;
    let field: number = matchField.code;
    if (tier > exact) {
      const phoneTier = term.phoneTier(row);
      if (phoneTier !== undefined && phoneTier < tier) [tier, field] = [phoneTier, matchField.phone];
    }
    if (tier > this.weakest || packCodeScore(tier) >= known) return;
    found.score = packCodeScore(tier);
    found.field = field;
    found.expansion = undefined;
    this.#bestPositions = 0;
  }

  #matchAttributes(term: TermLookup, found: TermMatch, row: number): void {
    const { matches } = term.attributes;
    if (matches.length === 0) return;
    const { tables } = this.#segment;
    for (let field = 0; field < searchedFields; field++) {
      const table = tables[field]!;
      const match = matches[table.firstValue + table.column[row]!]!;
      if (match === attributeMatch.none) continue;
      const tier = match === attributeMatch.exact ? exact : prefix;
      const score = packAttributeScore(tier);
      if (tier > this.weakest || score >= found.score) continue;
      found.score = score;
      found.field = matchField.attribute + field;
      found.expansion = undefined;
      this.#bestPositions = 0;
    }
  }
}
