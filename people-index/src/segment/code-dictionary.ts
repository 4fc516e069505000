import { lowerBound, GrowingFloats, GrowingList } from '../columns/typed-columns.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { scratchNumbers } from '../columns/scratch.ts';
import { compareTexts } from '../columns/text-order.ts';
import { loginInRecord, recordFields, splitAtDomain } from './record-fields.ts';
import type { SegmentData } from './segment-data.ts';

/** Kind of a code: 0 login, 1 group ID, 2 mailbox. An entry packs the kind above 30 bits of row. */
type CodeKind = 0 | 1 | 2;
const rowBits = 0x3fffffff;

/** The ASCII letters and digits of a code in lower case: `AB1234-X` becomes `ab1234x`. */
export function plainCode(text: string): string {
  let isPlain = true;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) continue;
    if (code < 65 || code > 90) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
    isPlain = false;
  }
  return isPlain ? text : text.toLowerCase();
}

/** Collects the codes of people in the order of arrival. */
export class CodeBuilder {
  readonly #entries = new GrowingList();
  readonly #keys = new GrowingFloats();
  /** Codes that are longer than their sort key. */
  readonly #longCodes = new Map<number, string>();

  /** Adds the codes under which a person is found. */
  addPerson(row: number, login: string, groupIdentifier: string, mailbox: string): void {
    const account = plainCode(login);
    const group = groupIdentifier === login ? account : plainCode(groupIdentifier);
    if (account !== '') this.#add(0, row, account);
    if (group !== '' && group !== account) this.#add(1, row, group);
    if (mailbox === login || (!hasDigit.test(mailbox) && !isOfShortWords(mailbox))) return;
    const box = plainCode(mailbox);
    const isCode = isCodeMailbox(box) || isOfShortWords(mailbox);
    if (isCode && box !== '' && box !== account && box !== group) this.#add(2, row, box);
  }

  #add(kind: CodeKind, row: number, code: string): void {
    if (code.length > sortedLength) this.#longCodes.set(this.#keys.length, code);
    this.#keys.push(sortKey(code));
    this.#entries.push(codeEntry(kind, row));
  }

  /**
   * The entries sorted by code, and the first characters of each code as a key. Must be called only once.
   *
   * @param rowOfArrival the row of each person, by the order of arrival
   */
  sorted(rowOfArrival: Uint32Array): { codes: Uint32Array; codeKeys: Uint32Array } {
    const keys = this.#keys.values();
    const entries = this.#entries.values();
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index]!;
      entries[index] = codeEntry((entry >>> 30) as CodeKind, rowOfArrival[rowOfCode(entry)]!);
    }
    const textOf = (index: number) => this.#longCodes.get(index) ?? '';
    const order = sortByKey(
      identityPermutation(keys.length),
      radix ** sortedLength,
      (index) => keys[index]!,
      (one, other) => compareTexts(textOf(one), textOf(other)) || entries[one]! - entries[other]!,
    );
    const shift = radix ** (sortedLength - keyLength);
    const codes = scratchNumbers(order.length);
    const codeKeys = scratchNumbers(order.length);
    for (let index = 0; index < order.length; index++) {
      codes[index] = entries[order[index]!]!;
      codeKeys[index] = Math.floor(keys[order[index]!]! / shift);
    }
    this.#entries.free();
    this.#keys.free();
    return { codes, codeKeys };
  }
}

const hasDigit = /\d/;

/** Whether a mailbox is a code such as `ab1234` rather than a name followed by digits. */
export function isCodeMailbox(mailbox: string): boolean {
  let digits = 0;
  for (let position = 0; position < mailbox.length; position++) {
    const code = mailbox.charCodeAt(position);
    if (code >= 48 && code <= 57) digits++;
  }
  return digits > 0 && mailbox.length - digits < 4;
}

/** Minimum length of a word of a mailbox that is indexed as a word. */
export const shortestMailboxWord = 3;

/** Whether no word of a mailbox is indexed as such, so that it has to be a code: `jm`, `r.d`. */
function isOfShortWords(mailbox: string): boolean {
  let length = 0;
  for (let position = 0; position < mailbox.length; position++) {
    const isSeparator = separators.includes(mailbox[position]!);
    length = isSeparator ? 0 : length + 1;
    if (length === shortestMailboxWord) return false;
  }
  return true;
}

/** Characters between the words of a mailbox. */
const separators = '._-+';

/** Number of possible characters at each position: letters, digits and the end of the code. */
const radix = 37;
const sortedLength = 9;
/** Number of characters that fit into 32 bits. */
const keyLength = 6;

/** The first characters as a number with the order of the text. */
function sortKey(code: string, characters = sortedLength): number {
  let key = 0;
  for (let position = 0; position < characters; position++) {
    const unit = position < code.length ? code.charCodeAt(position) : 0;
    key = key * radix + (unit === 0 ? 0 : unit < 58 ? unit - 47 : unit - 86);
  }
  return key;
}

function codeEntry(kind: CodeKind, row: number): number {
  return ((kind << 30) | row) >>> 0;
}

export function rowOfCode(entry: number): number {
  return entry & rowBits;
}

export function isLoginCode(entry: number): boolean {
  return entry >>> 30 === 0;
}

/** Whether the login of a row starts with `code`. */
export function loginStartsWith(segment: SegmentData, row: number, code: string): boolean {
  return comparePrefix(segment, codeEntry(0, row), code) === 0;
}

function codeText(segment: SegmentData, entry: number): string {
  const { bytes, starts } = segment.texts;
  if (isLoginCode(entry)) return plainCode(loginInRecord(bytes, starts[rowOfCode(entry)]!));
  const fields = recordFields(segment, rowOfCode(entry));
  const kind = entry >>> 30;
  return plainCode(kind === 1 ? fields.groupIdentifier : splitAtDomain(fields.email)[0]);
}

/** Compares an entry's code with `code`; 0 also if the entry's code is longer and starts with it. */
function comparePrefix(segment: SegmentData, entry: number, code: string): number {
  const compareText = () => compareTexts(codeText(segment, entry).slice(0, code.length), code);
  if (!isLoginCode(entry)) return compareText();
  const { bytes, starts } = segment.texts;
  const row = rowOfCode(entry);
  const end = starts[row + 1]!;
  let matched = 0;
  for (let position = starts[row]!; position < end && matched < code.length; position++) {
    let byte = bytes[position]!;
    if (byte === 0x1f) break;
    // Lower-casing can yield ASCII letters: İ contains an i.
    if (byte > 127) return compareText();
    if (byte >= 65 && byte <= 90) byte += 32;
    if (!((byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57))) continue;
    const difference = byte - code.charCodeAt(matched);
    if (difference !== 0) return difference;
    matched++;
  }
  return matched < code.length ? -1 : 0;
}

/** Entries whose codes start with `code`, as [first, end) of `segment.codes`. Exact matches come first. */
export function codeRange(segment: SegmentData, code: string): readonly [first: number, end: number] {
  const { codes, codeKeys } = segment;
  if (code === '') return [0, 0];
  const firstFrom = (key: number) => lowerBound(codeKeys, 0, codeKeys.length, key);
  const key = sortKey(code, keyLength);
  const first = firstFrom(key);
  const end = firstFrom(key + radix ** Math.max(0, keyLength - code.length));
  if (code.length <= keyLength || first === end) return [first, end];
  const bound = (isBeyond: boolean) => {
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = comparePrefix(segment, codes[middle]!, code);
      if (order < 0 || (isBeyond && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [bound(false), bound(true)];
}

/** Whether an entry's code equals `code`. */
export function isWholeCode(segment: SegmentData, entry: number, code: string): boolean {
  return codeText(segment, entry) === code;
}
