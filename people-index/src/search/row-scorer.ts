import { kindOf, placeOf, searchedFields, tokenOf } from '../segment/segment-data.ts';
import { wholePlace, wordKind } from '../segment/name-words.ts';
import type { Script } from '../language/script.ts';
import type { Expansion, Segment } from '../segment/segment.ts';
import { tierPlace } from '../types/search-query.ts';
import type { Interpretation } from './parse-query.ts';
import {
  scoreOfOneName,
  scoreOfOtherOrder,
  scorePerAttribute,
  scorePerDistance,
  scorePerPenalty,
  scorePerTier,
  scorePerVariant,
  scorePerWholeness,
  noMatch,
  wholeness,
  wholenessOf,
} from './score.ts';
import { attributeMatch, type QueryTerm, type TermLookup } from './term-lookup.ts';
import { writesOtherwise } from './writes-otherwise.ts';

const tierNickname = tierPlace.nickname;
const tierPhonetic = tierPlace.phonetic;
const tierSimilar = tierPlace.similar;
const tierTypo = tierPlace.typo;
const tierTwoTypos = tierPlace.twoTypos;

/** Which field met a term: the places of `fieldPlace`, else the number of an attribute field plus `firstAttribute`. */
export const fieldPlace = { none: 0, firstName: 1, lastName: 2, extra: 3, code: 4, phone: 5, attribute: 6 } as const;

/** Cost of a term's best match: tier, then attribute, distance, reuse, kind. */
const attributeCost = 128;
const distanceCost = 32;
const reuseCost = 16;
const gluedCost = 1;
const beginningDistance = 2;
const none: readonly string[] = [];
const tierCost = 256;
const kindMask = 7;
/** Several terms that each sound only roughly like those of a name are another name. */
const mostApart = 5;
const unmatched = 1 << 20;

function isMetIn(kind: number, { only }: Expansion): boolean {
  return only === undefined || (only === 'readings') === (kind === wordKind.script);
}

/** Whether a term is not met in readings of names: those that differ as they are written, and in their first reading, are two names. */
function isOnlyWritten({ isReading }: QueryTerm, expansion: Expansion | undefined): boolean {
  return isReading === 'other' || (isReading === 'first' && expansion !== undefined);
}

/**
 * Compares rows of one segment with the terms of one interpretation. `score` is the work horse; after it, `fields`, `costs`, `tokens` and `expansions` tell how each term was met.
 */
export class RowScorer {
  readonly segment: Segment;
  readonly terms: readonly TermLookup[];
  readonly penalty: number;
  /** Whether each term must begin another term of the names. */
  readonly isStrict: boolean;
  /** The terms of the text that are not among `terms`. */
  readonly leftOut: readonly string[];
  readonly #needsBothNames: boolean;
  /** The shortest term that may have two typos. */
  readonly #shortestTwice: number;
  readonly isOtherLayout: boolean;
  /** The strongest tier that a row may have. */
  readonly floor: number;
  readonly fields: number[];
  readonly costs: number[];
  readonly tokens: number[];
  readonly expansions: (Expansion | undefined)[];
  /** Place of each term in what was typed, and in the name that holds it. */
  readonly #typed: readonly number[];
  readonly #places: number[];
  /** Whether one term of a name may meet two: not both parts of one that was cut up. */
  readonly #mayReuse: boolean;
  /** The script of which the terms are Latin readings. */
  readonly #readFrom: Script | undefined;
  /** The script of the text, if many of its names are read alike. */
  readonly #script: Script | undefined;
  /** Whether rows were met that are guesses though each term is met at a stronger tier. */
  hasGuesses = false;
  #tier = 0;
  #usedFirst = 0;
  #usedLast = 0;
  /** Places of all terms of the names. */
  #allFirst = 0;
  #allLast = 0;
  #bestMask = 0;
  #isWhole = false;

  /** @param typed the terms as they were typed; they are met longest first, so that a short term does not take the place of a long one. */
  constructor(segment: Segment, typed: readonly TermLookup[], interpretation: Interpretation, floor = 0) {
    this.#typed = [...typed.keys()].sort((one, other) => typed[other]!.term.text.length - typed[one]!.term.text.length);
    const terms = this.#typed.map((place) => typed[place]!);
    this.segment = segment;
    this.terms = terms;
    this.#places = terms.map(() => 0);
    this.penalty = interpretation.penalty;
    this.isStrict = interpretation.isStrict;
    this.leftOut = interpretation.leftOut ?? none;
    this.#shortestTwice = interpretation.shortestTwice ?? 0;
    this.#needsBothNames = interpretation.needsBothNames === true;
    this.isOtherLayout = interpretation.isOtherLayout === true;
    const isReading = terms.some(({ term }) => term.isReading !== undefined);
    this.#mayReuse = !interpretation.isStrict && !isReading && interpretation.mustExist === undefined;
    this.#readFrom = interpretation.readFrom;
    this.#script = interpretation.readFrom ?? terms.find((term) => term.isGuessByReading)?.script;
    this.floor = floor;
    this.fields = terms.map(() => 0);
    this.costs = terms.map(() => 0);
    this.tokens = terms.map(() => 0);
    this.expansions = terms.map(() => undefined);
  }

  /**
   * The score of a row, or `noMatch` when some term is met nowhere at that tier or a stronger one. Score = tier, interpretation, whether an attribute was needed, distance,
   * customary spelling, whole names before parts, both names before one, the terms of a name in their order.
   */
  score(row: number, tier: number, usesAttributes: boolean): number {
    const { terms, segment } = this;
    const { data } = segment;
    const first = data.firstName[row]!;
    const last = data.lastName[row]!;
    this.#tier = tier;
    this.#usedFirst = 0;
    this.#usedLast = 0;
    this.#allFirst = 0;
    this.#allLast = 0;
    let coveredFirst = 0;
    let coveredLast = 0;
    let worst = 0;
    let typos = 0;
    let besideTypos = 0;
    let attribute = 0;
    let distance = 0;
    let apart = 0;
    let variant = 0;
    let isOnlyParticle = true;
    let isPrefix = false;
    let isNicknamed = false;
    let isUnsure = false;
    let isReused = false;
    for (let place = 0; place < terms.length; place++) {
      const term = terms[place]!;
      this.costs[place] = unmatched;
      this.#bestMask = 0;
      this.#scan(place, term, data.firstNames.words, first, fieldPlace.firstName);
      this.#scan(place, term, data.lastNames.words, last, fieldPlace.lastName);
      if (this.costs[place]! > 1 && data.extraWords.starts[row] !== data.extraWords.starts[row + 1]) {
        this.#scan(place, term, data.extraWords, row, fieldPlace.extra);
      }
      if (this.costs[place]! > 1) this.#scanCodes(place, term, row);
      if (usesAttributes && this.costs[place]! >= attributeCost) this.#scanAttributes(place, term, row);
      const cost = this.costs[place]!;
      if (cost === unmatched) return noMatch;
      const field = this.fields[place]!;
      if (field === fieldPlace.firstName) {
        this.#usedFirst |= this.#bestMask;
        if (this.#isWhole) coveredFirst |= this.#bestMask;
      } else if (field === fieldPlace.lastName) {
        this.#usedLast |= this.#bestMask;
        if (this.#isWhole) coveredLast |= this.#bestMask;
      }
      const wordTier = cost >>> 8;
      if (wordTier >= tierTypo) typos += wordTier - tierTypo + 1;
      else if (wordTier > besideTypos) besideTypos = wordTier;
      if (wordTier > worst) worst = wordTier;
      if (wordTier === 1) isPrefix = true;
      if (wordTier === tierNickname) isNicknamed = true;
      if ((cost & attributeCost) !== 0) {
        attribute = 1;
        if (!term.isParticle) isOnlyParticle = false;
      }
      const own = (cost >>> 5) & 3;
      if (own > distance) distance = own;
      apart += own;
      if ((cost & reuseCost) !== 0) isReused = true;
      if ((wordTier < tierNickname && (cost & 15) >= wordKind.variant) || (cost & reuseCost) !== 0) variant = 1;
      if (wordTier === tierTwoTypos && term.term.text.length < this.#shortestTwice) return noMatch;
      if (this.isStrict && field > fieldPlace.lastName) return noMatch;
      if (this.#isUnsure(place, wordTier)) isUnsure = true;
    }
    // The `de` of a name is not that of "chef de projet".
    if (attribute === 1 && isOnlyParticle) return noMatch;
    // What meets two terms is further from a misspelt text.
    if (typos > 0 && isReused) typos++;
    if (typos > 2 || apart > mostApart) return noMatch;
    if (typos > 0) {
      worst = typos === 1 ? tierTypo : tierTwoTypos;
      // Beside a typo the very name comes before a nickname, and that before a sound.
      distance = Math.max(distance, besideTypos - 1);
    }
    // Beside a nickname or a sound the very name comes before one that it begins, and beside a sound before a nickname.
    else if (((isPrefix && worst > 1) || (isNicknamed && worst > tierNickname)) && distance < 3) distance++;
    if (this.isOtherLayout) distance = Math.max(distance, Math.min(3, worst));
    if (worst < this.floor) worst = this.floor;
    const mayBeSure = worst === tierNickname || worst === tierPhonetic;
    if (mayBeSure && (isUnsure || (isPrefix && worst === tierPhonetic) || this.#isOtherName(row))) {
      worst = tierSimilar;
      this.hasGuesses = true;
    }
    if (worst > tier) return noMatch;
    const touchedFirst = this.#usedFirst !== 0;
    const touchedLast = this.#usedLast !== 0;
    if (this.#needsBothNames && !this.#isInBothNames(touchedFirst, touchedLast)) return noMatch;
    const coreFirst = data.firstNames.cores[first]!;
    const coreLast = data.lastNames.cores[last]!;
    if (this.isStrict && ((coreFirst & ~this.#usedFirst) !== 0 || (coreLast & ~this.#usedLast) !== 0)) return noMatch;
    const wholeFirst = touchedFirst && (coreFirst & ~coveredFirst) === 0;
    const wholeLast = touchedLast && (coreLast & ~coveredLast) === 0;
    const isAllWhole = (wholeFirst || !touchedFirst) && (wholeLast || !touchedLast) && (touchedFirst || touchedLast);
    const isFull =
      (!touchedFirst || (this.#allFirst & ~coveredFirst) === 0) &&
      (!touchedLast || (this.#allLast & ~coveredLast) === 0);
    const parts = wholenessOf(isAllWhole, isFull, wholeFirst || wholeLast);
    const whole = worst === 1 ? Math.max(parts, wholeness.some) : parts;
    const one = touchedFirst && touchedLast ? 0 : scoreOfOneName;
    return (
      worst * scorePerTier +
      this.penalty * scorePerPenalty +
      attribute * scorePerAttribute +
      distance * scorePerDistance +
      variant * scorePerVariant +
      whole * scorePerWholeness +
      one +
      (this.#isInOrder() ? 0 : scoreOfOtherOrder)
    );
  }

  /**
   * Whether a term is met in a way that, beside a nickname or a sound, makes the row a guess: by a beginning where it was read from another script or stands in an attribute,
   * as the nickname of another name, by a syllable, or by what another term is met by.
   */
  #isUnsure(place: number, tier: number): boolean {
    const cost = this.costs[place]!;
    const field = this.fields[place]!;
    if (tier === 1) return field >= fieldPlace.attribute || this.#readFrom !== undefined;
    if ((cost & kindMask) === wordKind.syllable) return true;
    const { [place]: expansion } = this.expansions;
    if (expansion?.kind === 'nickname' && field <= fieldPlace.extra) {
      if (field === fieldPlace.extra || this.#readFrom !== undefined) return true;
    }
    return tier === tierPhonetic && (cost & reuseCost) !== 0;
  }

  #isOtherName(row: number): boolean {
    if (this.#script === undefined) return false;
    return writesOtherwise(this.segment, row, this.#script, this.#readFrom === undefined ? this.tokens : []);
  }

  /** Whether the last name of the row last compared was typed before the first name. */
  get isLastNameFirst(): boolean {
    const { fields } = this;
    const firstPlace = Math.min(...this.#typed.filter((_, place) => fields[place] === fieldPlace.firstName));
    return this.#typed.some((typed, place) => fields[place] === fieldPlace.lastName && typed < firstPlace);
  }

  /** Whether the terms are met in more than one name, other names counting term by term, and one of them in full. */
  #isInBothNames(touchedFirst: boolean, touchedLast: boolean): boolean {
    let names = (touchedFirst ? 1 : 0) + (touchedLast ? 1 : 0);
    let isFull = false;
    for (let place = 0; place < this.fields.length; place++) {
      const field = this.fields[place]!;
      // An initial stands for a first name, beside terms as they are.
      const isInitial = this.terms[place]!.term.text.length === 1 && this.costs[place]! >>> 8 === 1;
      if (isInitial && (field !== fieldPlace.firstName || this.#tier > 1)) return false;
      if (field === fieldPlace.extra) names++;
      if (field <= fieldPlace.extra && this.costs[place]! >>> 8 !== 1) isFull = true;
    }
    return names > 1 && isFull;
  }

  /** Whether every term of the row last compared is a name, or a term of one, as it stands: others of that name answer alike, whatever else they bear. */
  get isByNames(): boolean {
    return this.costs.every((cost, place) => cost <= wordKind.part && this.fields[place]! <= fieldPlace.lastName);
  }

  /** Whether the terms of each name were typed in the order in which they stand there. */
  #isInOrder(): boolean {
    const { fields } = this;
    for (let one = 1; one < fields.length; one++) {
      for (let other = 0; other < one; other++) {
        const field = fields[one]!;
        if (field !== fields[other] || field > fieldPlace.lastName) continue;
        const apart = this.#places[one]! - this.#places[other]!;
        if (apart !== 0 && apart > 0 !== this.#typed[one]! > this.#typed[other]!) return false;
      }
    }
    return true;
  }

  /** Whether an earlier term is met by the same token, and one of the two in another name. */
  #isTaken(token: number, field: number, place: number): boolean {
    for (let earlier = 0; earlier < place; earlier++)
      if (this.tokens[earlier] === token && (field === fieldPlace.extra || this.fields[earlier] === fieldPlace.extra))
        return true;
    return false;
  }

  /** The best of a list of packed terms, if it is better than what the term has. */
  #scan(
    place: number,
    term: TermLookup,
    lists: { starts: Uint32Array; items: Uint32Array },
    list: number,
    field: number,
  ): void {
    const { items } = lists;
    const end = lists.starts[list + 1]!;
    const { exact, first, end: rangeEnd, expansions } = term;
    for (let item = lists.starts[list]!; item < end; item++) {
      const packed = items[item]!;
      const token = tokenOf(packed);
      if (place === 0 && field !== fieldPlace.extra && kindOf(packed) <= wordKind.part) {
        const own = placeOf(packed);
        if (own !== wholePlace && field === fieldPlace.firstName) this.#allFirst |= 1 << own;
        else if (own !== wholePlace) this.#allLast |= 1 << own;
      }
      let tier: number;
      let cost = 0;
      let expansion: Expansion | undefined;
      if (token === exact) tier = 0;
      else if (token >= first && token < rangeEnd) tier = 1;
      else if (expansions.size === 0) continue;
      else {
        expansion = expansions.get(token);
        if (expansion !== undefined && !isMetIn(kindOf(packed), expansion)) expansion = expansion.otherwise;
        if (expansion === undefined) continue;
        if (expansion.kind === 'nickname' && field === fieldPlace.lastName) continue;
        tier = expansion.tier;
        cost = expansion.distance * distanceCost;
      }
      const kind = kindOf(packed);
      if (kind === wordKind.script && isOnlyWritten(term.term, expansion)) continue;
      // Who only sounds like a reading is further from it than who writes it.
      const isReading = kind >= wordKind.script;
      if (isReading && expansion?.kind === 'phonetic' && expansion.distance < 3) cost += distanceCost;
      if (kind === wordKind.other && tier < tierNickname) tier = tierNickname;
      else if (isReading && tier < tierPhonetic) {
        // The beginning of a reading is further from it than all of it.
        if (tier === 1) cost += beginningDistance * distanceCost;
        tier = tierPhonetic;
      }
      // Two names in other scripts that are read alike are two names.
      if (isReading && tier === tierPhonetic && term.isGuessByReading) tier = tierSimilar;
      if (tier > this.#tier) continue;
      const at = placeOf(packed);
      // The beginning of all terms as one is the beginning of the first: that one is met.
      if (tier === 1 && at === wholePlace && field !== fieldPlace.extra) cost += gluedCost;
      const mask = field === fieldPlace.extra ? 0 : at === wholePlace ? -1 : 1 << at;
      const used = field === fieldPlace.firstName ? this.#usedFirst : this.#usedLast;
      if (field !== fieldPlace.extra && (mask & used) !== 0) {
        if (!this.#mayReuse) continue;
        cost += reuseCost;
      }
      if (term.term.isReading !== undefined && this.#isTaken(token, field, place)) continue;
      cost += tier * tierCost + kind;
      if (cost >= this.costs[place]!) continue;
      this.costs[place] = cost;
      this.fields[place] = field;
      this.tokens[place] = token;
      this.expansions[place] = expansion;
      this.#places[place] = at;
      this.#bestMask = mask;
      this.#isWhole = token === exact || expansion !== undefined;
    }
  }

  #scanCodes(place: number, term: TermLookup, row: number): void {
    const known = this.costs[place]!;
    let tier = term.isExactCode(row) ? 0 : known > tierCost && term.isCode(row) ? 1 : unmatched;
    let field: number = fieldPlace.code;
    if (tier > 0) {
      const phoneTier = term.phoneTier(row);
      if (phoneTier !== undefined && phoneTier < tier) [tier, field] = [phoneTier, fieldPlace.phone];
    }
    if (tier > this.#tier || tier * tierCost >= known) return;
    this.costs[place] = tier * tierCost;
    this.fields[place] = field;
    this.expansions[place] = undefined;
    this.#bestMask = 0;
  }

  #scanAttributes(place: number, term: TermLookup, row: number): void {
    const { matches } = term.attributes;
    if (matches.length === 0) return;
    const { tables } = this.segment;
    for (let field = 0; field < searchedFields; field++) {
      const table = tables[field]!;
      const match = matches[table.firstValue + table.column[row]!]!;
      if (match === attributeMatch.none) continue;
      const tier = match === attributeMatch.exact ? 0 : 1;
      const cost = tier * tierCost + attributeCost;
      if (tier > this.#tier || cost >= this.costs[place]!) continue;
      this.costs[place] = cost;
      this.fields[place] = fieldPlace.attribute + field;
      this.expansions[place] = undefined;
      this.#bestMask = 0;
    }
  }
}
