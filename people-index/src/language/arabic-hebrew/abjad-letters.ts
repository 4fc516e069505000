/** Reads `letters=latin` pairs that are separated by white space. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

const arabicLetters = pairs(`
  ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=' غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h
  پ=p چ=ch ژ=zh گ=g ڤ=v ڨ=g ٹ=t ڈ=d ڑ=r ں=n ے=i ڭ=ng ۇ=u ۆ=o ۈ=u ۋ=v ڵ=l ڕ=r ێ=e
`);
const persianLetters = pairs('ث=s ذ=z ض=z ق=gh ع=e');
const gulfLetters = pairs('ظ=dh ض=dh ذ=z ث=s ج=g');
const hebrewLetters = pairs(`
  ב=b ג=g ד=d ז=z ח=h ט=t כ=k ך=ch ל=l מ=m ם=m נ=n ן=n ס=s ע=' פ=p ף=f צ=tz ץ=tz ק=k ר=r ש=sh ת=t ה=h ג׳=j צ׳=ch ץ׳=ch ז׳=zh ת׳=th
`);
const hebrewSoft = pairs('ב=v כ=ch פ=f ח=ch צ=z ץ=z ש=s');

/** The Latin spellings of letters, and the letters that are a vowel or a consonant depending on their position. */
interface Alphabet {
  /** By character code, which is faster to look up than a string of a non-Latin character. */
  readonly letters: ReadonlyMap<number, string>;
  /** The spelling of a letter with a geresh after it. */
  readonly marked: ReadonlyMap<number, string>;
  readonly alef: number;
  readonly waw: number;
  readonly yeh: number;
  readonly wawVowel: string;
  readonly wawConsonant: string;
  /** Whether an alef inside a word only carries the vowel after it, as in Hebrew: `קאופמן` is Kaufman. */
  readonly isAlefSilent: boolean;
}

function alphabet(
  carriers: string,
  wawVowel: string,
  wawConsonant: string,
  spellings: Record<string, string>,
): Alphabet {
  const byCode = (size: number): ReadonlyMap<number, string> =>
    new Map(
      Object.entries(spellings)
        .filter(([written]) => written.length === size)
        .map(([written, latin]) => [written.charCodeAt(0), latin]),
    );
  const [alef = 0, waw = 0, yeh = 0] = [...carriers].map((letter) => letter.charCodeAt(0));
  return {
    letters: byCode(1),
    marked: byCode(2),
    alef,
    waw,
    yeh,
    wawVowel,
    wawConsonant,
    isAlefSilent: carriers.startsWith('א'),
  };
}

export const arabic = alphabet('اوي', 'ou', 'w', arabicLetters);
/** A waw between a consonant and a vowel can be a foreign vowel: `لينوار` is Lenoir. */
export const vocalic = alphabet('اوي', 'ou', 'ou', arabicLetters);
/** A waw between two consonants can also be a w between unwritten vowels: `متوكل` is Mutawakkil. */
export const consonantal = alphabet('اوي', 'w', 'w', arabicLetters);
/** The pronunciation of Iraq, the Gulf and Egypt: `كاظم` is Kadhim, `جمال` Gamal. */
export const gulf = alphabet('اوي', 'ou', 'w', { ...arabicLetters, ...gulfLetters });
export const persian = alphabet('اوي', 'ou', 'v', { ...arabicLetters, ...persianLetters });
export const hardHebrew = alphabet('אוי', 'o', 'v', hebrewLetters);
export const softHebrew = alphabet('אוי', 'u', 'v', { ...hebrewLetters, ...hebrewSoft });
export const mixedHebrew = alphabet('אוי', 'u', 'v', { ...hebrewLetters, ב: 'v', פ: 'f' });
/** A vav that is a foreign vowel: `לויס` is Luis. */
export const vocalicHebrew = alphabet('אוי', 'u', 'u', { ...hebrewLetters, ב: 'v' });
/** Changes the consonant before it. */
const geresh = '׳'.charCodeAt(0);
/** Foreign sounds that are written with two letters. */
const joinedSounds: Readonly<Record<string, string>> = {
  't sh': 'ch',
  't ch': 'ch',
  'd j': 'dj',
  'd zh': 'dj',
  't s': 'ts',
  't z': 'ts',
};

const vowels = 'aeiou';
export const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/**
 * Spells a word in groups of Latin letters, one for each letter of the word or two that are one sound. Alef, waw and yeh are consonants at
 * the start and between vowels, and vowels after a consonant. Unwritten vowels are not filled in.
 *
 * @param areJoined whether pairs such as ts and dj are one sound; a vowel may separate them, as in `تسليمي` (Taslimi)
 */
export function spellOut(word: string, rules: Alphabet, areJoined = true): string[] {
  const { letters, marked, alef, waw, yeh, wawVowel, wawConsonant, isAlefSilent } = rules;
  const groups: string[] = [];
  let position = 0;
  while (position < word.length) {
    const code = word.charCodeAt(position);
    const next = position + 1 < word.length ? word.charCodeAt(position + 1) : undefined;
    const pair = next === geresh ? marked.get(code) : undefined;
    if (pair !== undefined) {
      groups.push(pair);
      position += 2;
      continue;
    }
    if (code === geresh) {
      position++;
      continue;
    }
    const last = groups.at(-1);
    const isBeforeGlide = next === waw || next === yeh;
    const nextIsCarrier = next === alef || isBeforeGlide;
    if (code === alef) {
      if (position === 0) groups.push(isBeforeGlide && word.length > 2 ? '' : 'a');
      else if (!isAlefSilent) groups.push('a');
      else if (!isBeforeGlide) groups.push(isVowel(last?.at(-1)) ? "'" : 'a');
    } else if (code === waw) {
      const isBehindAlef = isAlefSilent && position > 0 && word.charCodeAt(position - 1) === alef;
      const isConsonant =
        (position === 0 && next !== undefined) ||
        (isVowel(last?.at(-1)) && !isBehindAlef) ||
        (isAlefSilent ? next === waw || next === yeh : nextIsCarrier && next !== waw);
      if (next === waw && position > 0) position++;
      groups.push(isConsonant && !(position === 1 && word.charCodeAt(0) === alef) ? wawConsonant : wawVowel);
    } else if (code === yeh) {
      const isConsonant =
        (position === 0 && next !== undefined) ||
        (isVowel(last?.at(-1)) && position > 1) ||
        (nextIsCarrier && next !== yeh);
      if (next === yeh && position > 0) position++;
      groups.push(isConsonant ? 'y' : 'i');
    } else groups.push(letters.get(code) ?? (word[position] as string));
    position++;
  }
  return areJoined ? joinSounds(groups) : groups;
}

/** Joins two groups that are one foreign sound: `تش` is ch, `نغ` at the end is ng. */
function joinSounds(groups: readonly string[]): string[] {
  const joined: string[] = [];
  for (let position = 0; position < groups.length; position++) {
    const group = groups[position] as string;
    const next = groups[position + 1];
    const pair = `${group} ${next ?? ''}`;
    const isNasal =
      (pair === 'n gh' && !isVowel(groups[position + 2]?.[0])) || (pair === 'n g' && position + 2 === groups.length);
    const sound = isNasal ? 'ng' : joinedSounds[pair];
    joined.push(sound ?? group);
    if (sound !== undefined) position++;
  }
  return joined;
}
