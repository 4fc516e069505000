import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import type { PhoneTable } from './segment-data.ts';

const mostDigits = 15;
/** Fewer digits after a leading 00 are the end of a number rather than an international number. */
const fewestAfterDoubleZero = 8;
const fewestWithoutZero = 7;
/** Country calling codes of one and two digits (ITU-T E.164, list of 2023); all others have three. */
const shortCallingCodes = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 ' +
    '81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
);

export interface PhoneDigits {
  readonly digits: string;
  /** All digits as typed, including a leading 0. */
  readonly typed: string;
  /** Whether the digits begin with a country calling code. */
  readonly isInternational: boolean;
}

/** The digits of a phone number in any format: `+33 (0)6 12`, `0033 6 12` and `06 12` give 33612, 33612 and 612. */
export function phoneDigits(text: string): PhoneDigits {
  const bare = text.replace(/\(\s*0\s*\)/g, '').trim();
  const digits = bare.replace(/\D/g, '');
  if (bare.startsWith('+') || bare.startsWith('(+')) return international(digits);
  if (digits.startsWith('00') && digits.length >= fewestAfterDoubleZero) return international(digits.slice(2));
  const national = digits.startsWith('0') ? digits.slice(1) : digits;
  return { digits: national.slice(0, mostDigits), typed: digits.slice(0, mostDigits), isInternational: false };
}

function international(digits: string): PhoneDigits {
  return { digits: digits.slice(0, mostDigits), typed: digits.slice(0, mostDigits), isInternational: true };
}

/**
 * The digits that a number may end in: as typed; without a leading 0 if they are nearly a whole number; three digits with a 0 in front, since clients drop
 * the leading 0 of "0139".
 */
function endOf({ digits, typed }: PhoneDigits): string {
  if (digits.length >= fewestWithoutZero) return digits;
  return typed.length === fewestEnd - 1 ? `0${typed}` : typed;
}

/** The number as stored: negative without a country code, 0 if the text is not a phone number. */
export function packPhone(text: string): number {
  const plain = plainInternational(text);
  if (plain !== 0) return plain;
  const { digits, isInternational } = phoneDigits(text);
  if (digits.replace(/^0+/, '').length < 3) return 0;
  return isInternational ? Number(digits) : -Number(digits);
}

/** Fast path for the usual format (E.164): a plus sign and 3 to 15 digits; 0 for any other text. */
function plainInternational(text: string): number {
  if (text.length < 4 || text.length > mostDigits + 1 || text.charCodeAt(0) !== 0x2b || text.charCodeAt(1) === 0x30)
    return 0;
  let number = 0;
  for (let position = 1; position < text.length; position++) {
    const digit = text.charCodeAt(position) - 0x30;
    if (digit < 0 || digit > 9) return 0;
    number = number * 10 + digit;
  }
  return number;
}

const mostPhones = 8;

/** The numbers of a person as stored: those that are phone numbers, each once. */
export function packPhones(phones: readonly string[]): number[] {
  const packed: number[] = [];
  for (const phone of phones.slice(0, mostPhones)) {
    const number = packPhone(phone);
    if (number !== 0 && !packed.includes(number)) packed.push(number);
  }
  return packed;
}

export function unpackPhone(packed: number): string {
  return packed > 0 ? `+${packed}` : String(-packed);
}

function callingCodeOf(digits: string): string {
  if (shortCallingCodes.has(digits[0] ?? '')) return digits.slice(0, 1);
  return digits.slice(0, shortCallingCodes.has(digits.slice(0, 2)) ? 2 : 3);
}

/** Digits without leading zeros: the trunk prefix after a calling code. */
function withoutTrunk(digits: string): string {
  let start = 0;
  while (digits[start] === '0') start++;
  return start === 0 ? digits : digits.slice(start);
}

/** Digits padded with zeros on the right to `mostDigits`, as a number: sorts like the text. */
function leftJustified(digits: string): number {
  return Number(digits) * 10 ** (mostDigits - digits.length);
}

function reversed(digits: string): string {
  let text = '';
  for (let position = digits.length - 1; position >= 0; position--) text += digits[position];
  return text;
}

const powersOfTen = Float64Array.from({ length: mostDigits + 1 }, (_, power) => 10 ** power);
const isShortCode = Uint8Array.from({ length: 100 }, (_, code) => (shortCallingCodes.has(String(code)) ? 1 : 0));

function digitCount(number: number): number {
  let count = 0;
  while (count <= mostDigits && number >= powersOfTen[count]!) count++;
  return count;
}

/** The national number, without calling code. Italy and a few other countries keep its leading 0; as a number it has none. */
function nationalNumber(packed: number): number {
  if (packed < 0) return -packed;
  const length = digitCount(packed);
  const first = Math.floor(packed / powersOfTen[length - 1]!);
  const firstTwo = Math.floor(packed / powersOfTen[Math.max(0, length - 2)]!);
  const codeLength = isShortCode[first] === 1 ? 1 : isShortCode[firstTwo] === 1 ? 2 : 3;
  return packed % powersOfTen[Math.max(0, length - codeLength)]!;
}

/** `leftJustified` of the national digits, without allocating strings. */
function startKey(packed: number): number {
  const national = nationalNumber(packed);
  return national * powersOfTen[mostDigits - digitCount(national)]!;
}

/** Four digits at a time, reversed. */
const fourDigits = 10_000;
const reversedFour = Uint16Array.from(
  { length: fourDigits },
  (_, four) =>
    (four % 10) * 1000 +
    (Math.floor(four / 10) % 10) * 100 +
    (Math.floor(four / 100) % 10) * 10 +
    Math.floor(four / 1000),
);

/** `leftJustified` of the reversed digits, without allocating strings. */
function endKey(packed: number): number {
  let left = Math.abs(packed);
  let key = 0;
  for (let power = mostDigits - 4; power >= 3; power -= 4) {
    const next = Math.floor(left / fourDigits);
    key += reversedFour[left - next * fourDigits]! * powersOfTen[power]!;
    left = next;
  }
  // Three of fifteen digits are left.
  return key + Math.floor(reversedFour[left]! / 10);
}

/** @param starts offset of the first phone of each row, followed by the number of phones */
export function phoneTable(starts: Uint32Array, numbers: Float64Array): PhoneTable {
  const bound = 10 ** mostDigits;
  const byStart = sortByKey(identityPermutation(numbers.length), bound, (phone) => startKey(numbers[phone]!));
  const byEnd = sortByKey(identityPermutation(numbers.length), bound, (phone) => endKey(numbers[phone]!));
  const rowOf = new Uint32Array(numbers.length);
  for (let row = 0; row + 1 < starts.length; row++) rowOf.fill(row, starts[row]!, starts[row + 1]!);
  return { starts, numbers, rowOf, byStart, byEnd };
}

function range(order: Uint32Array, digits: string, keyOf: (phone: number) => number): readonly [number, number] {
  const low = leftJustified(digits);
  const high = low + 10 ** (mostDigits - digits.length);
  const firstFrom = (key: number) => {
    let first = 0;
    let end = order.length;
    while (first < end) {
      const middle = (first + end) >>> 1;
      if (keyOf(order[middle]!) < key) first = middle + 1;
      else end = middle;
    }
    return first;
  };
  return [firstFrom(low), firstFrom(high)];
}

/** Fewest digits that match the start, and the end, of a number. */
const fewestStart = 3;
const fewestEnd = 4;
/** Fewest digits after a calling code that was typed without a plus sign. */
const fewestAfterCode = 4;

/** Digits as a number and their count, to compare prefixes and suffixes without allocating strings. */
interface Digits {
  readonly number: number;
  readonly count: number;
}

/** Digits with a leading 0 equal no number: numbers have none. */
function toDigits(text: string): Digits {
  return { number: text.startsWith('0') ? Number.NaN : Number(text), count: text.length };
}

function begins(number: number, { number: asked, count }: Digits): boolean {
  const more = digitCount(number) - count;
  return more >= 0 && Math.floor(number / powersOfTen[more]!) === asked;
}

function ends(number: number, { number: asked, count }: Digits): boolean {
  const end = number % powersOfTen[count]!;
  return end === asked && digitCount(number) >= count;
}

/** The typed digits, parsed once for many comparisons. */
interface AskedPhone {
  readonly isInternational: boolean;
  readonly asked: Digits;
  /** The calling code at the start of the digits, the digits after it, and those without a leading 0. */
  readonly code: Digits;
  readonly behind: Digits;
  readonly rest: Digits;
  readonly end: Digits;
  /** The digits of `rest` and `end`. */
  readonly restText: string;
  readonly endText: string;
}

function askedPhone(typed: PhoneDigits): AskedPhone {
  const { digits, isInternational } = typed;
  const code = callingCodeOf(digits);
  const behind = digits.slice(code.length);
  const [restText, endText] = [withoutTrunk(behind), endOf(typed)];
  return {
    isInternational,
    asked: toDigits(digits),
    code: toDigits(code),
    behind: toDigits(behind),
    rest: toDigits(restText),
    end: { number: Number(endText), count: endText.length },
    restText,
    endText,
  };
}

/** Whether a number matches the typed digits: 'whole', 'part' (they are its prefix or suffix), or not at all. */
export function matchPhone(packed: number, typed: PhoneDigits): 'whole' | 'part' | undefined {
  return matchAsked(packed, askedPhone(typed));
}

function matchAsked(packed: number, typed: AskedPhone): 'whole' | 'part' | undefined {
  const { asked, code, behind, rest, end, isInternational } = typed;
  if (asked.count === 0) return undefined;
  const number = Math.abs(packed);
  const national = nationalNumber(packed);
  if (number === asked.number || (!isInternational && national === asked.number)) return 'whole';
  if (isInternational && packed < 0) {
    return behind.count >= fewestEnd && number === behind.number ? 'whole' : undefined;
  }
  if (rest.count >= (isInternational ? fewestStart : fewestAfterCode) && begins(number, code)) {
    if (national === rest.number && isInternational) return 'whole';
    if (packed > 0 && begins(national, rest)) return 'part';
  }
  if (isInternational) return undefined;
  if (asked.count >= fewestStart && begins(national, asked)) return 'part';
  return end.count >= fewestEnd && ends(number, end) ? 'part' : undefined;
}

/** Units to compare a phone number. */
const workOfPhone = 20;

/** What pays for the work, see work-budget.ts. */
interface Budget {
  spend(units: number): void;
}

/** Rows with a phone that equals the typed digits, and rows with a phone of which they are a part. Both ascending; a row may be in both. */
export interface PhoneRows {
  readonly whole: Uint32Array;
  readonly part: Uint32Array;
}

/**
 * Takes time proportional to the number of matching rows, and of rows with other numbers.
 *
 * @param others rows that have these numbers instead of those of the table
 * @param budget is charged for each row before it is compared
 */
export function rowsWithPhone(
  table: PhoneTable,
  typed: PhoneDigits,
  others: ReadonlyMap<number, { readonly phones: readonly number[] }>,
  budget: Budget,
): PhoneRows {
  const asked = askedPhone(typed);
  const whole: number[] = [];
  const part: number[] = [];
  const takeOne = (row: number, number: number) => {
    const matched = matchAsked(number, asked);
    if (matched !== undefined) (matched === 'whole' ? whole : part).push(row);
  };
  const take = (order: Uint32Array, [first, end]: readonly [number, number]) => {
    budget.spend((end - first) * workOfPhone);
    for (let place = first; place < end; place++) {
      const phone = order[place]!;
      const row = table.rowOf[phone]!;
      if (!others.has(row)) takeOne(row, table.numbers[phone]!);
    }
  };
  const { isInternational, restText: rest, endText: end } = asked;
  const { digits } = typed;
  const startOf = (phone: number) => startKey(table.numbers[phone]!);
  const endOfPhone = (phone: number) => endKey(table.numbers[phone]!);
  if (rest.length >= (isInternational ? fewestStart : fewestAfterCode)) {
    take(table.byStart, range(table.byStart, rest, startOf));
  }
  if (!isInternational && digits.length >= fewestStart) {
    take(table.byStart, range(table.byStart, digits, startOf));
  }
  if (!isInternational && end.length >= fewestEnd) take(table.byEnd, range(table.byEnd, reversed(end), endOfPhone));
  budget.spend(others.size * workOfPhone);
  for (const [row, { phones }] of others) for (const number of phones) takeOne(row, number);
  return { whole: ascending(whole), part: ascending(part) };
}

/** Sorted and without duplicates. */
function ascending(rows: readonly number[]): Uint32Array {
  const sorted = Uint32Array.from(rows).sort();
  let length = 0;
  for (let place = 0; place < sorted.length; place++) {
    if (place === 0 || sorted[place] !== sorted[place - 1]) sorted[length++] = sorted[place]!;
  }
  return sorted.subarray(0, length);
}
