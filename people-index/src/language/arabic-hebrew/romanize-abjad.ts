import {
  arabic,
  consonantal,
  gulf,
  hardHebrew,
  isVowel,
  mixedHebrew,
  persian,
  softHebrew,
  spellOut,
  vocalic,
  vocalicHebrew,
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
const article = 'ال';
const sunLetter = /^[تثدذرزسشصضطظلن]/;

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

const joinedEndings = [
  ['الدين', 'uddin', 'eddine'],
  ['الله', 'ullah', 'allah'],
] as const;

/** Latin spellings of a folded Arabic or Persian word: customary ones first, then by rule with probable vowels. */
export function romanizeArabic(word: string): readonly string[] {
  const known = arabicTable.get(word);
  const spellings: string[] = [...(known ?? [])];
  if (known === undefined && word.startsWith('عبدال') && word.length > 6) {
    for (const rest of romanizeArabic(word.slice(5)).slice(0, 2)) spellings.push(`abdul${rest}`, `abdel${rest}`);
  }
  if (known === undefined) {
    const compounds = [...joinedSpellings(word), ...compoundSpellings(word)];
    spellings.push(...compounds, ...(compounds.length === 0 ? spellingsAfterFirstName(word) : []));
  }
  const hasArticle = word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  if (hasArticle && known === undefined) {
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
    spellings.push(filled, fillVowels(groups, 'e') + suffix, persianFilled);
    if (finalYeh.test(word)) spellings.push(`${fillVowels(spellBeforeA(word), 'a')}a`);
  }
  return spellings;
}

/** Inserts `*` wherever an unwritten vowel is possible: between consonants, for ayn, and for an initial alef. */
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
  // Separates i and j, so that they are not read as the Dutch vowel `ij`.
  return (pattern + ending).replaceAll('ij', 'idj');
}

// Matches a waw between two consonants, the first of which may be an initial yeh: `يوگني` is Yevgeny.
const innerWaw = /(?:^ي|[^اوي])و[^اوي]/;
// Matches a waw between two consonants and the rest of the word with another one: `مولود` is Mawlud and Mevlüt.
const twoWaws = /^([^اوي]+و)([^اوي]+و.*)$/;
/**
 * Matches a final yeh that may be an alef maqsura, in Arabic letters: after a consonant other than ayn (`هدى`, `سلوى`), not in the ending of a
 * place or tribe (`برادعي`, `علوي`).
 */
const finalYeh = /[\u0621-\u06d3][^اويع]ي$|^[^اوي]{2}وي$/;

/**
 * Patterns of a folded Arabic, Persian or Hebrew word in Latin letters, with `*` for each unwritten vowel, for each possible pronunciation
 * of its letters.
 */
export function patternsOf(word: string, script: 'arabic' | 'hebrew'): readonly string[] {
  const hasArticle = script === 'arabic' && word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  const isFeminine = stem.length > 2 && stem.endsWith(script === 'arabic' ? 'ه' : 'ה');
  const ending = isFeminine ? stem.slice(0, -1) : stem;
  const groupings = script === 'arabic' ? arabicSpellings(ending) : hebrewPatterns(ending);
  const isAlefFirst = /^[اא]/.test(ending);
  const patterns = new Set(groupings.map((groups) => openVowels(groups, isAlefFirst, isFeminine ? 'a' : '')));
  // An alef before a glide may have a vowel: Ayad, Iyad.
  const written = [...patterns];
  if (isAlefFirst && glideSecond.test(ending)) for (const pattern of written) patterns.add(`*${pattern}`);
  // Folding unifies the last letters of `هدى` (Huda) and `علي` (Ali).
  if (finalYeh.test(ending)) patterns.add(openVowels(spellBeforeA(ending), isAlefFirst, 'a'));
  for (const pattern of turkishPatterns(ending)) patterns.add(pattern);
  const stems = [...patterns];
  // The l of the article is pronounced before moon letters only: `al-Masri`, but `as-Sabah`.
  const withArticle = hasArticle ? stems.map((pattern) => `*l${pattern}`) : [];
  const spoken = hasArticle && sunLetter.test(stem) ? stems.map((pattern) => `*${pattern}`) : [];
  return [...stems, ...withArticle, ...spoken];
}

// Matches the end of `داوداوغلو` (Davutoğlu), in Arabic letters.
const turkishSon = /او?غل[وي]$/;
const voiceless: Readonly<Record<string, string>> = { b: 'p', d: 't', j: 'ch' };

/** Patterns of a Turkish surname in -oğlu, before which an Arabic name has lost the voice of its last consonant: Davut from Dawud. */
function turkishPatterns(word: string): readonly string[] {
  const end = word.search(turkishSon);
  if (end < 2) return [];
  const stems = [arabic, persian].map((alphabet) =>
    openVowels(spellOut(word.slice(0, end), alphabet), word.startsWith('ا'), ''),
  );
  const hardened = stems.map((stem) => stem.replace(/[bdj]$/, (letter) => voiceless[letter]!));
  return [...new Set([...stems, ...hardened])].map((stem) => `${stem}oglu`);
}

// Matches the end of `علایی` (Alaei), in Arabic letters.
const persianAei = /ايي$/;

function arabicSpellings(word: string): string[][] {
  const groupings = [arabic, persian, vocalic].map((alphabet) => spellOut(word, alphabet));
  if (persianAei.test(word)) groupings.push([...spellOut(word.slice(0, -3), arabic), 'ai']);
  if (innerWaw.test(word)) groupings.push(spellOut(word, consonantal));
  const [, beginning, rest] = twoWaws.exec(word) ?? [];
  if (beginning !== undefined && rest !== undefined)
    groupings.push([...spellOut(beginning, consonantal), ...spellOut(rest, arabic)]);
  if (possibleSplit.test(word)) groupings.unshift(spellOut(word, arabic, false));
  if (otherDentals.test(word)) groupings.push(spellOut(word, gulf));
  if (possibleCh.test(word)) groupings.push(spellOut(word, arabic, false));
  if (innerNasal.test(word)) groupings.push(withNasals(spellOut(word, arabic)));
  if (word.startsWith(lordOf) && word.length > lordOf.length + 2) {
    const stem = spellOut(word.slice(lordOf.length), persian);
    for (const spoken of ['zol', 'dul']) groupings.push([spoken, ...stem]);
  }
  // A yeh before a waw can also be a vowel (Kadivar, Steven, Steve), and so can the first of two waws (Romanova).
  const vowelIndex = word.search(vowelBeforeWaw);
  if (vowelIndex >= 0)
    groupings.push([
      ...spellOut(word.slice(0, vowelIndex + 2), arabic),
      'v',
      ...spellOut(word.slice(vowelIndex + 3), arabic),
    ]);
  return groupings;
}

/** Spells a word without its final alef maqsura, before which a waw is a consonant: the `salw` of `سلوى` (Salwa). */
function spellBeforeA(word: string): string[] {
  return spellOut(word.slice(0, -1), word.endsWith('وي') ? consonantal : arabic);
}

// Matches letters that are one consonant or two, as in `انتظامي` and `فريتس`.
const possibleSplit = /ت[سزظض]|دج/;
// Matches letters that are a foreign ch or two consonants, as in `آتشین` (Atashin).
const possibleCh = /تش/;
const otherDentals = /[ظض]/;
// Matches the letters of ng, as in `لنگفورد` (Langford) and `هنتنجتون` (Huntington).
const innerNasal = /ن[گغج](?:[^اوي]|$)/;

/** Joins an n and the g, gh or j after it to ng, before a consonant and at the end. */
function withNasals(groups: readonly string[]): string[] {
  const joined: string[] = [];
  groups.forEach((group, position) => {
    const isNasal = /^(?:g|gh|j)$/.test(group) && joined.at(-1) === 'n' && !isVowel(groups[position + 1]?.[0]);
    if (isNasal) joined[joined.length - 1] = 'ng';
    else joined.push(group);
  });
  return joined;
}
/** `ذو` and the article, which are one syllable: `ذوالفقار` is Zolfaghar and Dhulfiqar. */
const lordOf = 'ذوال';
const vowelBeforeWaw = /[^ي]يو(?:[^اوي]|$)|[^وي]وو[اي]/;
const glideSecond = /^ا[وي]/;

// Matches the ends of `סתיו` (Stav), where yod and vav are one v, and of `שלו` (Shalev), of three letters.
const finalV = /יו$|(?<=^[^אוי][^אויה])ו$/;
// Matches the letters of oy between consonants, as in `בויקו` (Boyko).
const innerOy = /(?<=[^אוי])וי(?=[^אויה])/;

function hebrewPatterns(word: string): string[][] {
  const patterns = [...hebrewSpellings(word), spellOut(word, vocalicHebrew)];
  const end = word.search(finalV);
  if (end > 0) patterns.push([...spellOut(word.slice(0, end), hardHebrew), 'v']);
  const oy = word.search(innerOy);
  if (oy > 0)
    patterns.push([...spellOut(word.slice(0, oy), hardHebrew), 'oy', ...spellOut(word.slice(oy + 2), hardHebrew)]);
  return patterns;
}

function hebrewSpellings(word: string): string[][] {
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
  const [hard, mixed, soft] = hebrewSpellings(ending) as [string[], string[], string[]];
  spellings.push(
    fillVowels(hard, 'a') + suffix,
    fillVowels(mixed, 'a') + suffix,
    fillVowels(hard, 'e') + suffix,
    fillVowels(soft, 'a') + suffix,
    fillVowels(mixed, 'e') + suffix,
  );
  return spellings;
}
