import type { Interner } from '../columns/interner.ts';
import { beginningKey } from '../columns/text-order.ts';
import { tokenText } from '../columns/token-dictionary.ts';
import { assembleSegment } from './assemble-segment.ts';
import { MergedSounds } from './merged-phonetics.ts';
import { type NameColumns, PeopleColumns } from './people-columns.ts';
import { copyRecord, recordFields } from './record-fields.ts';
import {
  attributeFields,
  kindOf,
  maxRows,
  type NameTable,
  packWord,
  placeOf,
  type SegmentData,
  tokenOf,
} from './segment-data.ts';
import type { Details, Segment } from './segment.ts';

/** Room for records of which the photo has changed. */
const furtherBytes = 1 << 16;

/** A segment whose people are merged: those who are not removed, with their changed details. */
export type MergedPart = Pick<Segment, 'data' | 'isRemoved'> & { readonly details: ReadonlyMap<number, Details> };

/** Puts the people of segments into one. What those know of names and words is copied: no language is needed, and the result is as if it was built anew. */
export class SegmentMerger {
  readonly #columns: PeopleColumns;
  readonly #sounds = new MergedSounds();

  /** @param people `bytes` of their records: about so many are expected */
  constructor(people: number, bytes: number) {
    this.#columns = new PeopleColumns(people, bytes + furtherBytes);
  }

  add(part: MergedPart): void {
    const columns = this.#columns;
    const { data } = part;
    const copy = copierOf(data, columns, this.#sounds);
    for (let row = 0; row < data.rows; row++) {
      if (part.isRemoved(row)) continue;
      if (columns.rows >= maxRows) throw new RangeError(`more than ${maxRows} people`);
      columns.ids.push(data.ids[row]!);
      columns.ranks.push(data.rank[row]!);
      columns.externals.push(data.isExternal[row]!);
      copy.names(row);
      copy.values(row);
      copy.extraWords(row);
      const details = part.details.get(row);
      columns.recordStarts.push(columns.records.length);
      copyRecord(columns.records, data.texts, row, details?.photoVersion);
      copyCodes(data, columns, row);
      columns.phoneStarts.push(columns.phones.length);
      for (const phone of details?.phones ?? phonesOf(data, row)) columns.phones.push(phone);
      columns.rows++;
    }
  }

  /** To be called once. */
  finish(): Segment {
    return assembleSegment(this.#columns, (_, renumbering) => this.#sounds.table(renumbering));
  }
}

/** Puts segments together as they are now. */
export function mergeSegments(segments: readonly Segment[]): Segment {
  const people = segments.reduce((total, segment) => total + segment.people, 0);
  const bytes = segments.reduce((total, { data }) => total + data.texts.bytes.length, 0);
  const merger = new SegmentMerger(people, bytes);
  for (const segment of segments) merger.add(segment);
  return merger.finish();
}

/** What copies parts of the rows of a segment, under the numbers that their texts have in the merged one. */
function copierOf(data: SegmentData, columns: PeopleColumns, sounds: MergedSounds) {
  sounds.open(data);
  const mergedToken = numbersOf(data.tokens.starts.length - 1, (token) => {
    const before = columns.tokens.texts.length;
    const merged = columns.tokens.number(tokenText(data.tokens, token));
    if (merged === before) sounds.add(token);
    return merged;
  });
  const mergedWord = (word: number) => packWord(kindOf(word), placeOf(word), mergedToken(tokenOf(word)));
  const firstName = nameCopier(data.firstNames, columns.first, mergedWord);
  const lastName = nameCopier(data.lastNames, columns.last, mergedWord);
  const domain = textNumbers(data.mailDomains, columns.mailDomains);
  const fields = attributeFields.map((field) => {
    const { texts, column } = data.attributes[field];
    const { values, of } = columns.attributes.fields[field];
    return { column, of, merged: textNumbers(texts, values) };
  });
  return {
    names(row: number) {
      firstName(data.firstName[row]!);
      lastName(data.lastName[row]!);
    },
    values(row: number) {
      for (const { column, of, merged } of fields) of.push(merged(column[row]!));
      columns.loginDomains.of.push(domain(data.loginDomain[row]!));
      columns.emailDomains.of.push(domain(data.emailDomain[row]!));
    },
    extraWords(row: number) {
      columns.extraStarts.push(columns.extraWords.length);
      const { starts, items } = data.extraWords;
      for (let place = starts[row]!; place < starts[row + 1]!; place++)
        columns.extraWords.push(mergedWord(items[place]!));
    },
  };
}

/** Adds the name of a person, and of a new one the words. */
function nameCopier(table: NameTable, columns: NameColumns, mergedWord: (word: number) => number) {
  const { starts, items } = table.words;
  const mergedName = numbersOf(table.texts.length, (name) => {
    const merged = columns.names.number(table.texts[name]!);
    const isNew = merged === columns.starts.length;
    if (isNew) columns.addWords(items.subarray(starts[name], starts[name + 1]).map(mergedWord), table.cores[name]!);
    return merged;
  });
  return (name: number) => columns.of.push(mergedName(name));
}

function copyCodes(data: SegmentData, columns: PeopleColumns, row: number): void {
  const { login, email, groupIdentifier } = recordFields(data, row);
  columns.loginKeys.push(beginningKey(login));
  const loginEnd = login.length - data.mailDomains[data.loginDomain[row]!]!.length;
  const mailboxEnd = email.length - data.mailDomains[data.emailDomain[row]!]!.length;
  columns.codes.addPerson(columns.rows, login.slice(0, loginEnd), groupIdentifier, email.slice(0, mailboxEnd));
}

function phonesOf({ phones: { starts, numbers } }: SegmentData, row: number): Float64Array {
  return numbers.subarray(starts[row], starts[row + 1]);
}

function textNumbers(texts: readonly string[], merged: Interner): (number: number) => number {
  return numbersOf(texts.length, (number) => merged.number(texts[number]!));
}

/** The numbers that `numberOf` gives, each asked for once, when it is needed. */
function numbersOf(count: number, numberOf: (number: number) => number): (number: number) => number {
  const known = new Int32Array(count).fill(-1);
  return (number) => {
    const before = known[number]!;
    return before < 0 ? (known[number] = numberOf(number)) : before;
  };
}
