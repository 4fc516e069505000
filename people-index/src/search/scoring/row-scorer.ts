import { fold } from '../../language/fold.ts';
import { contradictingTitles } from '../../language/honorifics/honorifics.ts';
import { type Script, scriptOf } from '../../language/script.ts';
import { wordKind } from '../../segment/word-kind.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import type { Interpretation } from '../query/interpretation.ts';
import {
  distanceOfTerm,
  isInAttribute,
  isLiteralShare,
  isShared,
  kindOfTerm,
  matchField,
  type RowScore,
  type TermMatch,
  tierOfTerm,
  wholeness,
  wholenessOf,
} from './score.ts';
import { isNameMatchedTwice } from './name-matched-twice.ts';
import { isNicknameBesideName, isUnsureMatch, type MatchedRow } from './unsure-match.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { TermMatcher } from './term-matcher.ts';
import { isUnlikelyReading, isUnlikelySpelling, readingAgreement } from './reading-agreement.ts';
import { isUnlikelyMatch, isWrittenDifferently } from './written-differently.ts';

const { prefix, nickname, phonetic, similar, typo, twoTypos } = tierNumber;
/** Maximum sum of the distances of all terms: several terms that each sound only roughly alike are another name. */
const maxTotalDistance = 5;
/** For the rules of pet names and phonetic spelling, which are the last guesses: two words may each differ by the maximum. */
const maxTotalDistanceByRule = 6;
const maxTypos = 2;
const maxDistance = 3;
const none: readonly string[] = [];

/** How a term of an interpretation matches a row, for the explanation of a hit. */
export type MatchedTerm = Readonly<TermMatch>;
export type MatchedTerms = readonly MatchedTerm[];

/** Whether one term is a prefix of another, so that both may match the same word as written. */
function mayShareLiterally(terms: readonly TermLookup[]): boolean {
  return terms.some(({ term }, index) =>
    terms.some((other, at) => at !== index && other.term.text.startsWith(term.text)),
  );
}

/** The tiers, as bits, that rows may have whose terms each match at a stronger tier: known once such a row has been scored. */
export interface WeakenedTiers {
  bits: number;
}

/** The two typed words if both are in Chinese characters. */
function namesInCharacters(typed: readonly TermLookup[]): readonly string[] {
  return typed.length === 2 && typed.every(({ script }) => script === 'han')
    ? typed.map(({ term }) => term.text)
    : none;
}

/**
 * Scores rows of one segment for one interpretation. The class is long because it decides for each candidate of each search: its rules share
 * fields that are reused, so that a row allocates nothing.
 */
export class RowScorer {
  readonly segment: Segment;
  /** Longest first, so that a short term does not take the word of a longer one. */
  readonly terms: readonly TermLookup[];
  readonly penalty: number;
  /** See `Interpretation`. */
  readonly isInitials: boolean;
  readonly isOtherLayout: boolean;
  /** Whether a term must match something other than an attribute: not only a particle, unless all terms do. */
  readonly needsName: boolean;
  /** Whether some terms are the initials of typed names. */
  readonly isAbbreviated: boolean;
  /** The words of the text that are left out of `terms`. */
  readonly leftOut: readonly string[];
  /** Titles that contradict those of the text that are not in `terms`. */
  readonly #otherTitles: ReadonlySet<string>;
  /** The strongest tier that a row may have. */
  readonly floor: number;
  readonly #weakened: WeakenedTiers;
  readonly #matcher: TermMatcher;
  /** Position of each term in the typed text. */
  readonly #typed: readonly number[];
  readonly #needsBothNames: boolean;
  readonly #needsWholeNames: boolean;
  readonly #maxTotalDistance: number;
  readonly #needsOwnWords: boolean;
  readonly #isSurname: boolean;
  readonly #matched: MatchedRow;
  /** The shortest term that may have two typos. */
  readonly #minTwoTyposLength: number;
  /** The script that the terms are Latin readings of. */
  readonly #readFrom: Script | undefined;
  /** The name in Chinese characters that two terms are a reading of; empty if unknown. */
  readonly #characters: readonly string[];
  /** The script of the text, if many names in it share a reading. */
  readonly #script: Script | undefined;
  /** Reused: overwritten by the next row. */
  readonly #score: RowScore = {
    tier: 0,
    penalty: 0,
    needsAttribute: false,
    distance: 0,
    isVariant: false,
    wholeness: 0,
    isOneName: false,
    isOtherOrder: false,
  };

  /**
   * @param typed the terms in the typed order
   * @param weakened shared by the scorers of all interpretations with the same terms
   */
  constructor(segment: Segment, typed: readonly TermLookup[], interpretation: Interpretation, weakened: WeakenedTiers) {
    this.#weakened = weakened;
    this.#typed = [...typed.keys()].sort((one, other) => typed[other]!.term.text.length - typed[one]!.term.text.length);
    this.segment = segment;
    this.terms = this.#typed.map((index) => typed[index]!);
    this.penalty = interpretation.penalty;
    this.isInitials = interpretation.isInitials;
    this.leftOut = interpretation.leftOut ?? none;
    this.#otherTitles = contradictingTitles(interpretation.titles ?? none);
    this.isOtherLayout = interpretation.isOtherLayout === true;
    this.needsName = interpretation.needsName === true;
    this.isAbbreviated = interpretation.isAbbreviated === true;
    this.floor = interpretation.floor ?? 0;
    this.#minTwoTyposLength = interpretation.minTwoTyposLength ?? 0;
    this.#needsBothNames = interpretation.needsBothNames === true;
    this.#needsWholeNames = interpretation.needsWholeNames === true;
    const isByRule = interpretation.terms.every(({ limitedTo }) => limitedTo === 'guessed');
    this.#maxTotalDistance = isByRule ? maxTotalDistanceByRule : maxTotalDistance;
    this.#needsOwnWords = interpretation.needsOwnWords === true;
    this.#isSurname = interpretation.isSurname === true;
    const isReading = this.terms.some(({ term }) => term.isReading !== undefined);
    const mayShareWords =
      !interpretation.isInitials && !isReading && interpretation.mustExist === undefined && !this.#needsOwnWords;
    this.#matcher = new TermMatcher(segment, this.terms, mayShareWords);
    // Known before a row is scored: a pass by attributes, which would show it, may come only after the weaker tiers.
    if (mayShareWords && mayShareLiterally(this.terms)) weakened.bits |= (1 << nickname) | (1 << similar);
    this.#readFrom = interpretation.readFrom;
    this.#matched = {
      segment,
      terms: this.terms,
      matches: this.#matcher.matches,
      isRead: interpretation.readFrom !== undefined,
      hasGivenName: this.terms.some(({ term }) => term.isJoined === true),
    };
    this.#characters = interpretation.characters ?? namesInCharacters(typed);
    this.#script = interpretation.readFrom ?? this.terms.find((term) => term.isGuessByReading)?.script;
    this.#score.penalty = interpretation.penalty;
  }

  /**
   * The score of a row; undefined if some term does not match at `tier` or a stronger one, or if the matches together are not a name. The
   * returned object is valid until the next call.
   */
  score(row: number, tier: number, usesAttributes: boolean): RowScore | undefined {
    const matcher = this.#matcher;
    const { matches } = matcher;
    matcher.begin(tier);
    let worst = 0;
    let typos = 0;
    let similarWords = 0;
    let worstWithoutTypos = 0;
    let distance = 0;
    let totalDistance = 0;
    let isVariant = false;
    let isOnlyParticle = true;
    let hasLiteral = false;
    let needsAttribute = false;
    let hasName = false;
    let hasPrefix = false;
    let hasNickname = false;
    let isUnsure = false;
    let hasShared = false;
    let hasLiteralShare = false;
    let hasReading = false;
    let hasOtherName = false;
    for (let index = 0; index < matches.length; index++) {
      if (!matcher.match(index, row, usesAttributes)) return undefined;
      const { score, field } = matches[index]!;
      const term = this.terms[index]!;
      let termTier = tierOfTerm(score);
      if (isLiteralShare(score) && !term.isParticle) {
        if (isNicknameBesideName(this.#matched, index)) {
          termTier = nickname;
          this.#weakened.bits |= 1 << nickname;
        } else hasLiteralShare = true;
      }
      if (termTier >= typo) typos += termTier - typo + 1;
      else if (termTier > worstWithoutTypos) worstWithoutTypos = termTier;
      if (termTier > worst) worst = termTier;
      if (termTier <= prefix) hasLiteral = true;
      else if (termTier === similar) similarWords++;
      if (termTier === prefix) hasPrefix = true;
      if (termTier === nickname) hasNickname = true;
      if (isInAttribute(score)) {
        needsAttribute = true;
        if (!term.isParticle) isOnlyParticle = false;
      } else if (!term.isParticle) hasName = true;
      const ownDistance = distanceOfTerm(score);
      if (ownDistance > distance) distance = ownDistance;
      totalDistance += ownDistance;
      if (isShared(score)) hasShared = true;
      if (kindOfTerm(score) === wordKind.script) hasReading = true;
      if (field === matchField.extra && termTier >= nickname) hasOtherName = true;
      // A word that two terms match as written makes the row a guess, but no variant, so that it comes first among the guesses.
      if (
        isShared(score)
          ? termTier >= nickname || term.isParticle
          : termTier < nickname && kindOfTerm(score) >= wordKind.variant
      )
        isVariant = true;
      if (termTier === twoTypos && term.term.text.length < this.#minTwoTyposLength) return undefined;
      if (this.isInitials && field > matchField.lastName) return undefined;
      if (isUnsureMatch(this.#matched, index, termTier, row)) isUnsure = true;
    }
    if (this.#otherTitles.size > 0 && this.#hasOtherTitle(row)) return undefined;
    if (this.needsName && needsAttribute && !hasName) return undefined;
    // A particle alone is no match in an attribute: the `de` of a name is not that of "chef de projet".
    if (needsAttribute && isOnlyParticle) return undefined;
    // With typos, two terms that match the same word count as one more typo.
    if (typos > 0 && hasShared) typos++;
    if (typos > maxTypos || totalDistance > this.#maxTotalDistance) return undefined;
    if (typos > 0) {
      worst = typos === 1 ? typo : twoTypos;
      // In addition to a typo, the exact name comes before a nickname, and that before a phonetic match.
      distance = Math.max(distance, worstWithoutTypos - 1);
    }
    // In addition to a nickname or a phonetic match, an exact name comes before a prefix, and in addition to a phonetic match before a
    // nickname.
    else if (((hasPrefix && worst > prefix) || (hasNickname && worst > nickname)) && distance < maxDistance) distance++;
    if (this.isOtherLayout) distance = Math.max(distance, Math.min(maxDistance, worst));
    if (hasReading && typos === 0 && matches.length > 1 && matcher.usedFirst !== 0 && matcher.usedLast !== 0) {
      const agreement = readingAgreement(this.segment, row, this.terms, matches);
      if (agreement !== 'spelled' && distance < maxDistance) distance++;
      if (agreement === 'apart' && this.#needsWholeNames) return undefined;
      if (agreement === 'apart' || agreement === 'unspelled') isUnsure = true;
    }
    if (hasOtherName && matches.length > 1 && isNameMatchedTwice(this.segment, row, matches)) {
      if (this.#needsOwnWords) return undefined;
      isUnsure = true;
    }
    if (this.floor === twoTypos) {
      const script = this.#readFrom ?? this.terms[0]!.script;
      if (isUnlikelyMatch(this.segment, row, script, this.terms, matches)) return undefined;
    }
    if (worst < this.floor) worst = this.floor;
    const mayBeSure = worst === nickname || worst === phonetic;
    const isOneWordTwice = hasLiteralShare && worst < similar;
    if (isOneWordTwice || (mayBeSure && (isUnsure || (hasPrefix && worst === phonetic) || this.#isOtherName(row)))) {
      worst = similar;
      this.#weakened.bits |= 1 << similar;
    }
    if (worst === similar && !hasLiteral && this.#isFarOff(similarWords, hasReading)) {
      worst = typo;
      distance = maxDistance;
      this.#weakened.bits |= 1 << typo;
    }
    if (worst > tier) return undefined;
    return this.#scoreOfNames(row, worst, needsAttribute, distance, isVariant);
  }

  /**
   * Whether some words of a text in Latin letters are only similar, and either all of them are or the words of the person are in Latin
   * letters, too. If no word is as typed, Jan Karlsen, with one typo, is then more likely meant by `jan karsen` than Yann Garssin.
   */
  #isFarOff(similarWords: number, hasReading: boolean): boolean {
    const { matches } = this.#matcher;
    if (similarWords === 0 || matches.length < 2 || this.#readFrom !== undefined) return false;
    const isLatin = (word: string) => scriptOf(word) === 'latin';
    if (!this.terms.every(({ term }) => isLatin(term.text))) return false;
    if (similarWords === matches.length) return true;
    return !hasReading && matches.every(({ token }) => isLatin(this.segment.tokens.word(token)));
  }

  /** Whether some row may be of this tier although each term matches at a stronger one. */
  hasWeakened(tier: number): boolean {
    return (this.#weakened.bits & (1 << tier)) !== 0;
  }

  /** Completes the score with how much of the names is matched; undefined if that is not enough. */
  #scoreOfNames(
    row: number,
    tier: number,
    needsAttribute: boolean,
    distance: number,
    isVariant: boolean,
  ): RowScore | undefined {
    const { usedFirst, usedLast, coveredFirst, coveredLast, allFirst, allLast } = this.#matcher;
    const { firstName, lastName, firstNames, lastNames } = this.segment.data;
    const touchedFirst = usedFirst !== 0;
    const touchedLast = usedLast !== 0;
    if (this.#needsBothNames && !this.#isInBothNames(touchedFirst, touchedLast)) return undefined;
    const coreFirst = firstNames.cores[firstName[row]!]!;
    const coreLast = lastNames.cores[lastName[row]!]!;
    const areBothRead = touchedFirst && touchedLast && ((coreFirst & ~coveredFirst) | (coreLast & ~coveredLast)) === 0;
    if (this.#needsWholeNames && !areBothRead) return undefined;
    if (this.isInitials && ((coreFirst & ~usedFirst) !== 0 || (coreLast & ~usedLast) !== 0)) return undefined;
    const wholeFirst = touchedFirst && (coreFirst & ~coveredFirst) === 0;
    const wholeLast = touchedLast && (coreLast & ~coveredLast) === 0;
    const areAllWhole = (wholeFirst || !touchedFirst) && (wholeLast || !touchedLast) && (touchedFirst || touchedLast);
    const areFull =
      (!touchedFirst || (allFirst & ~coveredFirst) === 0) && (!touchedLast || (allLast & ~coveredLast) === 0);
    const parts = wholenessOf(areAllWhole, areFull, wholeFirst || wholeLast);
    const score = this.#score;
    score.tier = tier;
    score.needsAttribute = needsAttribute;
    score.distance = distance;
    score.isVariant = isVariant;
    score.wholeness = tier === prefix ? Math.max(parts, wholeness.some) : parts;
    score.isOneName = !(touchedFirst && touchedLast);
    score.isOtherOrder = this.#isSurname ? !touchedLast : !this.#isInOrder();
    return score;
  }

  /** How the terms match a row of the result, including attributes. */
  matchesOf(row: number, tier: number): MatchedTerms {
    this.score(row, tier, true);
    return this.#matcher.matches.map((match) => ({ ...match }));
  }

  /** Whether the last name of the most recently scored row was typed before the first name. */
  get isLastNameFirst(): boolean {
    const { matches } = this.#matcher;
    let first = Number.POSITIVE_INFINITY;
    for (const [index, { field }] of matches.entries())
      if (field === matchField.firstName) first = Math.min(first, this.#typed[index]!);
    return matches.some(({ field }, index) => field === matchField.lastName && this.#typed[index]! < first);
  }

  /** The words that the terms match, in the typed order. */
  #typedTokens(): readonly string[] {
    const words: string[] = [];
    for (const [index, { token }] of this.#matcher.matches.entries())
      words[this.#typed[index]!] = this.segment.tokens.word(token);
    return words;
  }

  /** Whether the names are hardly readings or spellings of the typed words, or the person writes them differently in the same script. */
  #isOtherName(row: number): boolean {
    const { matches } = this.#matcher;
    if (isUnlikelyReading(this.segment, row, this.terms, matches)) return true;
    if (this.#characters.length > 0 && isUnlikelySpelling(this.#characters, this.#typedTokens())) return true;
    if (this.#script === undefined) return false;
    const tokens = this.#readFrom === undefined ? matches.map(({ token }) => token) : [];
    return isWrittenDifferently(this.segment, row, this.#script, tokens);
  }

  /** Whether the record has a title of a woman as a name, and the text one of a man, or the other way round. */
  #hasOtherTitle(row: number): boolean {
    const { firstNames, lastNames, firstName, lastName } = this.segment.data;
    const words = fold(`${firstNames.texts[firstName[row]!]!} ${lastNames.texts[lastName[row]!]!}`).split(' ');
    return words.some((word) => this.#otherTitles.has(word));
  }

  /** Whether the terms match more than one name, counting each match in another name, and one of them in full. */
  #isInBothNames(touchedFirst: boolean, touchedLast: boolean): boolean {
    const { matches, weakest } = this.#matcher;
    let names = (touchedFirst ? 1 : 0) + (touchedLast ? 1 : 0);
    let isFull = false;
    for (let index = 0; index < matches.length; index++) {
      const { field, score } = matches[index]!;
      const isPrefix = tierOfTerm(score) === prefix;
      // An initial stands for a first name, and only next to literal terms.
      const isInitial = isPrefix && this.terms[index]!.term.text.length === 1;
      if (isInitial && (field !== matchField.firstName || weakest > prefix)) return false;
      if (field === matchField.extra) names++;
      if (field <= matchField.extra && !isPrefix) isFull = true;
    }
    return names > 1 && isFull;
  }

  /** Whether the terms of each name were typed in the order of its words. */
  #isInOrder(): boolean {
    const { matches } = this.#matcher;
    for (let one = 1; one < matches.length; one++) {
      const { field, position } = matches[one]!;
      if (field > matchField.lastName) continue;
      for (let other = 0; other < one; other++) {
        if (field !== matches[other]!.field) continue;
        const apart = position - matches[other]!.position;
        if (apart !== 0 && apart > 0 !== this.#typed[one]! > this.#typed[other]!) return false;
      }
    }
    return true;
  }
}
