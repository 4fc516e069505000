/*
 * Restores a text that another program has encoded: `JÃ¼rgen` (UTF-8 that was read as Windows-1252), `J&uuml;rgen` (HTML), `J%C3%BCrgen` (a
 * web address), `=?UTF-8?Q?J=C3=BCrgen?=` (the header of an email), `P<D<<MUELLER<<JUERGEN` (the machine-readable line of a passport). Each
 * form is unambiguous: a text that is not entirely in that form is returned as it is.
 */

/** Longer texts are not restored; the longest form, of a web address, has nine characters for one. */
const maxLength = 2048;
const mayBeEncoded = /[&%<=\u0080-\uffff]/;

export function restoreText(text: string): string {
  if (!mayBeEncoded.test(text) || text.length > maxLength) return text;
  const decoded = withoutPercents(withoutEntities(withoutEntities(withoutEncodedWords(text))));
  return withoutDocumentCode(readAsUtf8(readAsUtf8(decoded)));
}

// HTML

/** Combining marks by the names that HTML has for them. */
const marks: ReadonlyMap<string, string> = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['macr', '\u0304'],
  ['breve', '\u0306'],
  ['dot', '\u0307'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['dblac', '\u030b'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['ogon', '\u0328'],
]);
const otherEntities: ReadonlyMap<string, string> = new Map(
  (
    'AElig-Æ aelig-æ OElig-Œ oelig-œ Oslash-Ø oslash-ø szlig-ß ETH-Ð eth-ð THORN-Þ thorn-þ Lstrok-Ł lstrok-ł Dstrok-Đ dstrok-đ inodot-ı ' +
    'amp-& apos-\' quot-" lsquo-‘ rsquo-’ ldquo-“ rdquo-” laquo-« raquo-» ndash-– mdash-—'
  )
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
);
const spaces: ReadonlySet<string> = new Set(['nbsp', 'ensp', 'emsp', 'thinsp']);
// Matches "&#252;", "&#xFC;", "&uuml;" and "&amp;"; not "R&D; x".
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g;
const accented = /^([A-Za-z])(grave|acute|circ|tilde|macr|breve|dot|uml|ring|dblac|caron|cedil|ogon)$/;
const highestCodePoint = 0x10_ffff;

function withoutEntities(text: string): string {
  return text.replace(entity, (whole: string, decimal?: string, hexadecimal?: string, name: string = '') => {
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    if (code <= highestCodePoint) return String.fromCodePoint(code);
    const [, letter = '', mark = ''] = accented.exec(name) ?? [];
    if (letter !== '') return (letter + marks.get(mark)!).normalize('NFC');
    return spaces.has(name) ? ' ' : (otherEntities.get(name) ?? whole);
  });
}

// Web addresses

// Matches "J%C3%BCrgen", "Ann%20Lee" and "ann%40x.org"; not "100 %" or "5%ab".
const percents = /%(?:2[07bB]|40|[c-fC-F][\da-fA-F]%[89abAB][\da-fA-F])/;

// Matches texts in which a plus is not a space, because spaces are encoded otherwise, and in phone numbers and email addresses.
const literalPlus = / |%20|^(?:tel:)?\+\d|\+[^+]*(?:@|%40)/;

function withoutPercents(text: string): string {
  if (!percents.test(text)) return text;
  try {
    return decodeURIComponent(literalPlus.test(text) ? text : text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

// Email headers (RFC 2047) and quoted-printable (RFC 2045)

// Matches "=?UTF-8?Q?J=C3=BCrgen?=" and "=?iso-8859-1?B?Sv5yZ2Vu?=".
const encodedWord = /=\?([\w-]{1,20})\?([bq])\?([^?\s]{0,200})\?=/gi;
// Between two encoded words, white space has no meaning.
const betweenEncodedWords = /\?=\s{1,4}=\?/g;
// Matches "=C3=A9", a letter in UTF-8; not "=F6".
const quotedPrintable = /=[CD][\dA-F]=[89AB][\dA-F]/g;

function withoutEncodedWords(text: string): string {
  if (!text.includes('=')) return text;
  return text
    .replace(betweenEncodedWords, '?==?')
    .replace(encodedWord, (whole: string, charset: string, encoding: string, encoded: string) => {
      try {
        const bytes = encoding.toLowerCase() === 'b' ? atob(encoded) : withoutQuotes(encoded.replaceAll('_', ' '));
        return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
      } catch {
        return whole;
      }
    })
    .replace(quotedPrintable, (letter) => decodeURIComponent(letter.replaceAll('=', '%')));
}

/** The bytes of a quoted text, as characters. */
function withoutQuotes(text: string): string {
  return text.replace(/=([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}

// UTF-8 that was read as a code page

/** The characters of the bytes 0x80 to 0x9F; those that Windows-1252 leaves undefined are read as control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const westernBytes = new Map(Array.from(windows1252, (character, index) => [character, 0x80 + index]));
/** The same for Windows-1251, of which all characters from 0x80 differ from Latin-1. */
const windows1251 =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';
const cyrillicBytes = new Map(Array.from(windows1251, (character, index) => [character, 0x80 + index]));
/** In UTF-8, the first byte of most Cyrillic letters, and the second byte of И, which Windows-1251 leaves undefined and programs drop. */
const firstOfCyrillic = 0xd0;
const secondOfI = 0x98;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const space = 0x20;
const noBreakSpace = 0xa0;
/** The first byte of a character of several bytes. */
const isLead = (byte: number): boolean => byte >= 0xc2 && byte <= 0xf4;
/**
 * Letters of phonetic transcription, which names do not have, other than those of Azerbaijani and West African languages: `JOSÉ’S` would be
 * read as one of them.
 */
const phoneticLetter = /(?![ɓɔɖɗəɛɣɨɩ])[\u0250-\u02af]/;

/** A single Cyrillic letter is no name that was misread: the Japanese names Рё and Сё are valid in UTF-8, too. */
const cyrillicWord = /\p{Script=Cyrillic}{2}/u;

/** The text whose bytes in UTF-8 are the characters of `text` in Windows-1252 or 1251; `text` itself if they are not valid. */
function readAsUtf8(text: string): string {
  const western = bytesOf(text, westernBytes);
  const bytes = western ?? cyrillicBytesOf(text);
  if (bytes === undefined) return text;
  try {
    const read = utf8.decode(bytes);
    return phoneticLetter.test(read) || (western === undefined && !cyrillicWord.test(read)) ? text : read;
  } catch {
    return text;
  }
}

/** The bytes of a text in Windows-1251 that is Cyrillic in UTF-8: every other character is Р or С. */
function cyrillicBytesOf(text: string): Uint8Array | undefined {
  if (!/[РС][^А-Яа-я]/u.test(text)) return undefined;
  const bytes = bytesOf(text, cyrillicBytes);
  if (bytes === undefined) return undefined;
  const completed: number[] = [];
  for (const [index, byte] of bytes.entries()) {
    completed.push(byte);
    const next = bytes[index + 1] ?? 0;
    if (byte === firstOfCyrillic && (next < 0x80 || isLead(next))) completed.push(secondOfI);
  }
  return Uint8Array.from(completed);
}

/**
 * The bytes of a text in a code page; undefined if it has a character that the code page does not have, or none that is not ASCII. Editors
 * replace a no-break space by an ordinary one: behind another byte of a letter, that is undone if some letter is complete.
 */
function bytesOf(text: string, byteOf: ReadonlyMap<string, number>): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  let isAnyComplete = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const byte = byteOf.get(text[index]!) ?? code;
    if (byte > 0xff) return undefined;
    bytes[index] = byte;
    isAnyComplete ||= index > 0 && byte >= 0x80 && !isLead(byte) && bytes[index - 1]! >= 0x80;
  }
  if (!isAnyComplete) return undefined;
  for (let index = 1; index < bytes.length; index++)
    if (bytes[index] === space && isLead(bytes[index - 1]!)) bytes[index] = noBreakSpace;
  return bytes;
}

// Passports

/** A kind of document of which the second letter is not used, and the state that issued it, before `SURNAME<<GIVEN<NAMES`. */
const documentCode = /^[ACIPV]<[A-Z<]{3}(?=[A-Z])/;

function withoutDocumentCode(text: string): string {
  return text.includes('<<') ? text.trim().replace(documentCode, '') : text;
}
