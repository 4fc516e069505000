import { arabicNames } from './arabic-names.ts';
import { fold } from './fold.ts';
import { hebrewNames } from './hebrew-names.ts';
/** `written=latin` pairs with gaps between them. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

function readNames(text: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const line of text.trim().split('\n')) {
    const gap = line.indexOf(' ');
    const name = fold(line.slice(0, gap)).replaceAll(' ', '');
    const spellings = line
      .slice(gap + 1)
      .split(',')
      .map(fold);
    table.set(name, [...new Set([...(table.get(name) ?? []), ...spellings])]);
  }
  return table;
}

const arabicTable = readNames(arabicNames);
const hebrewTable = readNames(hebrewNames);

const arabicLetters = pairs(`
  ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=' غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h
  پ=p چ=ch ژ=zh گ=g ڤ=v ڨ=g ٹ=t ڈ=d ڑ=r ں=n ے=i ڭ=ng ۇ=u ۆ=o ۈ=u ۋ=v ڵ=l ڕ=r ێ=e
`);
const persianLetters = pairs('ث=s ذ=z ض=z ق=gh ع=e');
const hebrewLetters = pairs(`
  ב=b ג=g ד=d ז=z ח=h ט=t כ=k ך=ch ל=l מ=m ם=m נ=n ן=n ס=s ע=' פ=p ף=f צ=tz ץ=tz ק=k ר=r ש=sh ת=t ה=h ג׳=j צ׳=ch ץ׳=ch ז׳=zh ת׳=th
`);
const hebrewSoft = pairs('ב=v כ=ch פ=f ח=ch צ=z ץ=z ש=s');

/** How letters are spelled, and which ones are a vowel or a consonant by their place. */
interface Alphabet {
  /** By code: characters beyond Latin are slow to look up as texts. */
  readonly letters: ReadonlyMap<number, string>;
  /** What a letter is with a geresh behind it. */
  readonly marked: ReadonlyMap<number, string>;
  readonly alef: number;
  readonly waw: number;
  readonly yeh: number;
  readonly wawVowel: string;
  readonly wawConsonant: string;
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
  return { letters: byCode(1), marked: byCode(2), alef, waw, yeh, wawVowel, wawConsonant };
}

const arabic = alphabet('اوي', 'ou', 'w', arabicLetters);
const persian = alphabet('اوي', 'ou', 'v', { ...arabicLetters, ...persianLetters });
const hardHebrew = alphabet('אוי', 'o', 'v', hebrewLetters);
const softHebrew = alphabet('אוי', 'u', 'v', { ...hebrewLetters, ...hebrewSoft });
const mixedHebrew = alphabet('אוי', 'u', 'v', { ...hebrewLetters, ב: 'v', פ: 'f' });
/** Makes another consonant of the letter in front of it. */
const geresh = '׳'.charCodeAt(0);

const vowels = 'aeiou';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/**
 * Makes a vowel or a consonant of alef, waw and yeh by their place: a consonant in front and between vowels, a vowel
 * after a consonant. Consonant letters become Latin groups; `|` keeps them apart until vowels are filled in.
 */
function spellOut(word: string, { letters, marked, alef, waw, yeh, wawVowel, wawConsonant }: Alphabet): string[] {
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
    const last = groups.at(-1);
    const nextIsCarrier = next === alef || next === waw || next === yeh;
    if (code === alef) groups.push(position === 0 && (next === waw || next === yeh) && word.length > 2 ? '' : 'a');
    else if (code === waw) {
      const isConsonant =
        (position === 0 && next !== undefined) || isVowel(last?.at(-1)) || (nextIsCarrier && next !== waw);
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
  return groups;
}

/** Puts a vowel between consonants that cannot stand together: after every first of three, or between the last two. */
function fillVowels(groups: readonly string[], vowel: string): string {
  let filled = '';
  const sounding = groups.filter((group) => group !== '');
  for (let position = 0; position < sounding.length; position++) {
    const group = sounding[position] as string;
    if (group === "'") {
      const next = sounding[position + 1];
      if (!isVowel(next?.[0]) && !isVowel(filled.at(-1))) filled += vowel;
      continue;
    }
    const last = filled.at(-1);
    if (
      last !== undefined &&
      !isVowel(group[0]) &&
      !isVowel(last) &&
      !(
        position >= 2 &&
        isVowel(sounding[position + 1]?.[0]) &&
        !isVowel(sounding[position - 2]?.at(-1)) &&
        filled.length > 2 &&
        isVowel(filled.at(-2))
      )
    )
      filled += vowel;
    filled += group;
  }
  return filled;
}

const isPersian = /[پچژگ]/;
const article = 'ال';
const sunLetter = /^[تثدذرزسشصضطظلن]/;

/** Two known names written as one: `محمدرضا`, `نورالدین`. */
function compoundSpellings(word: string): readonly string[] {
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const first = arabicTable.get(word.slice(0, cut));
    const second = first && arabicTable.get(word.slice(cut));
    if (first === undefined || second === undefined) continue;
    const couples = first.slice(0, 2).flatMap((one) => second.slice(0, 2).map((other) => [one, other] as const));
    return [
      ...couples.slice(0, 1).map(([one, other]) => `${one} ${other}`),
      ...couples.map(([one, other]) => one + other),
    ];
  }
  return [];
}

/** Latin spellings of a folded Arabic or Persian word: those of a known name first, then by rule with likely vowels. */
export function romaniseArabic(word: string): readonly string[] {
  const known = arabicTable.get(word);
  const spelled: string[] = [...(known ?? [])];
  if (known === undefined && word.startsWith('عبدال') && word.length > 6) {
    for (const rest of romaniseArabic(word.slice(5)).slice(0, 2)) spelled.push(`abdul${rest}`, `abdel${rest}`);
  }
  if (known === undefined) spelled.push(...compoundSpellings(word));
  const hasArticle = word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  if (hasArticle && known === undefined) {
    for (const rest of (arabicTable.get(stem) ?? []).slice(0, 2)) spelled.push(`al${rest}`, `el${rest}`, rest);
  }
  const ending = stem.length > 3 && stem.endsWith('ه') ? stem.slice(0, -1) : stem;
  const suffix = ending === stem ? '' : 'a';
  const groups = spellOut(ending, arabic);
  const asPersian = spellOut(ending, persian);
  const filled = fillVowels(groups, 'a') + suffix;
  const persianFilled = fillVowels(asPersian, 'a') + (suffix === '' ? '' : 'eh');
  if (isPersian.test(word)) spelled.push(persianFilled, filled);
  else if (hasArticle) spelled.push(`al${filled}`, `el${filled}`, filled);
  else spelled.push(filled, fillVowels(groups, 'e') + suffix, persianFilled);
  return spelled;
}

/**
 * `*` wherever the script leaves open whether a vowel is spoken, and which: between consonants, for ayn, for a first
 * alef.
 */
function openVowels(groups: readonly string[], isAlefFirst: boolean, ending: string): string {
  let pattern = '';
  groups.forEach((group, position) => {
    if (group === '') return;
    const isOpen = group === "'" || (position === 0 && isAlefFirst && group === 'a');
    if (isOpen) pattern += '*';
    else {
      const last = pattern.at(-1);
      if (last !== undefined && last !== '*' && !isVowel(last) && !isVowel(group[0])) pattern += '*';
      pattern += group;
    }
  });
  return pattern + ending;
}

/**
 * A folded Arabic, Persian or Hebrew word in Latin letters with `*` for each vowel that is not written, in the ways its
 * letters may sound.
 */
export function patternsOf(word: string, script: 'arabic' | 'hebrew'): readonly string[] {
  const hasArticle = script === 'arabic' && word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  const isFeminine = stem.length > 2 && stem.endsWith(script === 'arabic' ? 'ه' : 'ה');
  const ending = isFeminine ? stem.slice(0, -1) : stem;
  const groupings =
    script === 'arabic' ? [spellOut(ending, arabic), spellOut(ending, persian)] : hebrewSpellings(ending);
  const isAlefFirst = /^[اא]/.test(ending);
  const patterns = new Set(groupings.map((groups) => openVowels(groups, isAlefFirst, isFeminine ? 'a' : '')));
  const stems = [...patterns];
  // The l of the article is spoken before moon letters only: `al-Masri`, but `as-Sabah`.
  const written = hasArticle ? stems.map((pattern) => `*l${pattern}`) : [];
  const spoken = hasArticle && sunLetter.test(stem) ? stems.map((pattern) => `*${pattern}`) : [];
  return [...stems, ...written, ...spoken];
}

function hebrewSpellings(word: string): string[][] {
  const hard = spellOut(word, hardHebrew);
  const soft = spellOut(word, softHebrew);
  const mixed = spellOut(word, mixedHebrew);
  if (!/^[אוי]/.test(word)) mixed[0] = hard[0] ?? '';
  return [hard, mixed, soft];
}

/** Latin spellings of a folded Hebrew word: those of a known name first, then by rule with hard and soft letters. */
export function romaniseHebrew(word: string): readonly string[] {
  const known = hebrewTable.get(word);
  const spelled: string[] = [...(known ?? [])];
  const ending = word.length > 2 && word.endsWith('ה') ? word.slice(0, -1) : word;
  const suffix = ending === word ? '' : 'a';
  const [hard, mixed, soft] = hebrewSpellings(ending) as [string[], string[], string[]];
  spelled.push(
    fillVowels(hard, 'a') + suffix,
    fillVowels(mixed, 'a') + suffix,
    fillVowels(hard, 'e') + suffix,
    fillVowels(soft, 'a') + suffix,
    fillVowels(mixed, 'e') + suffix,
  );
  return spelled;
}
