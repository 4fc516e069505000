/** Letters that Unicode does not take apart, and what a keyboard without them types. */
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

/** Arabic and Persian letters that writers exchange freely. */
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

/** Characters of Japanese names alone, which a keyboard gives in their usual form: 髙橋 is typed 高橋. */
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

/** Marks that stand inside a word and are left out: apostrophes of every kind, ayn and hamza signs, primes. */
const apostrophes = new Set("'’‘‛`´′ʹʺʻʼʽʾʿˈˊˋ＇ꞌ");
/** NFKC would take it apart into a space and a combining accent. */
const acuteAccent = '´';
const middleDot = 0xb7;
const geresh = '׳';

const isLatinOrGreek = /[\p{Script=Latin}\p{Script=Greek}]/u;
const isDroppedMark =
  /[\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06ed]|[\u0300-\u036f]|\u0670|[\u3099\u309a]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]|\p{Cf}|\p{Me}/u;
const isLetter = /[\p{L}\p{M}]/u;
const isDigit = /\p{Nd}/u;
const combining = /\p{M}/gu;

/** What one character, already lower case and composed, becomes: letters, a space for a gap, or nothing. */
function foldSettled(character: string): string {
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

/** Every run of ten decimal digits in Unicode starts at a zero, so the value is the distance to it. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero--;
  return code < 0x80 ? character : String((code - zero) % 10);
}

function foldCharacter(character: string): string {
  let folded = '';
  for (const settled of character.normalize('NFKC').toLowerCase().normalize('NFKC')) folded += foldSettled(settled);
  return folded;
}

/** Filled as characters are met; the basic plane by code, the rest in a map. */
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
/** What an ASCII character does, by code. */
const asciiRole = Uint8Array.from({ length: 128 }, (_, code) => {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return kept;
  if (code >= 65 && code <= 90) return upper;
  return code === 39 || code === 96 ? dropped : gap;
});

/**
 * The form in which names are compared: lower case, compatibility forms and accents gone, `ß` as ss, `ø` as o, `ł` as l
 * and so on, apostrophes left out (`O'Brien` is `obrien`), every other mark between words one space (`Jean-Pierre` is
 * `jean pierre`). Other scripts keep their letters; only the marks and the letters that their writers exchange are
 * evened out (Arabic vowel signs and alef forms, Hebrew points, Greek accents, Cyrillic ё, Japanese 髙). Folding twice changes
 * nothing.
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
  // Dropping a mark can bring two characters together that compose, so this settles in a round or two.
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
      // Catalan parts two l with the dot that parts the words of foreign names in Chinese.
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
