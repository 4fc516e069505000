import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { scratchBytes, scratchFloats, scratchNumbers } from '../columns/scratch.ts';
import type { RecordTexts } from '../columns/record-text.ts';
import { compareTexts } from '../columns/text-order.ts';
import { tokenTable } from '../columns/token-dictionary.ts';
import { type Column, columnFor, type GrowingList, groupItems } from '../columns/typed-columns.ts';
import { nameKey } from './name-sort-key.ts';
import { attributeTables } from './attribute-dictionary.ts';
import type { NameColumns, PeopleColumns } from './people-columns.ts';
import { phoneTable } from './phone-dictionary.ts';
import {
  kindOf,
  type Lists,
  maxTokens,
  type NameTable,
  packPosting,
  packWord,
  type PhoneticTable,
  placeOf,
  type RowLists,
  tokenOf,
} from './segment-data.ts';
import { Segment } from './segment.ts';
import { wordKind } from './word-kind.ts';

/**
 * Sorts people into a segment; of several with one id the last stays. The memory of the columns is given back as they are read, so that not
 * all is in memory twice.
 * @param soundsOf what the words of the segment sound like, in their ascending order
 */
export function assembleSegment(
  people: PeopleColumns,
  soundsOf: (words: readonly string[], renumbering: Uint32Array) => PhoneticTable,
): Segment {
  const { rows } = people;

  const tokens = people.tokens.sorted((token) => token);
  if (tokens.texts.length > maxTokens) throw new RangeError(`more than ${maxTokens} different words`);
  const renumber = (word: number) => packWord(kindOf(word), placeOf(word), tokens.renumbering[tokenOf(word)]!);
  const first = sortNames(people.first, tokens.texts.length, renumber);
  const last = sortNames(people.last, tokens.texts.length, renumber);
  const lastOf = renumbered(people.last.of, last.renumbering);
  const firstOf = renumbered(people.first.of, first.renumbering);
  const firstNames = first.table.texts.length;
  const lastNames = last.table.texts.length;

  const loginKeys = people.loginKeys.values();
  const byNameArrivals = sortByKey(
    identityPermutation(rows),
    lastNames * firstNames,
    (arrival) => lastOf[arrival]! * firstNames + firstOf[arrival]!,
    (one, other) =>
      loginKeys[one]! - loginKeys[other]! ||
      compareTexts(people.loginAt(one).toLowerCase(), people.loginAt(other).toLowerCase()) ||
      people.ids.at(one) - people.ids.at(other),
  );
  people.loginKeys.free();
  const ranks = people.ranks.values();
  const arrivals = scratchNumbers(rows);
  arrivals.set(byNameArrivals);
  sortByKey(arrivals, 256, (arrival) => 255 - ranks[arrival]!);
  const rowOfArrival = inverse(arrivals);
  const byName = composed(byNameArrivals, rowOfArrival);
  const namePlace = inverse(byName);

  const idOf = people.ids.values();
  const ids = composed(arrivals, idOf);
  const arrivalsById = sortByKey(identityPermutation(rows), 2 ** 32, (arrival) => idOf[arrival]!);
  const pick = (column: Uint32Array, largest: number) => {
    const picked = columnFor(rows, largest);
    for (let row = 0; row < rows; row++) picked[row] = column[arrivals[row]!]!;
    return picked;
  };
  const pickAll = (column: GrowingList, largest: number) => {
    const picked = pick(column.values(), largest);
    column.free();
    return picked;
  };
  const firstName = pick(firstOf, firstNames);
  const lastName = pick(lastOf, lastNames);
  const words = people.extraWords.values();
  const extraWords = pickLists(people.extraStarts, words, arrivals, scratchNumbers(words.length));
  people.extraWords.free();
  for (let place = 0; place < extraWords.items.length; place++)
    extraWords.items[place] = renumber(extraWords.items[place]!);

  const lastStarts = scratchNumbers(lastNames + 1);
  for (let row = 0; row < rows; row++) lastStarts[lastName[row]! + 1]!++;
  for (let name = 1; name < lastStarts.length; name++) lastStarts[name]! += lastStarts[name - 1]!;
  const firstByName = columnFor(rows, firstNames);
  for (let place = 0; place < rows; place++) firstByName[place] = firstName[byName[place]!]!;
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
  const numbers = people.phones.values();
  const phones = pickLists(people.phoneStarts, numbers, arrivals, scratchFloats(numbers.length));
  people.phones.free();
  const records = pickRecords(people.recordStarts, people.records.bytes(), arrivals);
  people.records.free();
  const sounds = soundsOf(tokens.texts, tokens.renumbering);
  const domains = people.mailDomains.texts.length;
  const segment = new Segment({
    rows,
    ids,
    byId: composed(arrivalsById, rowOfArrival),
    byName,
    namePlace,
    lastStarts,
    firstByName,
    firstRows,
    rank: pickAll(people.ranks, 255) as Uint8Array,
    isExternal: pickAll(people.externals, 1) as Uint8Array,
    firstName,
    lastName,
    firstNames: first.table,
    lastNames: last.table,
    extraWords,
    emailRows: rowsOfKind(wordKind.email),
    otherNameRows: rowsOfKind(wordKind.other),
    otherNameReadingRows: rowsOfKind(wordKind.script, wordKind.syllable),
    tokens: tokenTable(tokens.texts),
    phonetics: sounds,
    ...attributeTables(people.attributes, arrivals),
    mailDomains: people.mailDomains.texts,
    loginDomain: pickAll(people.loginDomains.of, domains),
    emailDomain: pickAll(people.emailDomains.of, domains),
    texts: records,
    ...people.codes.sorted(rowOfArrival),
    phones: phoneTable(phones.starts, phones.items),
  });
  for (const arrival of supersededArrivals(people, arrivalsById)) segment.remove(rowOfArrival[arrival]!);
  return segment;
}

/** Arrivals whose id came again later. */
function supersededArrivals({ ids }: PeopleColumns, byId: Uint32Array): number[] {
  const superseded: number[] = [];
  for (let place = 1; place < byId.length; place++) {
    if (ids.at(byId[place - 1]!) === ids.at(byId[place]!)) superseded.push(byId[place - 1]!);
  }
  return superseded;
}

/** The new number of each arrival. Gives the memory of the old ones back. */
function renumbered(numbers: GrowingList, renumbering: Uint32Array): Uint32Array {
  const renewed = composed(numbers.values(), renumbering);
  numbers.free();
  return renewed;
}

/** For each number of a list what stands there in another. */
function composed(numbers: Uint32Array, others: Uint32Array): Uint32Array {
  const all = scratchNumbers(numbers.length);
  for (let place = 0; place < all.length; place++) all[place] = others[numbers[place]!]!;
  return all;
}

/** The place of each number of a permutation. */
function inverse(permutation: Uint32Array): Uint32Array {
  const places = scratchNumbers(permutation.length);
  for (let place = 0; place < places.length; place++) places[permutation[place]!] = place;
  return places;
}

function sortNames(
  columns: NameColumns,
  tokens: number,
  renumber: (word: number) => number,
): { table: NameTable; renumbering: Uint32Array } {
  const { texts, renumbering } = columns.names.sorted(nameKey);
  const arrivals = new Uint32Array(texts.length);
  renumbering.forEach((place, arrival) => (arrivals[place] = arrival));
  const lists = groupItems(texts.length, (add) => {
    arrivals.forEach((arrival, place) => {
      const end = columns.endOf(arrival);
      for (let word = columns.starts.at(arrival); word < end; word++) add(place, renumber(columns.words.at(word)));
    });
  });
  const cores = arrivals.map((arrival) => columns.cores.at(arrival));
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

/** Lists of each row, from lists in order of arrival that follow one another in `items`. Gives the memory of `starts` back. */
function pickLists<Items extends Uint32Array | Float64Array>(
  starts: GrowingList,
  items: Items,
  arrivals: Uint32Array,
  picked: Items,
): { starts: Uint32Array; items: Items } {
  const rows = arrivals.length;
  const from = starts.values();
  const pickedStarts = scratchNumbers(rows + 1);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    pickedStarts[row] = next;
    const arrival = arrivals[row]!;
    const end = arrival + 1 < rows ? from[arrival + 1]! : items.length;
    for (let place = from[arrival]!; place < end; place++) picked[next++] = items[place]!;
  }
  pickedStarts[rows] = next;
  starts.free();
  return { starts: pickedStarts, items: picked };
}

/** The same for records, which are long enough to be copied as a whole. */
function pickRecords(starts: GrowingList, bytes: Uint8Array, arrivals: Uint32Array): RecordTexts {
  const rows = arrivals.length;
  const from = starts.values();
  const picked = scratchBytes(bytes.length);
  const pickedStarts = scratchNumbers(rows + 1);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    pickedStarts[row] = next;
    const arrival = arrivals[row]!;
    const record = bytes.subarray(from[arrival], arrival + 1 < rows ? from[arrival + 1] : bytes.length);
    picked.set(record, next);
    next += record.length;
  }
  pickedStarts[rows] = next;
  starts.free();
  return { bytes: picked, starts: pickedStarts };
}
