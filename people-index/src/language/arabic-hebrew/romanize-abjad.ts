import {
  arabic,
  consonantal,
  hardHebrew,
  isVowel,
  mixedHebrew,
  persian,
  softHebrew,
  spellOut,
} from './abjad-letters.ts';
import { arabicTable, hebrewTable } from './abjad-spellings.ts';

/** Inserts a vowel between consonants that cannot be adjacent: after the first of three, or between the last two. */
function fillVowels(groups: readonly string[], vowel: string): string {
  let filled = '';
  const nonEmpty = groups.filter((group) => group !== '');
  for (let position = 0; position < nonEmpty.length; position++) {
    const group = nonEmpty[position] as string;
    if (group === "'") {
      const next = nonEmpty[position + 1];
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
        isVowel(nonEmpty[position + 1]?.[0]) &&
        !isVowel(nonEmpty[position - 2]?.at(-1)) &&
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
export const article = 'ال';

/** Two names of the table that are written as one word: `محمدرضا`, `نورالدین`. */
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

/** First names that Persian writes joined to the next name: `محمدباقر`, `امیرعباس`. */
const joinedFirstNames = [
  ['محمد', 'mohammad'],
  ['غلام', 'gholam'],
  ['امير', 'amir'],
  ['علي', 'ali'],
  ['سيد', 'seyed'],
  ['مير', 'mir'],
] as const;

function spellingsAfterFirstName(word: string): readonly string[] {
  const [first, latin] =
    joinedFirstNames.find(([name]) => word.startsWith(name) && word.length > name.length + 2) ?? [];
  if (first === undefined) return [];
  return romanizeArabic(word.slice(first.length))
    .slice(0, 1)
    .flatMap((rest) => [`${latin}${rest}`, `${latin} ${rest}`]);
}

const joinedEndings = [
  ['الدين', 'uddin', 'eddine'],
  ['الله', 'ullah', 'allah'],
] as const;

/** Spellings of a compound in one word: a name with al-Din or Allah, or Abu with a name: `نورالدين`, `نصرالله`, `ابوبكر`. */
function joinedSpellings(word: string): readonly string[] {
  for (const [ending, ...spellings] of joinedEndings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stems = romanizeArabic(word.slice(0, -ending.length)).slice(0, 2);
    return spellings.flatMap((spelling) => stems.map((stem) => stem.replace(/a$/, '') + spelling));
  }
  if (!word.startsWith('ابو') || word.length < 6) return [];
  if (word.startsWith('ابوال') && word.length > 6) {
    const rests = romanizeArabic(word.slice(5));
    return ['abol', 'abul'].flatMap((father) => [rests[0], rests.at(-1)].map((name) => `${father}${name ?? ''}`));
  }
  const names = romanizeArabic(word.slice(3)).slice(0, 2);
  return ['abu', 'abou'].flatMap((father) => names.map((name) => father + name));
}

/**
 * Matches a final yeh that may be an alef maqsura, in Arabic letters: after a consonant other than ayn (`هدى`, `سلوى`), not in the ending of a
 * place or tribe (`برادعي`, `علوي`).
 */
export const finalYeh = /[\u0621-\u06d3][^اويع]ي$|^[^اوي]{2}وي$/;

/** Matches the active participle, whose second vowel is e or i: `سامر` (Samer); not `سمير`. In Arabic letters. */
const participle = /^[^اوي]ا[^اوي]{2}$/;

// Matches letters that are one consonant or two, as in `انتظامي` and `فريتس`.
export const possibleSplit = /ت[سزظض]|دج/;

/** Spells a word without its final alef maqsura, before which a waw is a consonant: the `salw` of `سلوى` (Salwa). */
export function spellBeforeA(word: string): string[] {
  return spellOut(word.slice(0, -1), word.endsWith('وي') ? consonantal : arabic);
}

/**
 * Latin spellings of a folded Arabic or Persian word: the customary ones, or else by rule with probable vowels. With these, a known name would
 * also be read as another one: سالم is Salem, not Salam.
 */
export function romanizeArabic(word: string): readonly string[] {
  const known = arabicTable.get(word);
  if (known !== undefined) return known;
  const spellings: string[] = [];
  if (word.startsWith('عبدال') && word.length > 6) {
    for (const rest of romanizeArabic(word.slice(5)).slice(0, 2)) spellings.push(`abdul${rest}`, `abdel${rest}`);
  }
  const compounds = [...joinedSpellings(word), ...compoundSpellings(word)];
  spellings.push(...compounds, ...(compounds.length === 0 ? spellingsAfterFirstName(word) : []));
  const hasArticle = word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  if (hasArticle) {
    const [rest, ...others] = arabicTable.get(stem) ?? [];
    if (rest !== undefined) spellings.push(`al${rest}`, `el${rest}`, rest, ...others);
    for (const other of others.slice(0, 1)) spellings.push(`al${other}`, `el${other}`);
  }
  const ending = stem.length > 3 && stem.endsWith('ه') ? stem.slice(0, -1) : stem;
  const suffix = ending === stem ? '' : 'a';
  const areJoined = !possibleSplit.test(ending);
  const groups = spellOut(ending, arabic, areJoined);
  const asPersian = spellOut(ending, persian, areJoined);
  const filled = fillVowels(groups, 'a') + suffix;
  const persianFilled = fillVowels(asPersian, 'a') + (suffix === '' ? '' : 'eh');
  if (isPersian.test(word)) spellings.push(persianFilled, filled);
  else if (hasArticle) spellings.push(`al${filled}`, `el${filled}`, filled);
  else {
    const withE = fillVowels(groups, 'e') + suffix;
    if (participle.test(ending)) spellings.push(withE, fillVowels(asPersian, 'e'));
    else spellings.push(filled, withE, persianFilled);
    if (finalYeh.test(word)) spellings.push(`${fillVowels(spellBeforeA(word), 'a')}a`);
  }
  return spellings;
}

/** The spellings of a Hebrew word with hard letters, with the likeliest ones, and with soft ones. */
export function hebrewSpellings(word: string): [hard: string[], mixed: string[], soft: string[]] {
  const hard = spellOut(word, hardHebrew);
  const soft = spellOut(word, softHebrew);
  const mixed = spellOut(word, mixedHebrew);
  if (!/^[אוי]/.test(word)) mixed[0] = hard[0] ?? '';
  return [hard, mixed, soft];
}

/** Latin spellings of a folded Hebrew word: customary ones first, then by rule with hard and soft letters. */
export function romanizeHebrew(word: string): readonly string[] {
  const known = hebrewTable.get(word);
  const spellings: string[] = [...(known ?? [])];
  const ending = word.length > 2 && word.endsWith('ה') ? word.slice(0, -1) : word;
  const suffix = ending === word ? '' : 'a';
  const [hard, mixed, soft] = hebrewSpellings(ending);
  spellings.push(
    fillVowels(hard, 'a') + suffix,
    fillVowels(mixed, 'a') + suffix,
    fillVowels(hard, 'e') + suffix,
    fillVowels(soft, 'a') + suffix,
    fillVowels(mixed, 'e') + suffix,
  );
  return spellings;
}
