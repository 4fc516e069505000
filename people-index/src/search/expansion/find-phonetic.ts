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
import { type Script, scriptOf } from '../../language/script.ts';
import { belarusianSpellings, haveBothEndings } from '../../language/cyrillic/belarusian-spellings.ts';
import { areVietnameseNames } from '../../language/vietnamese/vietnamese-syllables.ts';
import { respellingPhonetics } from '../../language/phonetics/phonetic-respellings.ts';
import { closeness, queryKeys, minCloseness, phoneticsOf } from '../../language/phonetics/phonetics.ts';
import { entriesWithKeys, lengthOfRanges, visitCloseTokens } from '../../segment/phonetic-index.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { type QueryTerm, soundKey } from '../query/query-term.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

const phoneticTier = tierNumber.phonetic;
const similarTier = tierNumber.similar;
const alphabets: ReadonlySet<Script> = new Set<Script>(['latin', 'cyrillic', 'greek', 'armenian', 'georgian']);
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
  const found: Expansion[] = [];
  const script = scriptOf(text);
  const comparison = segment.workspace.sounds;
  // A single Latin letter is an initial; a single hangul syllable or Chinese character is a name.
  if ((text.length < 2 && script === 'latin') || /\d/.test(text)) return found;
  const addWord = (other: string, distance: number, kind: 'phonetic' | 'script', tier: number = phoneticTier) => {
    const token = segment.tokens.find(other);
    if (token >= 0) found.push({ token, tier, distance, kind });
  };
  for (const reading of romanize(text)) {
    addWord(reading, 0, 'script');
    for (const { name, isSpelling } of nicknamesOf(reading))
      if (isSpelling === true) addWord(name, 1, 'script', similarTier);
  }
  for (const spelling of [...prefixSpellings(text), ...particleSpellings(text)]) addWord(spelling, 1, 'phonetic');
  for (const spelling of abjadSpellings(text)) addWord(spelling, 1, 'phonetic');
  if (script === 'latin')
    for (const spelling of similarAbjadSpellings(text)) addWord(spelling, 3, 'phonetic', similarTier);
  const koreanDistance = koreanOnly.test(text) ? 0 : 1;
  for (const spelling of koreanSpellings(text)) addWord(spelling, koreanDistance, 'phonetic');
  for (const spelling of japaneseSpellings(text)) addWord(spelling, 1, 'phonetic');
  if (script === 'latin') {
    const korean = koreanReadings(text);
    const readings = [...korean, ...chineseReadings(text)];
    budget.spend(readings.length * work.lookup);
    for (const reading of readings) {
      const token = segment.tokens.find(reading);
      if (token >= 0) found.push({ token, tier: phoneticTier, distance: 1, kind: 'script', only: 'readings' });
    }
    // Joined syllables match by spelling only, not phonetically. Two Korean romanizations may each have their own spelling of a third.
    if (isJoined) {
      const fellows = new Set([text, ...korean.slice(0, maxKoreanReadings)].flatMap(spellingsOfKoreanReading));
      budget.spend(fellows.size * work.lookup);
      for (const spelling of fellows) addWord(spelling, 2, 'phonetic');
      return found;
    }
  }
  // Forms of a name in other languages and irregular spellings. Unlike nicknames, surnames have them too.
  for (const { name, relation, isSpelling } of nicknamesOf(text)) {
    if (relation !== 'variant-of') continue;
    // A form in another language that sounds nearly the same is little more than a spelling: Pieter, Peter.
    const isSame = isSpelling === true || closeness(text, name, comparison) >= minCloseness;
    addWord(name, 1, 'phonetic', isSame ? phoneticTier : similarTier);
  }
  for (const rest of remaindersAfterParticle(text)) addWord(rest, 3, 'phonetic', similarTier);
  const isSyllabic = script === 'han' || script === 'hangul';
  const spelled = new Set(
    found.filter(({ tier, only }) => tier === phoneticTier && only === undefined).map(({ token }) => token),
  );
  const sounds = phoneticsOf(text);
  const { phonetics } = segment.data;
  const parts = entriesWithKeys(phonetics, queryKeys(sounds));
  budget.spend(work.term + lengthOfRanges(parts) * sounds.forms.length * work.phoneticComparison);
  visitCloseTokens(phonetics, parts, { forms: sounds.forms, minCloseness: minCloseness, comparison }, (token, near) => {
    const distance = Math.min(3, Math.floor(((1 - near) / (1 - minCloseness)) * 4));
    const other = scriptOf(segment.tokens.word(token));
    const isOwnScript = other === script;
    // In scripts that omit vowels or write phonetically, a word sounds like many names.
    const areSpelled = alphabets.has(script) && alphabets.has(other);
    const isRead =
      script === 'latin' &&
      other === 'han' &&
      near >= minReadingCloseness &&
      languagesOfReading(segment.tokens.word(token), text) !== 0;
    const isSame = areSpelled && distance <= maxSureDistance && !areVietnameseNames(text, segment.tokens.word(token));
    const isSure = areSpelled ? isSame : isRead;
    const tier = isSure ? phoneticTier : similarTier;
    const expansion = { token, tier, distance, kind: isOwnScript ? 'phonetic' : 'script' } as const;
    // A Latin word may be the reading of a name in a script that omits vowels, unless a table has it as another spelling.
    const mayBeReading = tier === phoneticTier && other === 'latin' && !spelled.has(token);
    found.push(isSyllabic || mayBeReading ? { ...expansion, only: 'written' } : expansion);
    if (mayBeReading) found.push({ ...expansion, tier: similarTier });
  });
  const belarusian = script === 'latin' ? belarusianSpellings(text) : [];
  if (belarusian.length > 0) found.push(...findBelarusian(segment, text, belarusian, budget));
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
  const { keys, forms } = respellingPhonetics(text, spellings);
  const { phonetics } = segment.data;
  const parts = entriesWithKeys(phonetics, keys);
  budget.spend(work.term + lengthOfRanges(parts) * forms.length * work.phoneticComparison);
  const compared = { forms, minCloseness, comparison: segment.workspace.sounds };
  visitCloseTokens(phonetics, parts, compared, (token) => {
    if (!haveBothEndings(text, segment.tokens.word(token))) return;
    found.push({ token, tier: similarTier, distance: 3, kind: 'phonetic' });
  });
  return found;
}
