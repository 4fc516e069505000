/*
 * What a text would be, had it been typed on another keyboard layout: `ghbdtn` on a Russian one is `привет`. Each layout is
 * written as what the same keys give, row by row from the digits down, first without and then with shift, as the layouts of
 * Unicode CLDR and of X11 (xkeyboard-config) have them. Where a key gives several letters, or none, a table follows.
 */

/** The keys of the layouts, by what they give in the United States. */
const usKeys = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
const usShift = '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

interface Layout {
  /** What each key of `usKeys` gives; a space where it gives no letter. */
  readonly keys: string;
  readonly shift?: string;
  /** Keys that give more than one character, or only an accent of the next one. */
  readonly longer?: Readonly<Record<string, string>>;
  readonly script: RegExp;
}

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const greek = /\p{Script=Greek}/u;
const hebrew = /\p{Script=Hebrew}/u;
const arabic = /\p{Script=Arabic}/u;
const hangul = /\p{Script=Hangul}/u;

const us: Layout = { keys: usKeys, shift: usShift, script: latin };

/** Layouts of Latin letters. `keys` with shift are the capitals of those without. */
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
  { keys: "`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ 'ζχψωβνμ,./", longer: { ';': '', ':': '' }, script: greek },
  { keys: ";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.", script: hebrew },
  {
    keys: 'ذ1234567890-=ضصثقفغعهخحجد\\شسيبلاتنمكطئءؤر ىةوزظ',
    shift: 'ّ!@#$%^&*()_+ًٌَُ إ‘÷×؛<>|ٍِ][ أـ،/:"~ْ}{ آ’,.؟',
    longer: { b: 'لا', B: 'لآ', T: 'لإ', G: 'لأ' },
    script: arabic,
  },
  { keys: '÷1234567890-=ضصثقفغعهخحجچ\\شسیبلاتنمکگظطزرذدپو./', script: arabic },
  {
    keys: "`1234567890-=ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]\\ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,./",
    shift: '~!@#$%^&*()_+ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ{}|ㅁㄴㅇㄹㅎㅗㅓㅏㅣ:"ㅋㅌㅊㅍㅠㅜㅡ<>?',
    script: hangul,
  },
];

type KeyMap = ReadonlyMap<string, string>;

/** From what the keys give on one layout to what they give on the other. */
function between(from: Layout, to: Layout): KeyMap {
  const map = new Map<string, string>();
  const set = (given: string | undefined, other: string | undefined) => {
    if (given !== undefined && given !== ' ' && given !== '' && other !== undefined && !map.has(given))
      map.set(given, other);
  };
  const fromKeys = [...from.keys];
  const toKeys = [...to.keys];
  const fromShift = [...(from.shift ?? from.keys.toUpperCase())];
  const toShift = [...(to.shift ?? to.keys)];
  for (const [place, key] of [...usKeys].entries()) {
    const capital = usShift[place]!;
    set(from.longer?.[key] ?? fromKeys[place], to.longer?.[key] ?? toKeys[place]);
    set(from.longer?.[capital] ?? fromShift[place], to.longer?.[capital] ?? toShift[place]);
  }
  return map;
}

interface Conversion {
  readonly from: RegExp;
  readonly map: KeyMap;
  readonly isHangul: boolean;
  /** Whether capitals are other letters than small ones. */
  readonly hasShift: boolean;
  readonly longest: number;
}

function conversion(from: Layout, to: Layout): Conversion {
  const longest = Math.max(1, ...Object.values(from.longer ?? {}).map((given) => given.length));
  const hasShift = to !== us && to.shift !== undefined;
  return { from: from.script, map: between(from, to), isHangul: to.script === hangul, hasShift, longest };
}

const latins = Object.values(latinLayouts);
const conversions: readonly Conversion[] = [
  ...otherLayouts.flatMap((other) => latins.map((own) => conversion(other, own))),
  ...otherLayouts.map((other) => conversion(us, other)),
  ...latins.flatMap((own) => latins.filter((other) => other !== own).map((other) => conversion(own, other))),
  ...latins.slice(1).flatMap((own) => otherLayouts.map((other) => conversion(own, other))),
  ...otherLayouts.slice(0, 2).map((from, place) => conversion(from, otherLayouts[1 - place]!)),
];

const longestText = 64;
const loneHangul = /[ㄱ-ㅣ]/u;

/** Whether nobody can have meant a text as it stands: letters of hangul that are no syllables. */
export function isSurelyMistyped(text: string): boolean {
  return loneHangul.test(text);
}

/**
 * What the text would be on other layouts: from Latin letters into other scripts, back, and between the layouts of Latin
 * letters. The likeliest first, without those on which a key gives nothing, or a letter of hangul that is in no syllable. At most 60, each in lower case.
 */
export function otherLayoutsOf(text: string): readonly string[] {
  const found = new Set<string>();
  if (text.length > longestText) return [];
  // A capital is mostly set by the program, or belongs to a name; on some layouts shift gives another letter.
  for (const own of new Set([text.toLowerCase(), text])) {
    const keys = decomposeHangul(own);
    for (const { from, map, isHangul, hasShift, longest } of conversions) {
      if (!from.test(keys) || (own !== text.toLowerCase() && !hasShift)) continue;
      const converted = convert(keys, map, longest);
      if (converted === undefined) continue;
      const other = isHangul ? composeHangul(converted) : converted.toLowerCase();
      if (!isSurelyMistyped(other)) found.add(other);
    }
  }
  found.delete(text.toLowerCase());
  return [...found];
}

function convert(text: string, map: KeyMap, longest: number): string | undefined {
  let converted = '';
  for (let place = 0; place < text.length;) {
    let length = longest;
    while (length > 1 && !map.has(text.slice(place, place + length))) length--;
    const given = text.slice(place, place + length);
    const other = given === ' ' ? ' ' : (map.get(given) ?? map.get(given.toLowerCase()));
    if (other === undefined) return undefined;
    converted += other;
    place += length;
  }
  return converted;
}

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** Joined letters such as `ㄳ` and `ㅘ`, as they stand alone. */
const joinedLetters: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
}; // prettier-ignore

/** Syllables of hangul as the letters that are typed for them. */
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

/** Typed letters of hangul as syllables: a consonant goes to the syllable of the vowel behind it. */
function composeHangul(letters: string): string {
  let text = '';
  for (let place = 0; place < letters.length;) {
    const initial = initials.indexOf(letters[place]!);
    const vowel = initial < 0 ? '' : longestOf(vowels, letters, place + 1);
    if (vowel === '') {
      text += letters[place++]!;
      continue;
    }
    let end = place + 1 + vowel.length;
    let final = longestOf(finals, letters, end);
    if (vowels.includes(letters[end + final.length] ?? '')) final = final.slice(0, -1);
    end += final.length;
    text += String.fromCharCode(firstSyllable + initial * 588 + vowels.indexOf(vowel) * 28 + finals.indexOf(final));
    place = end;
  }
  return text;
}

function longestOf(letters: readonly string[], text: string, place: number): string {
  for (let length = 2; length > 0; length--) {
    const found = text.slice(place, place + length);
    if (found.length === length && letters.includes(found)) return found;
  }
  return '';
}
