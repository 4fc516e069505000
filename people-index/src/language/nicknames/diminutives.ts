/*
 * Diminutives that languages form by rule, for names that are in no table: an ending after a name or its beginning (Carlitos, Janek,
 * Sandorka, Robbie, Dimochka), or a part of the name (Seb, Xander).
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

const diminutiveEndings = [...new Set(endings)].filter((ending) => /^[a-z]+$/.test(ending));
const finalVowels = /(?:[aeiouy]|os|us|is|as|es)$/;
const minBaseLength = 3;
const minPartLength = 3;
const maxPartLength = 5;
/** Shorter beginnings match too many names. */
const minBeginningLength = 4;
/** The beginning of a name up to the consonant after its first vowels, and after its second. */
const firstSyllable = /^[^aeiouy]*[aeiouy]+[^aeiouy]/;
const twoSyllables = /^[^aeiouy]*[aeiouy]+[^aeiouy]+[aeiouy]+[^aeiouy]/;

/** The beginnings of a folded Latin first name to which endings are added. */
function stemsOf(name: string): readonly string[] {
  const stems = new Set([name, name.replace(finalVowels, '')]);
  const [one = ''] = firstSyllable.exec(name) ?? [];
  const [two = ''] = twoSyllables.exec(name) ?? [];
  for (const stem of [one, two]) if (stem.length > 1) stems.add(stem);
  if (one.length > 2) stems.add(one + one.at(-1)!);
  return [...stems].filter((stem) => stem.length > 1);
}

/**
 * Candidate diminutives of a folded Latin first name, including its beginnings and ends. May contain duplicates, and most candidates are
 * not in use.
 */
export function diminutivesOf(name: string): readonly string[] {
  if (name.length < minBaseLength || !/^[a-z]+$/.test(name)) return [];
  const found: string[] = [];
  for (let length = minPartLength; length <= Math.min(maxPartLength, name.length - 1); length++)
    found.push(name.slice(0, length), name.slice(-length));
  for (const stem of stemsOf(name)) {
    for (const ending of diminutiveEndings) if (stem.length + ending.length >= minPartLength) found.push(stem + ending);
  }
  return found;
}

/**
 * Prefixes of Igbo, Yoruba and Zulu names that refer to God, a king or joy. The name is often shortened to the rest: Chukwuemeka,
 * Oluwaseun, Nkosinathi.
 */
const nigerianAndZuluPrefixes = ['chukwu', 'chi', 'oluwa', 'olu', 'ade', 'ayo', 'nkosi'];

/** The names of which a folded Latin word may be a diminutive. */
interface Bases {
  /** Full names, and diminutives to which another ending was added: `carlos` for `carlitos`, `dima` for `dimochka`. */
  readonly names: readonly string[];
  /** Prefixes of full names: `krist` for `kristy`. */
  readonly beginnings: readonly string[];
}

export function basesOf(diminutive: string): Bases {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  if (!/^[a-z]+$/.test(diminutive)) return { names: [], beginnings: [] };
  for (const ending of diminutiveEndings) {
    if (!diminutive.endsWith(ending)) continue;
    const stem = diminutive.slice(0, -ending.length);
    for (const base of [stem, stem.replace(/([^aeiou])\1$/, '$1')]) {
      if (base.length < minBaseLength - 1) continue;
      for (const end of ['', 'a', 'o', 'os', 'e', 'i', 'us', 'is', 'as', 'ya'])
        if (base.length + end.length >= minBaseLength) names.add(base + end);
      if (base.length >= minBeginningLength) beginnings.add(base);
    }
  }
  if (diminutive.length > minBaseLength)
    for (const beginning of nigerianAndZuluPrefixes) names.add(beginning + diminutive);
  names.delete(diminutive);
  return { names: [...names], beginnings: [...beginnings] };
}
