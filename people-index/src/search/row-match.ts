import { kindOf, placeOf, searchedFields, tokenOf } from '../segment/segment-data.ts';
import { wholePlace, wordKind } from '../segment/name-words.ts';
import type { Script } from '../language/script.ts';
import type { Expansion, Segment } from '../segment/segment.ts';
import { tierPlace } from '../types/search-query.ts';
import type { Interpretation } from './read-query.ts';
import {
  levelOfOneName,
  levelOfOtherOrder,
  levelsPerAttribute,
  levelsPerDistance,
  levelsPerPenalty,
  levelsPerTier,
  levelsPerVariant,
  levelsPerWholeness,
  noMatch,
  wholeness,
  wholenessOf,
} from './row-level.ts';
import { attributeMatch, type QueryWord, type WordLookup } from './word-lookup.ts';
import { writesOtherwise } from './writes-otherwise.ts';

const tierNickname = tierPlace.nickname;
const tierSound = tierPlace.phonetic;
const tierSimilar = tierPlace.similar;
const tierSlip = tierPlace.typo;
const tierTwoSlips = tierPlace.twoTypos;

/** Which field met a word: the places of `fieldPlace`, else the number of an attribute field plus `firstAttribute`. */
export const fieldPlace = { none: 0, firstName: 1, lastName: 2, extra: 3, code: 4, phone: 5, attribute: 6 } as const;

/** Cost of a word's best match: tier, then attribute, distance, reuse, kind. */
const attributeCost = 128;
const distanceCost = 32;
const reuseCost = 16;
const gluedCost = 1;
const beginningDistance = 2;
const none: readonly string[] = [];
const tierCost = 256;
const kindMask = 7;
/** Several words that each sound only roughly like those of a name are another name. */
const mostApart = 5;
const unmatched = 1 << 20;

function isMetIn(kind: number, { only }: Expansion): boolean {
  return only === undefined || (only === 'readings') === (kind === wordKind.script);
}

/** Whether a word is not met in readings of names: those that differ as they are written, and in their first reading, are two names. */
function isOnlyWritten({ isReading }: QueryWord, expansion: Expansion | undefined): boolean {
  return isReading === 'other' || (isReading === 'first' && expansion !== undefined);
}

/**
 * Compares rows of one segment with the words of one interpretation. `level` is the work horse; after it, `fields`, `costs`, `tokens` and `expansions` tell how each word was met.
 */
export class RowMatch {
  readonly segment: Segment;
  readonly words: readonly WordLookup[];
  readonly penalty: number;
  /** Whether each word must begin another word of the names. */
  readonly isStrict: boolean;
  /** The words of the text that are not among `words`. */
  readonly leftOut: readonly string[];
  readonly #needsBothNames: boolean;
  /** The shortest word that may have two typos. */
  readonly #shortestTwice: number;
  readonly isOtherLayout: boolean;
  /** The strongest tier that a row may have. */
  readonly floor: number;
  readonly fields: number[];
  readonly costs: number[];
  readonly tokens: number[];
  readonly expansions: (Expansion | undefined)[];
  /** Place of each word in what was typed, and in the name that holds it. */
  readonly #typed: readonly number[];
  readonly #places: number[];
  /** Whether one word of a name may meet two: not both parts of one that was cut up. */
  readonly #mayReuse: boolean;
  /** The script of which the words are Latin readings. */
  readonly #readFrom: Script | undefined;
  /** The script of the text, if many of its names are read alike. */
  readonly #script: Script | undefined;
  /** Whether rows were met that are guesses though each word is met at a stronger tier. */
  hasGuesses = false;
  #tier = 0;
  #usedFirst = 0;
  #usedLast = 0;
  /** Places of all words of the names. */
  #allFirst = 0;
  #allLast = 0;
  #bestMask = 0;
  #isWhole = false;

  /** @param typed the words as they were typed; they are met longest first, so that a short word does not take the place of a long one. */
  constructor(segment: Segment, typed: readonly WordLookup[], way: Interpretation, floor = 0) {
    this.#typed = [...typed.keys()].sort((one, other) => typed[other]!.word.text.length - typed[one]!.word.text.length);
    const words = this.#typed.map((place) => typed[place]!);
    this.segment = segment;
    this.words = words;
    this.#places = words.map(() => 0);
    this.penalty = way.penalty;
    this.isStrict = way.isStrict;
    this.leftOut = way.leftOut ?? none;
    this.#shortestTwice = way.shortestTwice ?? 0;
    this.#needsBothNames = way.needsBothNames === true;
    this.isOtherLayout = way.isOtherLayout === true;
    const isReading = words.some(({ word }) => word.isReading !== undefined);
    this.#mayReuse = !way.isStrict && !isReading && way.mustExist === undefined;
    this.#readFrom = way.readFrom;
    this.#script = way.readFrom ?? words.find((word) => word.isGuessByReading)?.script;
    this.floor = floor;
    this.fields = words.map(() => 0);
    this.costs = words.map(() => 0);
    this.tokens = words.map(() => 0);
    this.expansions = words.map(() => undefined);
  }

  /**
   * The level of a row, or `noMatch` when some word is met nowhere at that tier or a stronger one. Level = tier, interpretation, whether an attribute was needed, distance,
   * customary spelling, whole names before parts, both names before one, the words of a name in their order.
   */
  level(row: number, tier: number, usesAttributes: boolean): number {
    const { words, segment } = this;
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
    let slips = 0;
    let besideSlips = 0;
    let attribute = 0;
    let distance = 0;
    let apart = 0;
    let variant = 0;
    let isOnlyParticle = true;
    let isBegun = false;
    let isNicknamed = false;
    let isUnsure = false;
    let isReused = false;
    for (let place = 0; place < words.length; place++) {
      const word = words[place]!;
      this.costs[place] = unmatched;
      this.#bestMask = 0;
      this.#scan(place, word, data.firstNames.words, first, fieldPlace.firstName);
      this.#scan(place, word, data.lastNames.words, last, fieldPlace.lastName);
      if (this.costs[place]! > 1 && data.extraWords.starts[row] !== data.extraWords.starts[row + 1]) {
        this.#scan(place, word, data.extraWords, row, fieldPlace.extra);
      }
      if (this.costs[place]! > 1) this.#scanCodes(place, word, row);
      if (usesAttributes && this.costs[place]! >= attributeCost) this.#scanAttributes(place, word, row);
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
      if (wordTier >= tierSlip) slips += wordTier - tierSlip + 1;
      else if (wordTier > besideSlips) besideSlips = wordTier;
      if (wordTier > worst) worst = wordTier;
      if (wordTier === 1) isBegun = true;
      if (wordTier === tierNickname) isNicknamed = true;
      if ((cost & attributeCost) !== 0) {
        attribute = 1;
        if (!word.isParticle) isOnlyParticle = false;
      }
      const own = (cost >>> 5) & 3;
      if (own > distance) distance = own;
      apart += own;
      if ((cost & reuseCost) !== 0) isReused = true;
      if ((wordTier < tierNickname && (cost & 15) >= wordKind.variant) || (cost & reuseCost) !== 0) variant = 1;
      if (wordTier === tierTwoSlips && word.word.text.length < this.#shortestTwice) return noMatch;
      if (this.isStrict && field > fieldPlace.lastName) return noMatch;
      if (this.#isUnsure(place, wordTier)) isUnsure = true;
    }
    // The `de` of a name is not that of "chef de projet".
    if (attribute === 1 && isOnlyParticle) return noMatch;
    // What meets two words is further from a misspelt text.
    if (slips > 0 && isReused) slips++;
    if (slips > 2 || apart > mostApart) return noMatch;
    if (slips > 0) {
      worst = slips === 1 ? tierSlip : tierTwoSlips;
      // Beside a slip the very name comes before a nickname, and that before a sound.
      distance = Math.max(distance, besideSlips - 1);
    }
    // Beside a nickname or a sound the very name comes before one that it begins, and beside a sound before a nickname.
    else if (((isBegun && worst > 1) || (isNicknamed && worst > tierNickname)) && distance < 3) distance++;
    if (this.isOtherLayout) distance = Math.max(distance, Math.min(3, worst));
    if (worst < this.floor) worst = this.floor;
    const mayBeSure = worst === tierNickname || worst === tierSound;
    if (mayBeSure && (isUnsure || (isBegun && worst === tierSound) || this.#isOtherName(row))) {
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
    const one = touchedFirst && touchedLast ? 0 : levelOfOneName;
    return (
      worst * levelsPerTier +
      this.penalty * levelsPerPenalty +
      attribute * levelsPerAttribute +
      distance * levelsPerDistance +
      variant * levelsPerVariant +
      whole * levelsPerWholeness +
      one +
      (this.#isInOrder() ? 0 : levelOfOtherOrder)
    );
  }

  /**
   * Whether a word is met in a way that, beside a nickname or a sound, makes the row a guess: by a beginning where it was read from another script or stands in an attribute,
   * as the nickname of another name, by a syllable, or by what another word is met by.
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
    return tier === tierSound && (cost & reuseCost) !== 0;
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

  /** Whether the words are met in more than one name, other names counting word by word, and one of them in full. */
  #isInBothNames(touchedFirst: boolean, touchedLast: boolean): boolean {
    let names = (touchedFirst ? 1 : 0) + (touchedLast ? 1 : 0);
    let isFull = false;
    for (let place = 0; place < this.fields.length; place++) {
      const field = this.fields[place]!;
      // An initial stands for a first name, beside words as they are.
      const isInitial = this.words[place]!.word.text.length === 1 && this.costs[place]! >>> 8 === 1;
      if (isInitial && (field !== fieldPlace.firstName || this.#tier > 1)) return false;
      if (field === fieldPlace.extra) names++;
      if (field <= fieldPlace.extra && this.costs[place]! >>> 8 !== 1) isFull = true;
    }
    return names > 1 && isFull;
  }

  /** Whether every word of the row last compared is a name, or a word of one, as it stands: others of that name answer alike, whatever else they bear. */
  get isByNames(): boolean {
    return this.costs.every((cost, place) => cost <= wordKind.part && this.fields[place]! <= fieldPlace.lastName);
  }

  /** Whether the words of each name were typed in the order in which they stand there. */
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

  /** Whether an earlier word is met by the same token, and one of the two in another name. */
  #isTaken(token: number, field: number, place: number): boolean {
    for (let earlier = 0; earlier < place; earlier++)
      if (this.tokens[earlier] === token && (field === fieldPlace.extra || this.fields[earlier] === fieldPlace.extra))
        return true;
    return false;
  }

  /** The best of a list of packed words, if it is better than what the word has. */
  #scan(
    place: number,
    word: WordLookup,
    lists: { starts: Uint32Array; items: Uint32Array },
    list: number,
    field: number,
  ): void {
    const { items } = lists;
    const end = lists.starts[list + 1]!;
    const { exact, first, end: rangeEnd, expansions } = word;
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
      if (kind === wordKind.script && isOnlyWritten(word.word, expansion)) continue;
      // Who only sounds like a reading is further from it than who writes it.
      const isReading = kind >= wordKind.script;
      if (isReading && expansion?.kind === 'phonetic' && expansion.distance < 3) cost += distanceCost;
      if (kind === wordKind.other && tier < tierNickname) tier = tierNickname;
      else if (isReading && tier < tierSound) {
        // The beginning of a reading is further from it than all of it.
        if (tier === 1) cost += beginningDistance * distanceCost;
        tier = tierSound;
      }
      // Two names in other scripts that are read alike are two names.
      if (isReading && tier === tierSound && word.isGuessByReading) tier = tierSimilar;
      if (tier > this.#tier) continue;
      const at = placeOf(packed);
      // The beginning of all words as one is the beginning of the first: that one is met.
      if (tier === 1 && at === wholePlace && field !== fieldPlace.extra) cost += gluedCost;
      const mask = field === fieldPlace.extra ? 0 : at === wholePlace ? -1 : 1 << at;
      const used = field === fieldPlace.firstName ? this.#usedFirst : this.#usedLast;
      if (field !== fieldPlace.extra && (mask & used) !== 0) {
        if (!this.#mayReuse) continue;
        cost += reuseCost;
      }
      if (word.word.isReading !== undefined && this.#isTaken(token, field, place)) continue;
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

  #scanCodes(place: number, word: WordLookup, row: number): void {
    const known = this.costs[place]!;
    let tier = word.isExactCode(row) ? 0 : known > tierCost && word.isCode(row) ? 1 : unmatched;
    let field: number = fieldPlace.code;
    if (tier > 0) {
      const phoneTier = word.phoneTier(row);
      if (phoneTier !== undefined && phoneTier < tier) [tier, field] = [phoneTier, fieldPlace.phone];
    }
    if (tier > this.#tier || tier * tierCost >= known) return;
    this.costs[place] = tier * tierCost;
    this.fields[place] = field;
    this.expansions[place] = undefined;
    this.#bestMask = 0;
  }

  #scanAttributes(place: number, word: WordLookup, row: number): void {
    const { matches } = word.attributes;
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
