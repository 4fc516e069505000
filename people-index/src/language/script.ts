/** The scripts that the search distinguishes. `none` is a text without letters, `other` a script that has no rules of its own. */
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'armenian'
  | 'georgian'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'thai'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'odia'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'sinhala'
  | 'other'
  | 'none';

/** Scripts with a letter for each sound, vowels included. */
export const alphabets: ReadonlySet<Script> = new Set<Script>(['latin', 'cyrillic', 'greek', 'armenian', 'georgian']);

/** Scripts in which names are written without most of their vowels. */
export const omitsVowels: ReadonlySet<Script> = new Set<Script>(['arabic', 'hebrew']);

/** First and last code point of ranges of letters, in ascending order. */
const ranges: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xaa, 0xaa, 'latin'],
  [0xb5, 0xb5, 'greek'],
  [0xba, 0xba, 'latin'],
  [0xc0, 0xd6, 'latin'],
  [0xd8, 0xf6, 'latin'],
  [0xf8, 0x2af, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x531, 0x587, 'armenian'],
  [0x5d0, 0x5f2, 'hebrew'],
  [0x620, 0x64a, 'arabic'],
  [0x66e, 0x6d3, 'arabic'],
  [0x6ee, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x8a0, 0x8ff, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0x980, 0x9ff, 'bengali'],
  [0xa00, 0xa7f, 'gurmukhi'],
  [0xa80, 0xaff, 'gujarati'],
  [0xb00, 0xb7f, 'odia'],
  [0xb80, 0xbff, 'tamil'],
  [0xc00, 0xc7f, 'telugu'],
  [0xc80, 0xcff, 'kannada'],
  [0xd00, 0xd7f, 'malayalam'],
  [0xd80, 0xdff, 'sinhala'],
  [0xe00, 0xe7f, 'thai'],
  [0x10a0, 0x10ff, 'georgian'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1c80, 0x1c8f, 'cyrillic'],
  [0x1c90, 0x1cbf, 'georgian'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x2d00, 0x2d2f, 'georgian'],
  [0x2e80, 0x2fdf, 'han'],
  [0x3005, 0x3007, 'han'],
  [0x3041, 0x30ff, 'kana'],
  [0x3131, 0x318e, 'hangul'],
  [0x31f0, 0x31ff, 'kana'],
  [0x3400, 0x4dbf, 'han'],
  [0x4e00, 0x9fff, 'han'],
  [0xac00, 0xd7af, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefc, 'arabic'],
  [0xff21, 0xff5a, 'latin'],
  [0xff66, 0xff9f, 'kana'],
  [0x20000, 0x323af, 'han'],
];

const isLetter = /\p{L}/u;

/** The script of a character; `none` for digits, marks and symbols. */
function scriptOfCode(code: number): Script {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) ? 'latin' : 'none';
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle] as (typeof ranges)[number];
    if (code < range[0]) high = middle - 1;
    else if (code > range[1]) low = middle + 1;
    else return range[2];
  }
  return isLetter.test(String.fromCodePoint(code)) ? 'other' : 'none';
}

/** The script of the first letter that is not Latin; `latin` if all letters are; `none` without letters. Kana with kanji are `han`. */
export function scriptOf(text: string): Script {
  let found: Script = 'none';
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code < 0x80) {
      if (found === 'none' && scriptOfCode(code) === 'latin') found = 'latin';
      continue;
    }
    const codePoint = code >= 0xd800 && code <= 0xdbff ? (text.codePointAt(position++) ?? code) : code;
    const script = scriptOfCode(codePoint);
    if (script === 'none') continue;
    if (script === 'kana') {
      found = 'kana';
      continue;
    }
    if (script === 'han') return 'han';
    if (script !== 'latin' && found !== 'kana') return script;
    if (found === 'none') found = script;
  }
  return found;
}
