import { scratchNumbers } from '../columns/scratch.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { callingCodeOf, digitCount, maxDigits, nationalNumber, type PhoneDigits, powersOfTen } from './phone-number.ts';
import type { PhoneTable } from './segment-data.ts';

const minDigitsWithoutZero = 7;

/**
 * The digits that a number may end with: as typed; without a leading 0 if they are nearly a whole number; three digits with a leading 0
 * added, since clients drop the leading 0 of "0139".
 */
function endOf({ digits, typed }: PhoneDigits): string {
  if (digits.length >= minDigitsWithoutZero) return digits;
  return typed.length === minEndDigits - 1 ? `0${typed}` : typed;
}

/** The digits without leading zeros, which are a trunk prefix after a calling code. */
function withoutTrunk(digits: string): string {
  let start = 0;
  while (digits[start] === '0') start++;
  return start === 0 ? digits : digits.slice(start);
}

/** The digits padded with zeros on the right to `maxDigits`, as a number with the order of the text. */
function leftJustified(digits: string): number {
  return Number(digits) * 10 ** (maxDigits - digits.length);
}

function reversed(digits: string): string {
  let text = '';
  for (let position = digits.length - 1; position >= 0; position--) text += digits[position];
  return text;
}

/** `leftJustified` of the national digits, without allocating strings. */
function startKey(packed: number): number {
  const national = nationalNumber(packed);
  return national * powersOfTen[maxDigits - digitCount(national)]!;
}

/** Lookup table of reversed groups of four digits. */
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
  for (let power = maxDigits - 4; power >= 3; power -= 4) {
    const next = Math.floor(left / fourDigits);
    key += reversedFour[left - next * fourDigits]! * powersOfTen[power]!;
    left = next;
  }
  // Three of the fifteen digits remain.
  return key + Math.floor(reversedFour[left]! / 10);
}

/** @param starts index of the first phone of each row, followed by the number of phones */
export function phoneTable(starts: Uint32Array, numbers: Float64Array): PhoneTable {
  const bound = 10 ** maxDigits;
  const byStart = sortByKey(identityPermutation(numbers.length), bound, (phone) => startKey(numbers[phone]!));
  const byEnd = sortByKey(identityPermutation(numbers.length), bound, (phone) => endKey(numbers[phone]!));
  const rowOf = scratchNumbers(numbers.length);
  for (let row = 0; row + 1 < starts.length; row++) rowOf.fill(row, starts[row]!, starts[row + 1]!);
  return { starts, numbers, rowOf, byStart, byEnd };
}

function range(order: Uint32Array, digits: string, keyOf: (phone: number) => number): readonly [number, number] {
  const low = leftJustified(digits);
  const high = low + 10 ** (maxDigits - digits.length);
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

/** Minimum number of digits that match the start, and the end, of a number. */
const minStartDigits = 3;
const minEndDigits = 4;
/** Minimum number of digits after a calling code that was typed without a plus sign. */
const minDigitsAfterCode = 4;

/** Digits as a number and their count, to compare prefixes and suffixes without allocating strings. */
interface Digits {
  readonly number: number;
  readonly count: number;
}

/** NaN for digits with a leading 0, which equal no number. */
function toDigits(text: string): Digits {
  return { number: text.startsWith('0') ? Number.NaN : Number(text), count: text.length };
}

function begins(number: number, { number: digits, count }: Digits): boolean {
  const more = digitCount(number) - count;
  return more >= 0 && Math.floor(number / powersOfTen[more]!) === digits;
}

function ends(number: number, { number: digits, count }: Digits): boolean {
  const end = number % powersOfTen[count]!;
  return end === digits && digitCount(number) >= count;
}

/** The typed digits, parsed once for many comparisons. */
interface TypedPhone {
  readonly isInternational: boolean;
  readonly allDigits: Digits;
  /** The calling code at the start of the digits, the digits after it, and those without leading zeros. */
  readonly code: Digits;
  readonly afterCode: Digits;
  readonly rest: Digits;
  readonly end: Digits;
  /** The digits of `rest` and `end`. */
  readonly restText: string;
  readonly endText: string;
}

function parseTyped(typed: PhoneDigits): TypedPhone {
  const { digits, isInternational } = typed;
  const code = callingCodeOf(digits);
  const afterCode = digits.slice(code.length);
  const [restText, endText] = [withoutTrunk(afterCode), endOf(typed)];
  return {
    isInternational,
    allDigits: toDigits(digits),
    code: toDigits(code),
    afterCode: toDigits(afterCode),
    rest: toDigits(restText),
    end: { number: Number(endText), count: endText.length },
    restText,
    endText,
  };
}

/** Whether a number matches the typed digits: 'whole', 'part' (they are its prefix or suffix), or not at all. */
export function matchPhone(packed: number, typed: PhoneDigits): 'whole' | 'part' | undefined {
  return matchTyped(packed, parseTyped(typed));
}

function matchTyped(packed: number, typed: TypedPhone): 'whole' | 'part' | undefined {
  const { allDigits, code, afterCode, rest, end, isInternational } = typed;
  if (allDigits.count === 0) return undefined;
  const number = Math.abs(packed);
  const national = nationalNumber(packed);
  if (number === allDigits.number || (!isInternational && national === allDigits.number)) return 'whole';
  if (isInternational && packed < 0) {
    return afterCode.count >= minEndDigits && number === afterCode.number ? 'whole' : undefined;
  }
  if (rest.count >= (isInternational ? minStartDigits : minDigitsAfterCode) && begins(number, code)) {
    if (national === rest.number && isInternational) return 'whole';
    if (packed > 0 && begins(national, rest)) return 'part';
  }
  if (isInternational) return undefined;
  if (allDigits.count >= minStartDigits && begins(national, allDigits)) return 'part';
  return end.count >= minEndDigits && ends(number, end) ? 'part' : undefined;
}

/** Work units to compare a phone number. */
const workOfPhone = 20;

/** The work budget, see work-budget.ts. */
interface Budget {
  spend(units: number): void;
}

/**
 * Rows with a phone number that equals the typed digits, and rows with a number of which they are a prefix or suffix. Both ascending; a row
 * may be in both.
 */
export interface PhoneRows {
  readonly whole: Uint32Array;
  readonly part: Uint32Array;
}

/**
 * Finds the rows with a phone number, in time proportional to the number of matching rows and of rows in `others`.
 *
 * @param others rows with other numbers than those in the table
 * @param budget charged for each row before it is compared
 */
export function rowsWithPhone(
  table: PhoneTable,
  typed: PhoneDigits,
  others: ReadonlyMap<number, { readonly phones: readonly number[] }>,
  budget: Budget,
): PhoneRows {
  const parsed = parseTyped(typed);
  const whole: number[] = [];
  const part: number[] = [];
  const takeOne = (row: number, number: number) => {
    const matched = matchTyped(number, parsed);
    if (matched !== undefined) (matched === 'whole' ? whole : part).push(row);
  };
  const take = (order: Uint32Array, [first, end]: readonly [number, number]) => {
    budget.spend((end - first) * workOfPhone);
    for (let index = first; index < end; index++) {
      const phone = order[index]!;
      const row = table.rowOf[phone]!;
      if (!others.has(row)) takeOne(row, table.numbers[phone]!);
    }
  };
  const { isInternational, restText: rest, endText: end } = parsed;
  const { digits } = typed;
  const startOf = (phone: number) => startKey(table.numbers[phone]!);
  const endOfPhone = (phone: number) => endKey(table.numbers[phone]!);
  if (rest.length >= (isInternational ? minStartDigits : minDigitsAfterCode)) {
    take(table.byStart, range(table.byStart, rest, startOf));
  }
  if (!isInternational && digits.length >= minStartDigits) {
    take(table.byStart, range(table.byStart, digits, startOf));
  }
  if (!isInternational && end.length >= minEndDigits) take(table.byEnd, range(table.byEnd, reversed(end), endOfPhone));
  budget.spend(others.size * workOfPhone);
  for (const [row, { phones }] of others) for (const number of phones) takeOne(row, number);
  return { whole: ascending(whole), part: ascending(part) };
}

/** Sorted and without duplicates. */
function ascending(rows: readonly number[]): Uint32Array {
  const sorted = Uint32Array.from(rows).sort();
  let length = 0;
  for (let index = 0; index < sorted.length; index++) {
    if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[length++] = sorted[index]!;
  }
  return sorted.subarray(0, length);
}
