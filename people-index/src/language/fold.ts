/** Letters without a Unicode decomposition, and how they are typed on other keyboards. */
const latinSpellings: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ȷ', 'j'],
  ['ĸ', 'k'],
  ['ŋ', 'ng'],
  ['ŧ', 't'],
  ['ə', 'a'],
  ['ǝ', 'a'],
  ['ɛ', 'e'],
  ['ɔ', 'o'],
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ɖ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
  ['ɣ', 'g'],
  ['ƒ', 'f'],
  ['ɨ', 'i'],
  ['ʉ', 'u'],
  ['ɑ', 'a'],
  ['ɩ', 'i'],
  ['ʋ', 'v'],
  ['ς', 'σ'],
]);

/** Arabic and Persian letters that are used interchangeably. */
const arabicSpellings: ReadonlyMap<string, string> = new Map([
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ې', 'ي'],
  ['ئ', 'ي'],
  ['ؤ', 'و'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ۀ', 'ه'],
  ['ە', 'ه'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ـ', ''],
  ['ء', ''],
]);

/** Variant characters that occur only in Japanese names and are typed in their usual form: 髙橋 as 高橋. */
const kanjiSpellings: ReadonlyMap<string, string> = new Map([
  ['髙', '高'],
  ['﨑', '崎'],
  ['𠮷', '吉'],
  ['濵', '浜'],
  ['邉', '辺'],
  ['栁', '柳'],
  ['桒', '桑'],
  ['槗', '橋'],
]);

/** Signs inside a word that are removed: all kinds of apostrophes, ayn and hamza signs, primes. */
const apostrophes = new Set("'’‘‛`´′ʹʺʻʼʽʾʿˈˊˋ＇ꞌ");
/** NFKC would decompose it into a space and a combining accent. */
const acuteAccent = '´';
const middleDot = 0xb7;
const geresh = '׳';

const isLatinOrGreek = /[\p{Script=Latin}\p{Script=Greek}]/u;
const isDroppedMark =
  /[\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06ed]|[\u0300-\u036f]|\u0670|[\u3099\u309a]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]|\p{Cf}|\p{Me}/u;
const isLetter = /[\p{L}\p{M}]/u;
const isDigit = /\p{Nd}/u;
const combining = /\p{M}/gu;

/** Folds one lower-case, composed character to letters, to a space if it is a separator, or to nothing. */
function foldComposed(character: string): string {
  if (apostrophes.has(character)) return '';
  const spelling = latinSpellings.get(character) ?? arabicSpellings.get(character) ?? kanjiSpellings.get(character);
  if (spelling !== undefined) return spelling;
  if (isDroppedMark.test(character)) return '';
  if (isDigit.test(character)) return digitOf(character);
  if (!isLetter.test(character)) return ' ';
  if (isLatinOrGreek.test(character)) {
    const bare = character.normalize('NFD').replace(combining, '');
    return latinSpellings.get(bare) ?? bare;
  }
  if (character === 'ё' || character === 'ѐ') return 'е';
  if (character === 'ѝ') return 'и';
  return character;
}

/** In Unicode, decimal digits are encoded in runs of ten that start at zero, so the value is the distance to that zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero--;
  return code < 0x80 ? character : String((code - zero) % 10);
}

function foldCharacter(character: string): string {
  let folded = '';
  for (const composed of character.normalize('NFKC').toLowerCase().normalize('NFKC')) folded += foldComposed(composed);
  return folded;
}

/** Caches of folded characters: an array for low code points, a map for the others. */
const foldedByCode: (string | undefined)[] = Array.from({ length: 0x3000 }, () => undefined);
const foldedByCharacter = new Map<string, string>();

function foldedOf(character: string, code: number): string {
  if (code < 0x3000) return (foldedByCode[code] ??= foldCharacter(character));
  let folded = foldedByCharacter.get(character);
  if (folded === undefined) {
    folded = foldCharacter(character);
    if (foldedByCharacter.size < 60_000) foldedByCharacter.set(character, folded);
  }
  return folded;
}

const gap = 0;
const kept = 1;
const upper = 2;
const dropped = 3;
/** Role of each ASCII character. */
const asciiRole = Uint8Array.from({ length: 128 }, (_, code) => {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return kept;
  if (code >= 65 && code <= 90) return upper;
  return code === 39 || code === 96 ? dropped : gap;
});

/**
 * Normalizes a text for comparison: lower case, no compatibility forms or accents, `ß` as ss, `ø` as o, `ł` as l and so on, no apostrophes
 * (`O'Brien` is `obrien`), other punctuation as one space (`Jean-Pierre` is `jean pierre`). Letters of other scripts are kept; only marks
 * and interchangeable letters are unified (Arabic vowel signs and alef forms, Hebrew points, Greek accents, Cyrillic ё, Japanese 髙).
 * Idempotent.
 */
export function fold(text: string): string {
  let wellFormed = true;
  let highest = 0;
  let previous = gap;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code > highest) highest = code;
    if (code < 128) {
      const role = asciiRole[code] as number;
      if (role !== kept && (code !== 32 || previous === gap)) wellFormed = false;
      previous = role;
    } else {
      wellFormed = false;
      previous = kept;
    }
  }
  if (wellFormed && (previous !== gap || text.length === 0)) return text;
  const typed = highest >= 0xb4 && text.includes(acuteAccent) ? text.replaceAll(acuteAccent, "'") : text;
  if (highest < 0x300) return foldEach(typed);
  // Removing a mark can make two characters adjacent that compose, so fold until nothing changes: one or two rounds.
  let folded = foldEach(typed.normalize('NFKC'));
  for (let round = 0; round < 8; round++) {
    const again = foldEach(folded.normalize('NFKC'));
    if (again === folded) break;
    folded = again;
  }
  return folded;
}

function foldEach(text: string): string {
  let folded = '';
  let pendingGap = false;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    let piece: string;
    if (code < 128) {
      const role = asciiRole[code] as number;
      if (role === gap) {
        pendingGap = folded.length > 0;
        continue;
      }
      if (role === dropped) {
        if (!isHebrewLetter(text.charCodeAt(position - 1))) continue;
        piece = geresh;
      } else piece = role === upper ? String.fromCharCode(code + 32) : (text[position] as string);
    } else {
      let character = text[position] as string;
      if (code >= 0xd800 && code <= 0xdbff && position + 1 < text.length)
        character = text[position] + (text[++position] as string);
      // The Catalan l·l uses the dot that separates the words of foreign names in Chinese.
      if (code === middleDot && folded.endsWith('l')) continue;
      piece = code === 0x5f3 ? geresh : foldedOf(character, code);
      if (piece === '') continue;
      if (piece.includes(' ')) {
        if (piece[0] === ' ') pendingGap = folded.length > 0;
        const inner = piece.trim().replace(/ +/g, ' ');
        if (inner !== '') folded += (pendingGap ? ' ' : '') + inner;
        pendingGap = folded.length > 0 && (inner === '' || piece.endsWith(' '));
        continue;
      }
    }
    if (pendingGap) {
      folded += ' ';
      pendingGap = false;
    }
    folded += piece;
  }
  return folded;
}

function isHebrewLetter(code: number): boolean {
  return code >= 0x5d0 && code <= 0x5ea;
}

/** The words of a text, each folded; see `fold`. */
export function foldWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
