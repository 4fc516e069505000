/*
 * Converts a text to what the same keys give on another keyboard layout: `ghbdtn` on a Russian one is `привет`. A layout is the characters
 * of its keys, row by row from the digits down, first without and then with shift, as in Unicode CLDR and X11 (xkeyboard-config). Keys that
 * give several characters, or none, are listed separately.
 */

/** The keys of all layouts, in the order of the US layout. */
const usKeys = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
const usShift = '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

interface Layout {
  /** The character of each key of `usKeys`; a space if it gives no letter. */
  readonly keys: string;
  readonly shift?: string;
  /** Keys that give several characters, or only the accent of the next one. */
  readonly multiCharacterKeys?: Readonly<Record<string, string>>;
  readonly script: RegExp;
}

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const greek = /\p{Script=Greek}/u;
const hebrew = /\p{Script=Hebrew}/u;
const arabic = /\p{Script=Arabic}/u;
const thai = /\p{Script=Thai}/u;
const hangul = /\p{Script=Hangul}/u;

const us: Layout = { keys: usKeys, shift: usShift, script: latin };

/** Latin layouts. With shift, their keys give capitals. */
const latinLayouts = {
  us,
  german: { keys: '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-', script: latin },
  french: { keys: '²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!', script: latin },
} as const satisfies Readonly<Record<string, Layout>>;

/** Layouts of other scripts. */
const otherLayouts: readonly Layout[] = [
  { keys: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', script: cyrillic },
  { keys: "'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю.", script: cyrillic },
  { keys: '(1234567890-.,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб', script: cyrillic },
  { keys: '`1234567890-=љњертзуиопшђжасдфгхјклчћѕџцвбнм,.-', script: cyrillic },
  { keys: "`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ 'ζχψωβνμ,./", multiCharacterKeys: { ';': '', ':': '' }, script: greek },
  { keys: ";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.", script: hebrew },
  {
    keys: 'ذ1234567890-=ضصثقفغعهخحجد\\شسيبلاتنمكطئءؤر ىةوزظ',
    shift: 'ّ!@#$%^&*()_+ًٌَُ إ‘÷×؛<>|ٍِ][ أـ،/:"~ْ}{ آ’,.؟',
    multiCharacterKeys: { b: 'لا', B: 'لآ', T: 'لإ', G: 'لأ' },
    script: arabic,
  },
  { keys: '÷1234567890-=ضصثقفغعهخحجچ\\شسیبلاتنمکگظطزرذدپو./', script: arabic },
  {
    keys: "`1234567890-=ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]\\ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,./",
    shift: '~!@#$%^&*()_+ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ{}|ㅁㄴㅇㄹㅎㅗㅓㅏㅣ:"ㅋㅌㅊㅍㅠㅜㅡ<>?',
    script: hangul,
  },
  {
    keys: '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ',
    shift: '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
    script: thai,
  },
];

type KeyMap = ReadonlyMap<string, string>;

/** Maps the characters of one layout to those of the same keys on another. */
function keyMap(from: Layout, to: Layout): KeyMap {
  const map = new Map<string, string>();
  const set = (given: string | undefined, other: string | undefined) => {
    if (given !== undefined && given !== ' ' && given !== '' && other !== undefined && !map.has(given))
      map.set(given, other);
  };
  const fromKeys = [...from.keys];
  const toKeys = [...to.keys];
  const fromShift = [...(from.shift ?? from.keys.toUpperCase())];
  const toShift = [...(to.shift ?? to.keys)];
  for (const [position, key] of [...usKeys].entries()) {
    const capital = usShift[position]!;
    set(from.multiCharacterKeys?.[key] ?? fromKeys[position], to.multiCharacterKeys?.[key] ?? toKeys[position]);
    set(
      from.multiCharacterKeys?.[capital] ?? fromShift[position],
      to.multiCharacterKeys?.[capital] ?? toShift[position],
    );
  }
  return map;
}

interface Conversion {
  readonly from: RegExp;
  readonly map: KeyMap;
  readonly isHangul: boolean;
  /** Whether shift gives other letters than capitals, so that the case of a typed text matters. */
  readonly hasShift: boolean;
  /** Maximum number of characters that a key of `from` gives. */
  readonly maxLength: number;
}

function conversion(from: Layout, to: Layout): Conversion {
  const maxLength = Math.max(1, ...Object.values(from.multiCharacterKeys ?? {}).map((given) => given.length));
  const hasShift = to !== us && to.shift !== undefined;
  return { from: from.script, map: keyMap(from, to), isHangul: to.script === hangul, hasShift, maxLength };
}

const latins = Object.values(latinLayouts);
const conversions: readonly Conversion[] = [
  ...otherLayouts.flatMap((other) => latins.map((latinLayout) => conversion(other, latinLayout))),
  ...otherLayouts.map((other) => conversion(us, other)),
  ...latins.flatMap((one) => latins.filter((other) => other !== one).map((other) => conversion(one, other))),
  ...latins.slice(1).flatMap((latinLayout) => otherLayouts.map((other) => conversion(latinLayout, other))),
  ...otherLayouts.slice(0, 2).map((from, position) => conversion(from, otherLayouts[1 - position]!)),
];

const maxTextLength = 64;
const loneHangul = /[ㄱ-ㅣ]/u;

/** Whether a text cannot be intended as it is: it contains hangul letters outside of syllables. */
export function isSurelyMistyped(text: string): boolean {
  return loneHangul.test(text);
}

/**
 * The text on other layouts, the most likely first: from Latin letters to other scripts, back, and between Latin layouts. Omits layouts on
 * which a key gives no letter, and results with hangul letters outside of syllables. At most 60, each in lower case.
 */
export function otherLayoutsOf(text: string): readonly string[] {
  const found = new Set<string>();
  if (text.length > maxTextLength) return [];
  // Capitals usually come from auto-capitalization or belong to a name, but on some layouts shift gives another letter.
  for (const typed of new Set([text.toLowerCase(), text])) {
    const keys = decomposeHangul(typed);
    for (const { from, map, isHangul, hasShift, maxLength } of conversions) {
      if (!from.test(keys) || (typed !== text.toLowerCase() && !hasShift)) continue;
      const converted = convert(keys, map, maxLength);
      if (converted === undefined) continue;
      const other = isHangul ? composeHangul(converted) : converted.toLowerCase();
      if (!isSurelyMistyped(other)) found.add(other);
    }
  }
  found.delete(text.toLowerCase());
  return [...found];
}

function convert(text: string, map: KeyMap, maxLength: number): string | undefined {
  let converted = '';
  for (let position = 0; position < text.length;) {
    let length = maxLength;
    while (length > 1 && !map.has(text.slice(position, position + length))) length--;
    const given = text.slice(position, position + length);
    const other = given === ' ' ? ' ' : (map.get(given) ?? map.get(given.toLowerCase()));
    if (other === undefined) return undefined;
    converted += other;
    position += length;
  }
  return converted;
}

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** Compound letters such as `ㄳ` and `ㅘ`, as their parts. */
const joinedLetters: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
}; // prettier-ignore

/** Decomposes hangul syllables into the letters that are typed for them. */
function decomposeHangul(text: string): string {
  let letters = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < firstSyllable || code > lastSyllable) {
      letters += joinedLetters[character] ?? character;
      continue;
    }
    const number = code - firstSyllable;
    letters += initials[Math.floor(number / 588)]! + vowels[Math.floor((number % 588) / 28)]! + finals[number % 28]!;
  }
  return letters;
}

/** Composes typed hangul letters to syllables. A consonant before a vowel belongs to the syllable of the vowel. */
function composeHangul(letters: string): string {
  let text = '';
  for (let position = 0; position < letters.length;) {
    const initial = initials.indexOf(letters[position]!);
    const vowel = initial < 0 ? '' : longestMatch(vowels, letters, position + 1);
    if (vowel === '') {
      text += letters[position++]!;
      continue;
    }
    let end = position + 1 + vowel.length;
    let final = longestMatch(finals, letters, end);
    if (vowels.includes(letters[end + final.length] ?? '')) final = final.slice(0, -1);
    end += final.length;
    text += String.fromCharCode(firstSyllable + initial * 588 + vowels.indexOf(vowel) * 28 + finals.indexOf(final));
    position = end;
  }
  return text;
}

function longestMatch(letters: readonly string[], text: string, position: number): string {
  for (let length = 2; length > 0; length--) {
    const found = text.slice(position, position + length);
    if (found.length === length && letters.includes(found)) return found;
  }
  return '';
}
