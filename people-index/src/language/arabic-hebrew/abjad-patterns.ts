import {
  arabic,
  consonantal,
  gulf,
  hardHebrew,
  isVowel,
  persian,
  spellOut,
  vocalic,
  vocalicHebrew,
} from './abjad-letters.ts';
import { article, finalYeh, hebrewSpellings, possibleSplit, spellBeforeA } from './romanize-abjad.ts';

const sunLetter = /^[تثدذرزسشصضطظلن]/;
// Matches a waw between two consonants, the first of which may be an initial yeh: `يوگني` is Yevgeny.
const innerWaw = /(?:^ي|[^اوي])و[^اوي]/;
// Matches a waw between two consonants and the rest of the word with another one: `مولود` is Mawlud and Mevlüt.
const twoWaws = /^([^اوي]+و)([^اوي]+و.*)$/;
// Matches letters that are a foreign ch or two consonants, as in `آتشین` (Atashin).
const possibleCh = /تش/;
const otherDentals = /[ظض]/;
// Matches the letters of ng, as in `لنگفورد` (Langford) and `هنتنجتون` (Huntington).
const innerNasal = /ن[گغج](?:[^اوي]|$)/;
/** `ذو` and the article, which are one syllable: `ذوالفقار` is Zolfaghar and Dhulfiqar. */
const lordOf = 'ذوال';
const vowelBeforeWaw = /[^ي]يو(?:[^اوي]|$)|[^وي]وو[اي]/;
const glideSecond = /^ا[وي]/;
// Matches the end of `علایی` (Alaei), in Arabic letters.
const persianAei = /ايي$/;

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

/** The spellings of an Arabic or Persian word, for each possible pronunciation of its letters. */
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
