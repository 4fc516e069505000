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

/** Names that Persians write as one with the name behind them: `محمدباقر`, `امیرعباس`. */
const foremost = [
  ['محمد', 'mohammad'],
  ['غلام', 'gholam'],
  ['امير', 'amir'],
  ['علي', 'ali'],
  ['سيد', 'seyed'],
  ['مير', 'mir'],
] as const;

function behindForemost(word: string): readonly string[] {
  const [first, latin] = foremost.find(([name]) => word.startsWith(name) && word.length > name.length + 2) ?? [];
  if (first === undefined) return [];
  return romanizeArabic(word.slice(first.length))
    .slice(0, 1)
    .flatMap((rest) => [`${latin}${rest}`, `${latin} ${rest}`]);
}

/** Two words in one of which the second is the faith or God, or the first means father: `نورالدين`, `نصرالله`, `ابوبكر`. */
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

/** Latin spellings of a folded Arabic or Persian word: those of a known name first, then by rule with likely vowels. */
export function romanizeArabic(word: string): readonly string[] {
  const known = arabicTable.get(word);
  const spelled: string[] = [...(known ?? [])];
  if (known === undefined && word.startsWith('عبدال') && word.length > 6) {
    for (const rest of romanizeArabic(word.slice(5)).slice(0, 2)) spelled.push(`abdul${rest}`, `abdel${rest}`);
  }
  if (known === undefined) {
    const compounds = [...joinedSpellings(word), ...compoundSpellings(word)];
    spelled.push(...compounds, ...(compounds.length === 0 ? behindForemost(word) : []));
  }
  const hasArticle = word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  if (hasArticle && known === undefined) {
    for (const rest of (arabicTable.get(stem) ?? []).slice(0, 2)) spelled.push(`al${rest}`, `el${rest}`, rest);
  }
  const ending = stem.length > 3 && stem.endsWith('ه') ? stem.slice(0, -1) : stem;
  const suffix = ending === stem ? '' : 'a';
  const areJoined = !parted.test(ending);
  const groups = spellOut(ending, arabic, areJoined);
  const asPersian = spellOut(ending, persian, areJoined);
  const filled = fillVowels(groups, 'a') + suffix;
  const persianFilled = fillVowels(asPersian, 'a') + (suffix === '' ? '' : 'eh');
  if (isPersian.test(word)) spelled.push(persianFilled, filled);
  else if (hasArticle) spelled.push(`al${filled}`, `el${filled}`, filled);
  else {
    spelled.push(filled, fillVowels(groups, 'e') + suffix, persianFilled);
    if (finalYeh.test(word)) spelled.push(`${fillVowels(spellOut(word.slice(0, -1), arabic), 'a')}a`);
  }
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
  // Dutch alone has a vowel `ij`.
  return (pattern + ending).replaceAll('ij', 'idj');
}

// Matches a waw between two consonants, the first of which may be a yeh in front: `يوگني` is Yevgeny.
const innerWaw = /(?:^ي|[^اوي])و[^اوي]/;
// Matches a last yeh behind a consonant, of a word in Arabic letters.
const finalYeh = /[\u0621-\u06d3][^اوي]ي$/;

/**
 * A folded Arabic, Persian or Hebrew word in Latin letters with `*` for each vowel that is not written, in the ways its
 * letters may sound.
 */
export function patternsOf(word: string, script: 'arabic' | 'hebrew'): readonly string[] {
  const hasArticle = script === 'arabic' && word.startsWith(article) && word.length > 4;
  const stem = hasArticle ? word.slice(2) : word;
  const isFeminine = stem.length > 2 && stem.endsWith(script === 'arabic' ? 'ه' : 'ה');
  const ending = isFeminine ? stem.slice(0, -1) : stem;
  const groupings = script === 'arabic' ? arabicSpellings(ending) : hebrewPatterns(ending);
  const isAlefFirst = /^[اא]/.test(ending);
  const patterns = new Set(groupings.map((groups) => openVowels(groups, isAlefFirst, isFeminine ? 'a' : '')));
  // Ayad, Iyad: the alef in front of a glide may have a vowel.
  const written = [...patterns];
  if (isAlefFirst && glideSecond.test(ending)) for (const pattern of written) patterns.add(`*${pattern}`);
  // Folding makes one letter of the last two of `هدى` (Huda) and `علي` (Ali).
  if (finalYeh.test(ending)) patterns.add(openVowels(spellOut(ending.slice(0, -1), arabic), isAlefFirst, 'a'));
  const stems = [...patterns];
  // The l of the article is spoken before moon letters only: `al-Masri`, but `as-Sabah`.
  const withArticle = hasArticle ? stems.map((pattern) => `*l${pattern}`) : [];
  const spoken = hasArticle && sunLetter.test(stem) ? stems.map((pattern) => `*${pattern}`) : [];
  return [...stems, ...withArticle, ...spoken];
}

function arabicSpellings(word: string): string[][] {
  const groupings = [arabic, persian, vocalic].map((own) => spellOut(word, own));
  if (innerWaw.test(word)) groupings.push(spellOut(word, consonantal));
  if (parted.test(word)) groupings.unshift(spellOut(word, arabic, false));
  if (otherDentals.test(word)) groupings.push(spellOut(word, gulf));
  if (innerNasal.test(word)) groupings.push(withNasals(spellOut(word, arabic)));
  // A yeh in front of a waw is a vowel, too: Kadivar, Steven, Steve; of two, the first one: Romanova.
  const place = word.search(vowelBeforeWaw);
  if (place >= 0)
    groupings.push([...spellOut(word.slice(0, place + 2), arabic), 'v', ...spellOut(word.slice(place + 3), arabic)]);
  return groupings;
}

// Matches the letters of two consonants that may be one: of `انتظامي` and `فريتس`.
const parted = /ت[سزظض]|دج/;
const otherDentals = /[ظض]/;
// Matches the letters of the ng of `لنگفورد` (Langford) and `هنتنجتون` (Huntington).
const innerNasal = /ن[گغج](?:[^اوي]|$)/;

/** Makes one ng of an n and the g, gh or j behind it, in front of a consonant and at the end. */
function withNasals(groups: readonly string[]): string[] {
  const joined: string[] = [];
  groups.forEach((group, position) => {
    const isNasal = /^(?:g|gh|j)$/.test(group) && joined.at(-1) === 'n' && !isVowel(groups[position + 1]?.[0]);
    if (isNasal) joined[joined.length - 1] = 'ng';
    else joined.push(group);
  });
  return joined;
}
const vowelBeforeWaw = /[^ي]يو(?:[^اوي]|$)|[^وي]وو[اي]/;
const glideSecond = /^ا[وي]/;

function hebrewPatterns(word: string): string[][] {
  return [...hebrewSpellings(word), spellOut(word, vocalicHebrew)];
}

function hebrewSpellings(word: string): string[][] {
  const hard = spellOut(word, hardHebrew);
  const soft = spellOut(word, softHebrew);
  const mixed = spellOut(word, mixedHebrew);
  if (!/^[אוי]/.test(word)) mixed[0] = hard[0] ?? '';
  return [hard, mixed, soft];
}

/** Latin spellings of a folded Hebrew word: those of a known name first, then by rule with hard and soft letters. */
export function romanizeHebrew(word: string): readonly string[] {
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
