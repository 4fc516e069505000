import { languagesOfReading } from '../../language/han/reading-languages.ts';
import { japaneseSpellings } from '../../language/japanese/japanese-spellings.ts';
import { nicknamesOf } from '../../language/nicknames/nicknames.ts';
import { particleSpellings, prefixSpellings, remaindersAfterParticle } from '../../language/particles.ts';
import { otherSystemSpellings } from '../../language/chinese/read-wade-giles.ts';
import { abjadSpellings, similarAbjadSpellings } from '../../language/arabic-hebrew/abjad-spellings.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import {
  chineseReadings,
  chineseSpellings,
  chineseSurnameSpellings,
  spellingsOfCharacters,
} from '../../language/chinese/chinese-spellings.ts';
import {
  koreanReadings,
  spellingsOfKoreanReading,
  koreanSurnameSpellings,
} from '../../language/korean/korean-spellings.ts';
import { koreanSpellings } from '../../language/korean/romanize-korean.ts';
import { alphabets, type Script, scriptOf } from '../../language/script.ts';
import { belarusianSpellings, haveBothEndings } from '../../language/cyrillic/belarusian-spellings.ts';
import { areVietnameseNames } from '../../language/vietnamese/vietnamese-syllables.ts';
import { respellingPhonetics } from '../../language/phonetics/phonetic-respellings.ts';
import { closeness, minCloseness } from '../../language/phonetics/phonetics.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { type QueryTerm, soundKey } from '../query/query-term.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { distanceBySound, soundsOf, visitAlike } from './visit-alike.ts';

const phoneticTier = tierNumber.phonetic;
const similarTier = tierNumber.similar;
/** Maximum distance at which two terms in alphabetic scripts count as the same name. */
const maxSureDistance = 0;
/** Minimum closeness at which a Latin term counts as a reading of Chinese characters. */
const minReadingCloseness = 0.985;
/** Maximum number of hangul readings of a joined given name whose other spellings are looked up. */
const maxKoreanReadings = 3;

/** The tokens that sound like a term or are other spellings of it, from the cache of the segment. */
export function phoneticExpansionsOf({ segment, term }: TermLookup, budget: WorkBudget): readonly Expansion[] {
  const key = soundKey(term);
  const cached = segment.caches.phoneticExpansions.get(key);
  if (cached !== undefined) {
    budget.spend(cached.work);
    return cached.found;
  }
  const before = budget.spent;
  const found =
    term.isReading === undefined ? findPhonetic(segment, term, budget) : findSpellings(segment, term, budget);
  segment.caches.phoneticExpansions.set(key, { found, work: budget.spent - before });
  return found;
}

/** The tokens that are other spellings of a reading of syllables or characters. */
function findSpellings(segment: Segment, term: QueryTerm, budget: WorkBudget): Expansion[] {
  const { text, isSurname = false, origin } = term;
  const found: Expansion[] = [];
  if (origin !== undefined && scriptOf(origin) === 'latin') {
    for (const { text: spelling, isUnmarked } of otherSystemSpellings(origin)) {
      const token = segment.tokens.find(spelling);
      const distance = isUnmarked ? 2 : 1;
      if (token >= 0) found.push({ token, tier: phoneticTier, distance, kind: 'phonetic' });
    }
    budget.spend(work.term + found.length * work.lookup);
    return found;
  }
  if (origin !== undefined) found.push(...findCharacters(segment, origin, budget));
  const spellings = [
    ...(isSurname ? [...koreanSurnameSpellings(text), ...chineseSurnameSpellings(text)] : []),
    ...spellingsOfKoreanReading(text),
    ...chineseSpellings(text),
    ...japaneseSpellings(text),
  ];
  budget.spend(work.term + spellings.length * work.lookup);
  for (const spelling of spellings) {
    const token = segment.tokens.find(spelling);
    if (token >= 0) found.push({ token, tier: phoneticTier, distance: 1, kind: 'script' });
  }
  return found;
}

/** The tokens that are Latin spellings of a surname or given name in Chinese characters. */
function findCharacters({ tokens }: Segment, characters: string, budget: WorkBudget): Expansion[] {
  const found: Expansion[] = [];
  const addToken = (token: number) => {
    if (token >= 0) found.push({ token, tier: phoneticTier, distance: 1, kind: 'script' });
  };
  const [first = [], second] = spellingsOfCharacters(characters);
  let lookups = first.length;
  for (const one of first) {
    if (second === undefined) {
      addToken(tokens.find(one));
      continue;
    }
    const [start, end] = tokens.prefixRange(one);
    if (start === end) continue;
    lookups += second.length;
    for (const other of second) addToken(tokens.find(one + other));
  }
  budget.spend(work.term + lookups * work.lookup);
  return found;
}

// Matches vowels that are spelled so in hardly any language but Korean: `gyeong`, `eun`; not `min`.
const koreanOnly = /eo|eu[nm]/;

/** The tokens that sound like a term or are other spellings of it, in the tiers `phonetic` (the same name) and `similar`. */
function findPhonetic(segment: Segment, { text, isJoined = false }: QueryTerm, budget: WorkBudget): Expansion[] {
  const script = scriptOf(text);
  // A single Latin letter is an initial; a single hangul syllable or Chinese character is a name.
  if ((text.length < 2 && script === 'latin') || /\d/.test(text)) return [];
  const words = new WordExpansions(segment);
  const { found } = words;
  addSpellings(words, text, script);
  if (script === 'latin') {
    const korean = koreanReadings(text);
    addReadings(words, [...korean, ...chineseReadings(text)], budget);
    // Joined syllables match by spelling only, not phonetically.
    if (isJoined) {
      addJoinedSpellings(words, text, korean, budget);
      return found;
    }
  }
  addForms(words, text);
  for (const rest of remaindersAfterParticle(text)) words.add(rest, 3, 'phonetic', similarTier);
  const spelled = new Set(
    found.filter(({ tier, only }) => tier === phoneticTier && only === undefined).map(({ token }) => token),
  );
  found.push(...findByPhonetics(segment, text, spelled, budget));
  const belarusian = script === 'latin' ? belarusianSpellings(text) : [];
  if (belarusian.length > 0) found.push(...findBelarusian(segment, text, belarusian, budget));
  return found;
}

/** Collects the tokens of words. */
class WordExpansions {
  readonly found: Expansion[] = [];
  readonly segment: Segment;

  constructor(segment: Segment) {
    this.segment = segment;
  }

  /** Adds a word if a name has it. */
  add(word: string, distance: number, kind: 'phonetic' | 'script', tier: number = phoneticTier): void {
    const token = this.segment.tokens.find(word);
    if (token >= 0) this.found.push({ token, tier, distance, kind });
  }
}

/** Adds romanizations, and spellings of the same name in other romanization systems. */
function addSpellings(words: WordExpansions, text: string, script: Script): void {
  for (const reading of romanize(text)) {
    words.add(reading, 0, 'script');
    for (const { name, isSpelling } of nicknamesOf(reading))
      if (isSpelling === true) words.add(name, 1, 'script', similarTier);
  }
  for (const spelling of [...prefixSpellings(text), ...particleSpellings(text)]) words.add(spelling, 1, 'phonetic');
  for (const spelling of abjadSpellings(text)) words.add(spelling, 1, 'phonetic');
  if (script === 'latin')
    for (const spelling of similarAbjadSpellings(text)) words.add(spelling, 3, 'phonetic', similarTier);
  const koreanDistance = koreanOnly.test(text) ? 0 : 1;
  for (const spelling of koreanSpellings(text)) words.add(spelling, koreanDistance, 'phonetic');
  for (const spelling of japaneseSpellings(text)) words.add(spelling, 1, 'phonetic');
}

/** Adds readings of a Latin word, which match only readings of names in another script. */
function addReadings({ segment, found }: WordExpansions, readings: readonly string[], budget: WorkBudget): void {
  budget.spend(readings.length * work.lookup);
  for (const reading of readings) {
    const token = segment.tokens.find(reading);
    if (token >= 0) found.push({ token, tier: phoneticTier, distance: 1, kind: 'script', only: 'readings' });
  }
}

/** Adds other spellings of joined Korean syllables. Two romanizations may each have their own spelling of a third. */
function addJoinedSpellings(words: WordExpansions, text: string, korean: readonly string[], budget: WorkBudget): void {
  const fellows = new Set([text, ...korean.slice(0, maxKoreanReadings)].flatMap(spellingsOfKoreanReading));
  budget.spend(fellows.size * work.lookup);
  for (const spelling of fellows) words.add(spelling, 2, 'phonetic');
}

/** Adds forms of a name in other languages and irregular spellings. Unlike nicknames, surnames have them too. */
function addForms(words: WordExpansions, text: string): void {
  const comparison = words.segment.workspace.sounds;
  for (const { name, relation, isSpelling } of nicknamesOf(text)) {
    if (relation !== 'variant-of') continue;
    // A form in another language that sounds nearly the same is little more than a spelling: Pieter, Peter.
    const isSame = isSpelling === true || closeness(text, name, comparison) >= minCloseness;
    words.add(name, 1, 'phonetic', isSame ? phoneticTier : similarTier);
  }
}

/** The tokens that sound like a word. @param spelled the tokens that are other spellings of it */
function findByPhonetics(
  segment: Segment,
  text: string,
  spelled: ReadonlySet<number>,
  budget: WorkBudget,
): readonly Expansion[] {
  const found: Expansion[] = [];
  const script = scriptOf(text);
  const isSyllabic = script === 'han' || script === 'hangul';
  visitAlike(segment, soundsOf(text), minCloseness, budget, (token, near) => {
    const distance = distanceBySound(near, minCloseness);
    const word = segment.tokens.word(token);
    const other = scriptOf(word);
    // In scripts that omit vowels or write phonetically, a word sounds like many names.
    const areSpelled = alphabets.has(script) && alphabets.has(other);
    const isRead =
      script === 'latin' && other === 'han' && near >= minReadingCloseness && languagesOfReading(word, text) !== 0;
    const isSame = areSpelled && distance <= maxSureDistance && !areVietnameseNames(text, word);
    const isSure = areSpelled ? isSame : isRead;
    const tier = isSure ? phoneticTier : similarTier;
    const expansion = { token, tier, distance, kind: other === script ? 'phonetic' : 'script' } as const;
    // A Latin word may be the reading of a name in a script that omits vowels, unless a table has it as another spelling.
    const mayBeReading = tier === phoneticTier && other === 'latin' && !spelled.has(token);
    found.push(isSyllabic || mayBeReading ? { ...expansion, only: 'written' } : expansion);
    if (mayBeReading) found.push({ ...expansion, tier: similarTier });
  });
  return found;
}

/** The tokens that sound like the Belarusian or the Russian spellings of a surname, as guesses. */
function findBelarusian(
  segment: Segment,
  text: string,
  spellings: readonly string[],
  budget: WorkBudget,
): readonly Expansion[] {
  const found: Expansion[] = [];
  visitAlike(segment, respellingPhonetics(text, spellings), minCloseness, budget, (token) => {
    if (!haveBothEndings(text, segment.tokens.word(token))) return;
    found.push({ token, tier: similarTier, distance: 3, kind: 'phonetic' });
  });
  return found;
}
