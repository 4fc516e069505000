/*
 * Pet names that a language makes by rule, for names that no table holds: an ending behind a name or behind its beginning
 * (Carlitos, Janek, Sandorka, Robbie, Dimochka), or a part of it (Seb, Xander).
 */

const endings = (
  'i y ie ey a o e u s z ' + // English, German, Hungarian, Dutch, Nordic
  'an en on ot et ou ette otte ine in ' + // French
  'ito ita itos itas ico ica illo illa in ina cho cha ' + // Spanish
  'inho inha zinho zinha ' + // Portuguese
  'ino etto etta ello ella uccio uccia uzzo ' + // Italian
  'chen lein le li el erl ele ' + // German
  'je tje ke ken sje tie ' + // Dutch and Low German
  'ek ik ka ko cik czek eczka us usia unia ulka cia sia ienka inka ' + // Polish
  'icka ecka enka anka ousek inek acek asek ' + // Czech and Slovak
  'ika ike ci csi cska ko us ' + // Hungarian
  'ochka echka enka ushka yushka usha yusha ulya unya asha chik ik ok yok ' + // Russian
  'ko yk ryk us usia ' + // Ukrainian
  'ica ice cho che ence ' + // South Slavic
  'akis aki akos oula itsa ' + // Greek
  'ut uta ita el elu el ica ' + // Romanian
  'cik cigim os is ' + // Turkish and Baltic
  'u lu ji bhai'
) // Indian
  .split(' ');

const uniqueEndings = [...new Set(endings)].filter((ending) => /^[a-z]+$/.test(ending));
const finalVowels = /(?:[aeiouy]|os|us|is|as|es)$/;
const shortestBase = 3;
const shortestPart = 3;
const longestPart = 5;
/** Fewer letters begin too many names. */
const shortestBeginning = 4;
/** The beginning of a name up to the consonants behind its first vowel, and behind its second. */
const firstSyllable = /^[^aeiouy]*[aeiouy]+[^aeiouy]/;
const twoSyllables = /^[^aeiouy]*[aeiouy]+[^aeiouy]+[aeiouy]+[^aeiouy]/;

/** What pet names may be made of, of a folded Latin first name: beginnings of it. */
function stemsOf(name: string): readonly string[] {
  const stems = new Set([name, name.replace(finalVowels, '')]);
  const [one = ''] = firstSyllable.exec(name) ?? [];
  const [two = ''] = twoSyllables.exec(name) ?? [];
  for (const stem of [one, two]) if (stem.length > 1) stems.add(stem);
  if (one.length > 2) stems.add(one + one.at(-1)!);
  return [...stems].filter((stem) => stem.length > 1);
}

/** The pet names that rules make of a folded Latin first name, with its beginnings and ends; some twice, and most of them nobody's. */
export function diminutivesOf(name: string): readonly string[] {
  if (name.length < shortestBase || !/^[a-z]+$/.test(name)) return [];
  const found: string[] = [];
  for (let length = shortestPart; length <= Math.min(longestPart, name.length - 1); length++)
    found.push(name.slice(0, length), name.slice(-length));
  for (const stem of stemsOf(name)) {
    for (const ending of uniqueEndings) if (stem.length + ending.length >= shortestPart) found.push(stem + ending);
  }
  return found;
}

/** How Igbo, Yoruba and Zulu names begin that say something of God, a king or joy, and are shortened to the rest: Chukwuemeka, Oluwaseun, Nkosinathi. */
const devoutBeginnings = ['chukwu', 'chi', 'oluwa', 'olu', 'ade', 'ayo', 'nkosi'];

/** What a folded Latin word may be the pet name of. */
interface Bases {
  /** Names, and pet names of which it is one more: `carlos` for `carlitos`, `dima` for `dimochka`. */
  readonly names: readonly string[];
  /** Beginnings of names: `krist` for `kristy`. */
  readonly beginnings: readonly string[];
}

export function basesOf(diminutive: string): Bases {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  if (!/^[a-z]+$/.test(diminutive)) return { names: [], beginnings: [] };
  for (const ending of uniqueEndings) {
    if (!diminutive.endsWith(ending)) continue;
    const stem = diminutive.slice(0, -ending.length);
    for (const base of [stem, stem.replace(/([^aeiou])\1$/, '$1')]) {
      if (base.length < shortestBase - 1) continue;
      for (const end of ['', 'a', 'o', 'os', 'e', 'i', 'us', 'is', 'as', 'ya'])
        if (base.length + end.length >= shortestBase) names.add(base + end);
      if (base.length >= shortestBeginning) beginnings.add(base);
    }
  }
  if (diminutive.length > shortestBase) for (const beginning of devoutBeginnings) names.add(beginning + diminutive);
  names.delete(diminutive);
  return { names: [...names], beginnings: [...beginnings] };
}
