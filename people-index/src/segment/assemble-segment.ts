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
  positionOf,
  type RowLists,
  tokenOf,
} from './segment-data.ts';
import { Segment } from './segment.ts';
import { wordKind } from './word-kind.ts';

/**
 * Sorts people into a segment; if an id occurs more than once, the last person wins. The memory of each column is freed once it is read, so
 * that the data is never in memory twice.
 * @param phoneticsOf builds the phonetic table of the words of the segment, which are in ascending order
 */
export function assembleSegment(
  people: PeopleColumns,
  phoneticsOf: (words: readonly string[], renumbering: Uint32Array) => PhoneticTable,
): Segment {
  const { rows } = people;

  const tokens = people.tokens.sorted((token) => token);
  if (tokens.texts.length > maxTokens) throw new RangeError(`more than ${maxTokens} different words`);
  const renumber = (word: number) => packWord(kindOf(word), positionOf(word), tokens.renumbering[tokenOf(word)]!);
  const first = sortNames(people.first, tokens.texts.length, renumber);
  const last = sortNames(people.last, tokens.texts.length, renumber);
  const lastOf = renumberAndFree(people.last.of, last.renumbering);
  const firstOf = renumberAndFree(people.first.of, first.renumbering);
  const firstNames = first.table.texts.length;
  const lastNames = last.table.texts.length;

  const arrivalsByName = sortByNames(people, { lastOf, firstOf, lastNames, firstNames });
  const arrivals = sortByRank(people, arrivalsByName);
  const rowOfArrival = invert(arrivals);
  const byName = compose(arrivalsByName, rowOfArrival);

  const idOf = people.ids.values();
  const ids = compose(arrivals, idOf);
  const arrivalsById = sortByKey(identityPermutation(rows), 2 ** 32, (arrival) => idOf[arrival]!);
  const reorderAndFree = (column: GrowingList, largest: number) => {
    const reordered = pick(column.values(), arrivals, columnFor(rows, largest));
    column.free();
    return reordered;
  };
  const firstName = pick(firstOf, arrivals, columnFor(rows, firstNames));
  const lastName = pick(lastOf, arrivals, columnFor(rows, lastNames));
  const words = people.extraWords.values();
  const extraWords = reorderLists(people.extraStarts, words, arrivals, scratchNumbers(words.length));
  people.extraWords.free();
  for (let index = 0; index < extraWords.items.length; index++)
    extraWords.items[index] = renumber(extraWords.items[index]!);

  const firstRows = groupItems(firstNames, (add) => {
    for (let row = 0; row < rows; row++) add(firstName[row]!, row);
  });

  const rowsOfKind = (...kinds: number[]): RowLists => {
    const lists = rowsHolding(tokens.texts.length, extraWords, kinds);
    const ofRows = (column: Column, largest: number) =>
      pick(column, lists.items, columnFor(lists.items.length, largest));
    return { ...lists, firstName: ofRows(firstName, firstNames), lastName: ofRows(lastName, lastNames) };
  };
  const numbers = people.phones.values();
  const phones = reorderLists(people.phoneStarts, numbers, arrivals, scratchFloats(numbers.length));
  people.phones.free();
  const records = reorderRecords(people.recordStarts, people.records.bytes(), arrivals);
  people.records.free();
  const sounds = phoneticsOf(tokens.texts, tokens.renumbering);
  const domains = people.mailDomains.texts.length;
  const segment = new Segment({
    rows,
    ids,
    byId: compose(arrivalsById, rowOfArrival),
    byName,
    namePlace: invert(byName),
    lastStarts: startsOf(lastName, lastNames),
    firstByName: pick(firstName, byName, columnFor(rows, firstNames)),
    firstRows,
    rank: reorderAndFree(people.ranks, 255) as Uint8Array,
    isExternal: reorderAndFree(people.externals, 1) as Uint8Array,
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
    loginDomain: reorderAndFree(people.loginDomains.of, domains),
    emailDomain: reorderAndFree(people.emailDomains.of, domains),
    texts: records,
    ...people.codes.sorted(rowOfArrival),
    phones: phoneTable(phones.starts, phones.items),
  });
  for (const arrival of supersededArrivals(people, arrivalsById)) segment.remove(rowOfArrival[arrival]!);
  return segment;
}

interface NamesOfArrivals {
  /** By arrival, the numbers of the last and of the first name. */
  readonly lastOf: Uint32Array;
  readonly firstOf: Uint32Array;
  /** Number of last and of first names. */
  readonly lastNames: number;
  readonly firstNames: number;
}

/** The arrivals by last name, first name and login. Frees the memory of the login keys. */
function sortByNames(people: PeopleColumns, { lastOf, firstOf, lastNames, firstNames }: NamesOfArrivals): Uint32Array {
  const loginKeys = people.loginKeys.values();
  const sorted = sortByKey(
    identityPermutation(people.rows),
    lastNames * firstNames,
    (arrival) => lastOf[arrival]! * firstNames + firstOf[arrival]!,
    (one, other) =>
      loginKeys[one]! - loginKeys[other]! ||
      compareTexts(people.loginAt(one).toLowerCase(), people.loginAt(other).toLowerCase()) ||
      people.ids.at(one) - people.ids.at(other),
  );
  people.loginKeys.free();
  return sorted;
}

/** The arrivals in the order of the rows: by rank, and those of the same rank in the given order. */
function sortByRank(people: PeopleColumns, arrivalsByName: Uint32Array): Uint32Array {
  const ranks = people.ranks.values();
  const arrivals = scratchNumbers(arrivalsByName.length);
  arrivals.set(arrivalsByName);
  return sortByKey(arrivals, 256, (arrival) => 255 - ranks[arrival]!);
}

/** Fills `picked` with `column[index]` for each index. */
function pick(column: Column, indexes: Uint32Array, picked: Column): Column {
  for (let position = 0; position < picked.length; position++) picked[position] = column[indexes[position]!]!;
  return picked;
}

/** For each value below `values`, the number of rows with a smaller one, and finally the number of all rows. */
function startsOf(column: Column, values: number): Uint32Array {
  const starts = scratchNumbers(values + 1);
  for (const value of column) starts[value + 1]!++;
  for (let value = 1; value < starts.length; value++) starts[value]! += starts[value - 1]!;
  return starts;
}

/** Arrivals whose id arrived again later. */
function supersededArrivals({ ids }: PeopleColumns, byId: Uint32Array): number[] {
  const superseded: number[] = [];
  for (let index = 1; index < byId.length; index++) {
    if (ids.at(byId[index - 1]!) === ids.at(byId[index]!)) superseded.push(byId[index - 1]!);
  }
  return superseded;
}

/** The new number of each arrival. Frees the memory of the old numbers. */
function renumberAndFree(numbers: GrowingList, renumbering: Uint32Array): Uint32Array {
  const newNumbers = compose(numbers.values(), renumbering);
  numbers.free();
  return newNumbers;
}

/** Composes two mappings: `others[number]` for each number. */
function compose(numbers: Uint32Array, others: Uint32Array): Uint32Array {
  const all = scratchNumbers(numbers.length);
  for (let index = 0; index < all.length; index++) all[index] = others[numbers[index]!]!;
  return all;
}

/** The inverse of a permutation. */
function invert(permutation: Uint32Array): Uint32Array {
  const positions = scratchNumbers(permutation.length);
  for (let index = 0; index < positions.length; index++) positions[permutation[index]!] = index;
  return positions;
}

function sortNames(
  columns: NameColumns,
  tokens: number,
  renumber: (word: number) => number,
): { table: NameTable; renumbering: Uint32Array } {
  const { texts, renumbering } = columns.names.sorted(nameKey);
  const arrivals = new Uint32Array(texts.length);
  renumbering.forEach((index, arrival) => (arrivals[index] = arrival));
  const lists = groupItems(texts.length, (add) => {
    arrivals.forEach((arrival, index) => {
      const end = columns.endOf(arrival);
      for (let word = columns.starts.at(arrival); word < end; word++) add(index, renumber(columns.words.at(word)));
    });
  });
  const cores = arrivals.map((arrival) => columns.cores.at(arrival));
  const postings = namesHolding(tokens, lists, false);
  const readings = namesHolding(tokens, lists, true);
  return { table: { texts, words: lists, cores, postings, readings }, renumbering };
}

/** For each token, the rows that contain it as a word of one of these kinds. */
function rowsHolding(tokens: number, words: Lists, kinds: readonly number[]): Lists {
  return groupItems(tokens, (add) => {
    eachWord(words, (row, word) => {
      if (kinds.includes(kindOf(word))) add(tokenOf(word), row);
    });
  });
}

/** For each token, the names that contain it, either as a reading or otherwise. */
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
    for (let index = starts[list]!; index < starts[list + 1]!; index++) visit(list, items[index]!);
  }
}

/** The list of each row, from concatenated lists in the order of arrival. Frees the memory of `starts`. */
function reorderLists<Items extends Uint32Array | Float64Array>(
  starts: GrowingList,
  items: Items,
  arrivals: Uint32Array,
  reordered: Items,
): { starts: Uint32Array; items: Items } {
  const rows = arrivals.length;
  const from = starts.values();
  const reorderedStarts = scratchNumbers(rows + 1);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    reorderedStarts[row] = next;
    const arrival = arrivals[row]!;
    const end = arrival + 1 < rows ? from[arrival + 1]! : items.length;
    for (let index = from[arrival]!; index < end; index++) reordered[next++] = items[index]!;
  }
  reorderedStarts[rows] = next;
  starts.free();
  return { starts: reorderedStarts, items: reordered };
}

/** The same for records, which are long enough to be copied in one operation. */
function reorderRecords(starts: GrowingList, bytes: Uint8Array, arrivals: Uint32Array): RecordTexts {
  const rows = arrivals.length;
  const from = starts.values();
  const reordered = scratchBytes(bytes.length);
  const reorderedStarts = scratchNumbers(rows + 1);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    reorderedStarts[row] = next;
    const arrival = arrivals[row]!;
    const record = bytes.subarray(from[arrival], arrival + 1 < rows ? from[arrival + 1] : bytes.length);
    reordered.set(record, next);
    next += record.length;
  }
  reorderedStarts[rows] = next;
  starts.free();
  return { bytes: reordered, starts: reorderedStarts };
}
