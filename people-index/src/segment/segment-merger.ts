import type { Interner } from '../columns/interner.ts';
import { prefixKey } from '../columns/text-order.ts';
import { tokenText } from '../columns/token-dictionary.ts';
import { assembleSegment } from './assemble-segment.ts';
import { MergedPhonetics } from './merged-phonetics.ts';
import { type NameColumns, PeopleColumns } from './people-columns.ts';
import { copyRecord, recordFields } from './record-fields.ts';
import {
  attributeFields,
  kindOf,
  maxRows,
  type NameTable,
  packWord,
  positionOf,
  type SegmentData,
  tokenOf,
} from './segment-data.ts';
import type { Details, Segment } from './segment.ts';

/** Extra bytes for records with a changed photo. */
const extraBytes = 1 << 16;

/** A segment to merge: its people who are not removed, with their changed details. */
export type MergedPart = Pick<Segment, 'data' | 'isRemoved'> & { readonly details: ReadonlyMap<number, Details> };

/**
 * Merges segments into one. What they know about names and words is copied: no language rules are needed, and the result equals that of a
 * full build.
 */
export class SegmentMerger {
  readonly #columns: PeopleColumns;
  readonly #phonetics = new MergedPhonetics();

  /**
   * @param people expected number of people
   * @param bytes expected bytes of their records
   */
  constructor(people: number, bytes: number) {
    this.#columns = new PeopleColumns(people, bytes + extraBytes);
  }

  add(part: MergedPart): void {
    const columns = this.#columns;
    const { data } = part;
    const copy = rowCopier(data, columns, this.#phonetics);
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

  /** Must be called only once. */
  finish(): Segment {
    return assembleSegment(this.#columns, (_, renumbering) => this.#phonetics.table(renumbering));
  }
}

/** Merges segments in their current state. */
export function mergeSegments(segments: readonly Segment[]): Segment {
  const people = segments.reduce((total, segment) => total + segment.people, 0);
  const bytes = segments.reduce((total, { data }) => total + data.texts.bytes.length, 0);
  const merger = new SegmentMerger(people, bytes);
  for (const segment of segments) merger.add(segment);
  return merger.finish();
}

/** Functions that copy parts of a row, renumbering names, tokens and values for the merged segment. */
function rowCopier(data: SegmentData, columns: PeopleColumns, phonetics: MergedPhonetics) {
  phonetics.startSegment(data);
  const mergedToken = memoizedNumbers(data.tokens.starts.length - 1, (token) => {
    const before = columns.tokens.texts.length;
    const merged = columns.tokens.number(tokenText(data.tokens, token));
    if (merged === before) phonetics.add(token);
    return merged;
  });
  const mergedWord = (word: number) => packWord(kindOf(word), positionOf(word), mergedToken(tokenOf(word)));
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
      for (let index = starts[row]!; index < starts[row + 1]!; index++)
        columns.extraWords.push(mergedWord(items[index]!));
    },
  };
}

/** A function that copies the name of a person, and the words of a name that is new. */
function nameCopier(table: NameTable, columns: NameColumns, mergedWord: (word: number) => number) {
  const { starts, items } = table.words;
  const mergedName = memoizedNumbers(table.texts.length, (name) => {
    const merged = columns.names.number(table.texts[name]!);
    const isNew = merged === columns.starts.length;
    if (isNew) columns.addWords(items.subarray(starts[name], starts[name + 1]).map(mergedWord), table.cores[name]!);
    return merged;
  });
  return (name: number) => columns.of.push(mergedName(name));
}

function copyCodes(data: SegmentData, columns: PeopleColumns, row: number): void {
  const { login, email, groupIdentifier } = recordFields(data, row);
  columns.loginKeys.push(prefixKey(login));
  const loginEnd = login.length - data.mailDomains[data.loginDomain[row]!]!.length;
  const mailboxEnd = email.length - data.mailDomains[data.emailDomain[row]!]!.length;
  columns.codes.addPerson(columns.rows, login.slice(0, loginEnd), groupIdentifier, email.slice(0, mailboxEnd));
}

function phonesOf({ phones: { starts, numbers } }: SegmentData, row: number): Float64Array {
  return numbers.subarray(starts[row], starts[row + 1]);
}

function textNumbers(texts: readonly string[], merged: Interner): (number: number) => number {
  return memoizedNumbers(texts.length, (number) => merged.number(texts[number]!));
}

/** Memoizes `numberOf` lazily for numbers below `count`. */
function memoizedNumbers(count: number, numberOf: (number: number) => number): (number: number) => number {
  const known = new Int32Array(count).fill(-1);
  return (number) => {
    const before = known[number]!;
    return before < 0 ? (known[number] = numberOf(number)) : before;
  };
}
