import type { Interner } from '../columns/interner.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { scratchNumbers } from '../columns/scratch.ts';
import { compareTexts } from '../columns/text-order.ts';
import { tokenTable } from '../columns/token-dictionary.ts';
import { type Column, columnFor, type GrowingList, groupItems } from '../columns/typed-columns.ts';
import { nameKey } from './name-key.ts';
import type { IndexedPerson } from '../types/person.ts';
import { attributeTables } from './attribute-dictionary.ts';
import { wordKind } from './name-words.ts';
import { PeopleBuilder } from './people-builder.ts';
import { phoneTable } from './phone-dictionary.ts';
import {
  kindOf,
  type Lists,
  mostTokens,
  type NameTable,
  packPosting,
  packWord,
  placeOf,
  type RowLists,
  tokenOf,
} from './segment-data.ts';
import { Segment } from './segment.ts';
import { phoneticTable } from './phonetic-index.ts';

/** Builds a segment of these people; of several with one id the last stays. Throws a RangeError for a wrong id. */
export function buildSegment(people: Iterable<IndexedPerson>): Segment {
  const builder = new SegmentBuilder();
  for (const person of people) builder.add(person);
  return builder.finish();
}

/** Builds a segment of people that are added one by one. */
export class SegmentBuilder {
  readonly #people = new PeopleBuilder();

  add(person: IndexedPerson): void {
    this.#people.add(person);
  }

  finish(): Segment {
    return segmentOf(this.#people);
  }
}

function segmentOf(builder: PeopleBuilder): Segment {
  const { rows } = builder;

  const tokens = builder.tokens.sorted((token) => token);
  if (tokens.texts.length > mostTokens) throw new RangeError(`more than ${mostTokens} different words`);
  const renumber = (word: number) => packWord(kindOf(word), placeOf(word), tokens.renumbering[tokenOf(word)]!);
  const first = sortNames(builder.firstNames, builder.firstWords, tokens.texts.length, renumber);
  const last = sortNames(builder.lastNames, builder.lastWords, tokens.texts.length, renumber);
  const lastOf = renumbered(builder.lastOf, last.renumbering);
  const firstOf = renumbered(builder.firstOf, first.renumbering);
  const firstNames = first.table.texts.length;
  const lastNames = last.table.texts.length;

  const byNameArrivals = sortByKey(
    identityPermutation(rows),
    lastNames * firstNames,
    (arrival) => lastOf[arrival]! * firstNames + firstOf[arrival]!,
    (one, other) =>
      builder.loginKeys[one]! - builder.loginKeys[other]! ||
      compareTexts(builder.logins[one]!.toLowerCase(), builder.logins[other]!.toLowerCase()) ||
      builder.ids.at(one) - builder.ids.at(other),
  );
  const arrivals = sortByKey(byNameArrivals.slice(), 256, (arrival) => 255 - builder.ranks.at(arrival));
  const rowOfArrival = new Uint32Array(rows);
  arrivals.forEach((arrival, row) => (rowOfArrival[arrival] = row));
  const byName = byNameArrivals.map((arrival) => rowOfArrival[arrival]!);
  const namePlace = new Uint32Array(rows);
  byName.forEach((row, place) => (namePlace[row] = place));

  const ids = arrivals.map((arrival) => builder.ids.at(arrival));
  const arrivalsById = sortByKey(identityPermutation(rows), 2 ** 32, (arrival) => builder.ids.at(arrival));
  const pick = (column: Uint32Array, largest: number) => {
    const picked = columnFor(rows, largest);
    for (let row = 0; row < rows; row++) picked[row] = column[arrivals[row]!]!;
    return picked;
  };
  const firstName = pick(firstOf, firstNames);
  const lastName = pick(lastOf, lastNames);
  const extraWords = pickLists(builder.extraStarts, builder.extraWords.values(), arrivals, Uint32Array);
  for (let place = 0; place < extraWords.items.length; place++)
    extraWords.items[place] = renumber(extraWords.items[place]!);

  const lastStarts = new Uint32Array(lastNames + 1);
  for (let row = 0; row < rows; row++) lastStarts[lastName[row]! + 1]!++;
  for (let name = 1; name < lastStarts.length; name++) lastStarts[name]! += lastStarts[name - 1]!;
  const firstByName = columnFor(rows, firstNames);
  byName.forEach((row, place) => (firstByName[place] = firstName[row]!));
  const firstRows = groupItems(firstNames, (add) => {
    for (let row = 0; row < rows; row++) add(firstName[row]!, row);
  });

  const rowsOfKind = (...kinds: number[]): RowLists => {
    const lists = rowsHolding(tokens.texts.length, extraWords, kinds);
    const ofRows = (column: Column) => {
      const own = columnFor(
        lists.items.length,
        column instanceof Uint8Array ? 0xff : column instanceof Uint16Array ? 0xffff : 0xffffffff,
      );
      for (let place = 0; place < own.length; place++) own[place] = column[lists.items[place]!]!;
      return own;
    };
    return { ...lists, firstName: ofRows(firstName), lastName: ofRows(lastName) };
  };
  const phones = pickLists(builder.phoneStarts, builder.phones, arrivals, Float64Array);
  const records = pickLists(builder.recordStarts, builder.records.bytes(), arrivals, Uint8Array);
  const domains = builder.mailDomains.texts.length;
  const segment = new Segment({
    rows,
    ids,
    byId: arrivalsById.map((arrival) => rowOfArrival[arrival]!),
    byName,
    namePlace,
    lastStarts,
    firstByName,
    firstRows,
    rank: pick(builder.ranks.values(), 255) as Uint8Array,
    isExternal: pick(builder.externals.values(), 1) as Uint8Array,
    firstName,
    lastName,
    firstNames: first.table,
    lastNames: last.table,
    extraWords,
    emailRows: rowsOfKind(wordKind.email),
    otherNameRows: rowsOfKind(wordKind.other),
    otherNameReadingRows: rowsOfKind(wordKind.script, wordKind.syllable),
    tokens: tokenTable(tokens.texts),
    phonetics: phoneticTable(tokens.texts),
    ...attributeTables(builder, arrivals),
    mailDomains: builder.mailDomains.texts,
    loginDomain: pick(builder.loginDomains.of.values(), domains),
    emailDomain: pick(builder.emailDomains.of.values(), domains),
    texts: { bytes: records.items, starts: records.starts },
    ...builder.codes.sorted(rowOfArrival),
    phones: phoneTable(phones.starts, phones.items),
  });
  for (const arrival of supersededArrivals(builder, arrivalsById)) segment.remove(rowOfArrival[arrival]!);
  return segment;
}

/** Arrivals whose id came again later. */
function supersededArrivals({ ids }: PeopleBuilder, byId: Uint32Array): number[] {
  const superseded: number[] = [];
  for (let place = 1; place < byId.length; place++) {
    if (ids.at(byId[place - 1]!) === ids.at(byId[place]!)) superseded.push(byId[place - 1]!);
  }
  return superseded;
}

/** The new number of each arrival. */
function renumbered(numbers: GrowingList, renumbering: Uint32Array): Uint32Array {
  const renewed = scratchNumbers(numbers.length);
  for (let arrival = 0; arrival < renewed.length; arrival++) renewed[arrival] = renumbering[numbers.at(arrival)]!;
  return renewed;
}

function sortNames(
  names: Interner,
  words: readonly { words: readonly number[]; core: number }[],
  tokens: number,
  renumber: (word: number) => number,
): { table: NameTable; renumbering: Uint32Array } {
  const { texts, renumbering } = names.sorted(nameKey);
  const arrivals = new Uint32Array(texts.length);
  renumbering.forEach((place, arrival) => (arrivals[place] = arrival));
  const lists = groupItems(texts.length, (add) => {
    arrivals.forEach((arrival, place) => {
      for (const word of words[arrival]!.words) add(place, renumber(word));
    });
  });
  const cores = arrivals.map((arrival) => words[arrival]!.core);
  const postings = namesHolding(tokens, lists, false);
  const readings = namesHolding(tokens, lists, true);
  return { table: { texts, words: lists, cores, postings, readings }, renumbering };
}

/** For each token the rows of which it is a word of one of these kinds. */
function rowsHolding(tokens: number, words: Lists, kinds: readonly number[]): Lists {
  return groupItems(tokens, (add) => {
    eachWord(words, (row, word) => {
      if (kinds.includes(kindOf(word))) add(tokenOf(word), row);
    });
  });
}

/** For each token the names that hold it, as a reading or otherwise. */
function namesHolding(tokens: number, words: Lists, isReading: boolean): Lists {
  const { starts, items } = groupItems(tokens, (add) => {
    eachWord(words, (name, word) => {
      if (kindOf(word) >= wordKind.script === isReading) add(tokenOf(word), packPosting(kindOf(word), name));
    });
  });
  for (let token = 0; token < tokens; token++) items.subarray(starts[token]!, starts[token + 1]!).sort();
  return { starts, items };
}

function eachWord({ starts, items }: Lists, visit: (list: number, word: number) => void): void {
  for (let list = 0; list + 1 < starts.length; list++) {
    for (let place = starts[list]!; place < starts[list + 1]!; place++) visit(list, items[place]!);
  }
}

/** Lists of each row, from lists in order of arrival that follow one another in `items`. */
function pickLists<Items extends Uint32Array | Float64Array | Uint8Array>(
  starts: GrowingList,
  items: ArrayLike<number>,
  arrivals: Uint32Array,
  Kind: new (length: number) => Items,
): { starts: Uint32Array; items: Items } {
  const rows = arrivals.length;
  const picked = new Kind(items.length);
  const pickedStarts = new Uint32Array(rows + 1);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    pickedStarts[row] = next;
    const arrival = arrivals[row]!;
    const end = arrival + 1 < rows ? starts.at(arrival + 1) : items.length;
    for (let place = starts.at(arrival); place < end; place++) picked[next++] = items[place]!;
  }
  pickedStarts[rows] = next;
  return { starts: pickedStarts, items: picked };
}
