/** Maximum number of digits of a phone number (ITU-T E.164). */
export const maxDigits = 15;
/** Minimum number of digits with a leading 00 for an international number; fewer are the end of a number. */
const minDigitsAfterDoubleZero = 8;
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

/** Parses a phone number in any format: the digits of `+33 (0)6 12`, `0033 6 12` and `06 12` are 33612, 33612 and 612. */
export function phoneDigits(text: string): PhoneDigits {
  const bare = text.replace(/\(\s*0\s*\)/g, '').trim();
  const digits = bare.replace(/\D/g, '');
  if (bare.startsWith('+') || bare.startsWith('(+')) return international(digits);
  if (digits.startsWith('00') && digits.length >= minDigitsAfterDoubleZero) return international(digits.slice(2));
  const national = digits.startsWith('0') ? digits.slice(1) : digits;
  return { digits: national.slice(0, maxDigits), typed: digits.slice(0, maxDigits), isInternational: false };
}

function international(digits: string): PhoneDigits {
  return { digits: digits.slice(0, maxDigits), typed: digits.slice(0, maxDigits), isInternational: true };
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
  if (text.length < 4 || text.length > maxDigits + 1 || text.charCodeAt(0) !== 0x2b || text.charCodeAt(1) === 0x30)
    return 0;
  let number = 0;
  for (let position = 1; position < text.length; position++) {
    const digit = text.charCodeAt(position) - 0x30;
    if (digit < 0 || digit > 9) return 0;
    number = number * 10 + digit;
  }
  return number;
}

const maxPhones = 8;

/** The phone numbers of a person as stored, without duplicates and other texts. */
export function packPhones(phones: readonly string[]): number[] {
  const packed: number[] = [];
  for (const phone of phones.slice(0, maxPhones)) {
    const number = packPhone(phone);
    if (number !== 0 && !packed.includes(number)) packed.push(number);
  }
  return packed;
}

export function unpackPhone(packed: number): string {
  return packed > 0 ? `+${packed}` : String(-packed);
}

/** The country calling code at the start of the digits. */
export function callingCodeOf(digits: string): string {
  if (shortCallingCodes.has(digits[0] ?? '')) return digits.slice(0, 1);
  return digits.slice(0, shortCallingCodes.has(digits.slice(0, 2)) ? 2 : 3);
}

export const powersOfTen = Float64Array.from({ length: maxDigits + 1 }, (_, power) => 10 ** power);
const isShortCode = Uint8Array.from({ length: 100 }, (_, code) => (shortCallingCodes.has(String(code)) ? 1 : 0));

export function digitCount(number: number): number {
  let count = 0;
  while (count <= maxDigits && number >= powersOfTen[count]!) count++;
  return count;
}

/** The national number, without calling code. Italy and a few other countries keep its leading 0; as a number it has none. */
export function nationalNumber(packed: number): number {
  if (packed < 0) return -packed;
  const length = digitCount(packed);
  const first = Math.floor(packed / powersOfTen[length - 1]!);
  const firstTwo = Math.floor(packed / powersOfTen[Math.max(0, length - 2)]!);
  const codeLength = isShortCode[first] === 1 ? 1 : isShortCode[firstTwo] === 1 ? 2 : 3;
  return packed % powersOfTen[Math.max(0, length - codeLength)]!;
}
