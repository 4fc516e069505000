import type { SearchParameters } from './search.ts';

/**
 * A group ID: 2 letters and 4 digits, 3 and 3, or 4 and 2, optionally followed by one letter, with or without a hyphen before it.
 * Matches `AB1234` and `abc123-x`; does not match `A12345`.
 */
export const groupIdPattern = /^(?:[a-z]{2}\d{4}|[a-z]{3}\d{3}|[a-z]{4}\d{2})(?:-?[a-z])?$/i;

/**
 * The format of a phone number: digits with separators, optionally after a plus sign or a bracket.
 * Matches `+33 (0)6 12-34` and `06.12.34`; does not match `12 rue` or `1+1`.
 */
const phonePattern = /^(?:\+\s*)?(?:\(\s*)?\d[\d\s()./-]*$/;
/**
 * Labels before a phone number in e-mail signatures and on business cards, in the languages of the interface and German.
 * Matches the beginning of `tel:+33`, `Tél. : 06`, `ext. 2859` and `M: +33`; does not match the beginning of `M12`.
 */
const phoneLabel =
  /^(?:(?:t[eé]l(?:[eé](?:f|ph)[a-z]{1,4})?|phone|ph|mobile?|mob|gsm|cell|cellulare|telem[oó]vel|m[oó]vil|handy|fax|ext|extension|poste|interno|ramal|toestel|durchwahl)|[tmpf][.:])[\s.:]*/i;

/** The extension after a number. Matches the end of `01 23 45 67 89 ext. 12` and `555-0100 x12`; does not match `x12a`. */
const trailingExtension = /(?:ext|extension|poste|interno|ramal|toestel|durchwahl|x)[\s.:]*\d{1,6}$/i;
/** Minimum number of digits before an extension: shorter numbers hardly have extensions. */
const minDigitsBeforeExtension = 6;

/** Minimum number of digits of a text that is interpreted as a phone number. */
const minPhoneDigits = 3;
const maxPhoneDigits = 64;
/** With at least this many digits, a leading `00` is the international prefix (ITU-T E.123), not part of an extension. */
const minInternationalDigits = 9;
/** With at least this many digits, a leading `011` is the international prefix of North America; numbers in Turin (011) have fewer. */
const minDigitsDialledAbroad = 13;

const invisible = /[\p{Cf}]/gu;
const dashes = /\p{Pd}/gu;
const nonDigits = /\D/g;

/** Search parameters that correspond to a typed text. */
export type ReadQuery = SearchParameters & { alsoGbuQuery?: string };

interface NamedGbu {
  Name?: string | undefined;
  Code?: string | undefined;
}

/**
 * Interprets the text of the search box. A group ID becomes `groupIdQuery`, a phone number `primaryPhoneQuery` (digits only, without a
 * leading 0; the search tries both). Any other text becomes `globalQuery`; if it is also the name or code of one of `gbus`, ignoring spaces
 * and case, `alsoGbuQuery` is set as well. Quoted text is always interpreted as words. Returns no parameters for an empty text.
 */
export function readGlobalQuery(text: string, gbus: readonly NamedGbu[] = []): ReadQuery {
  // Pasted text can contain characters that the search would reject.
  const typed = text.toWellFormed().replaceAll('\0', '').trim();
  if (!typed) return {};
  const plain = typed.normalize('NFKC').replace(invisible, '').replace(dashes, '-').trim();
  if (groupIdPattern.test(plain)) return { groupIdQuery: plain };
  const digits = phoneDigits(plain);
  if (digits) return { primaryPhoneQuery: digits };
  const gbu = findGbu(plain, gbus);
  return gbu ? { globalQuery: typed, alsoGbuQuery: gbu } : { globalQuery: typed };
}

/** A phone number without its label and its extension, in Latin digits: `Tel. 01 23 45 67 89 ext. 12` gives `01 23 45 67 89`. */
export function bareNumber(text: string): string {
  return withoutExtension(text.replace(/\p{Nd}/gu, latinDigit).replace(phoneLabel, ''));
}

function phoneDigits(text: string): string {
  const latin = bareNumber(text);
  if (!phonePattern.test(latin)) return '';
  const isInternational = latin.includes('+') || latin.startsWith('00');
  // `+33 (0)6`: the bracketed trunk prefix is not dialled from abroad (ITU-T E.123, section 7.1).
  const dialled = isInternational ? latin.replace(/\(\s*0\s*\)/, '') : latin;
  const digits = dialled.replace(nonDigits, '');
  if (digits.length < minPhoneDigits || digits.length > maxPhoneDigits) return '';
  if (digits.length >= minDigitsDialledAbroad && digits.startsWith('011')) return digits.slice(3);
  const prefix = digits.length >= minInternationalDigits ? /^0{1,2}/ : /^0/;
  return digits.replace(prefix, '');
}

function withoutExtension(text: string): string {
  const number = text.replace(trailingExtension, '').trimEnd();
  const main = number.endsWith(',') ? number.slice(0, -1) : number;
  return main.replace(nonDigits, '').length < minDigitsBeforeExtension ? text : main;
}

/** The decimal digits of every script are ten consecutive code points, zero first (Unicode Standard, section 4.6). */
function latinDigit(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

function findGbu(text: string, gbus: readonly NamedGbu[]): string {
  const wanted = withoutSpaces(text);
  const found = gbus.find(({ Name = '', Code = '' }) => {
    return (Name && withoutSpaces(Name) === wanted) || (Code && withoutSpaces(Code) === wanted);
  });
  return found?.Code || found?.Name || '';
}

function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
