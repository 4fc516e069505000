import { japaneseSpellings } from '../language/japanese-spellings.ts';
import { nicknamesOf } from '../language/nicknames.ts';
import { prefixSpellings, restsAfterParticle } from '../language/particles.ts';
import { romanise } from '../language/romanise.ts';
import { chineseReadings, chineseSpellings, chineseSurnameSpellings } from '../language/chinese-spellings.ts';
import { koreanReadings, koreanSpellingsOf, koreanSurnameSpellings } from '../language/korean-spellings.ts';
import { koreanSpellings } from '../language/romanise-korean.ts';
import { scriptOf } from '../language/script.ts';
import { keysToAsk, soundsAlike, soundsOf } from '../language/sounds.ts';
import { closenessOfTokens, tokensSounding } from '../segment/sound-book.ts';
import type { Expansion, Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import { scanSlips } from './slip-scan.ts';
import { keyOfWord, type QueryWord, type WordLookup } from './word-lookup.ts';
import { work, type WorkBudget } from './work-budget.ts';

const shortestWithSlip = 3;
const shortestWithTwoSlips = 6;

/** Adds the tokens that a word reaches at a tier. Stronger tiers first: what is known stays. */
export function expandWord(lookup: WordLookup, tier: number, budget: WorkBudget): void {
  const name = TIERS[tier];
  if (name === 'nickname') addNicknames(lookup);
  else if (name === 'phonetic') addSounds(lookup, budget);
  else if (name === 'typo') addSlips(lookup, 1, budget);
  else if (name === 'twoTypos') addSlips(lookup, 2, budget);
}

function add(lookup: WordLookup, expansion: Expansion): void {
  const { token } = expansion;
  const isLiteral = token >= lookup.first && token < lookup.end;
  if (token < 0 || isLiteral) return;
  const known = lookup.expansions.get(token);
  if (known === undefined || isBetter(expansion, known)) lookup.addExpansion(expansion);
  else if (known.only !== undefined && known.otherwise === undefined && known.tier < expansion.tier)
    lookup.addExpansion({ ...known, otherwise: expansion });
}

/** Of one tier the nearer one; before that, one that is met everywhere. */
function isBetter(expansion: Expansion, known: Expansion): boolean {
  if (known.tier !== expansion.tier) return false;
  const [isNarrow, wasNarrow] = [expansion.only !== undefined, known.only !== undefined];
  return isNarrow === wasNarrow ? known.distance > expansion.distance : wasNarrow;
}

function addNicknames(lookup: WordLookup): void {
  if (lookup.word.isReading !== undefined) return;
  const tier = TIERS.indexOf('nickname');
  for (const { name, relation } of nicknamesOf(lookup.word.text)) {
    if (relation === 'variant-of') continue;
    add(lookup, { token: lookup.segment.tokens.find(name), tier, distance: 0, kind: 'nickname' });
  }
}

function addSounds(lookup: WordLookup, budget: WorkBudget): void {
  const { segment, word, isParticle } = lookup;
  if (isParticle) return;
  const key = keyOfWord(word);
  const known = segment.soundsAlike.get(key);
  if (known !== undefined) budget.spend(known.work);
  const before = budget.spent;
  const found =
    known?.found ??
    (word.isReading === undefined ? findSounds(segment, word, budget) : findSpellings(segment, word, budget));
  if (known === undefined) segment.soundsAlike.set(key, { found, work: budget.spent - before });
  for (const expansion of found) add(lookup, expansion);
}

/** The tokens that are other spellings of a reading of syllables. */
function findSpellings(segment: Segment, { text, isSurname = false }: QueryWord, budget: WorkBudget): Expansion[] {
  const tier = TIERS.indexOf('phonetic');
  const found: Expansion[] = [];
  const spellings = [
    ...(isSurname ? [...koreanSurnameSpellings(text), ...chineseSurnameSpellings(text)] : []),
    ...koreanSpellingsOf(text),
    ...chineseSpellings(text),
    ...japaneseSpellings(text),
  ];
  budget.spend(work.word + spellings.length * work.lookup);
  for (const spelling of spellings) {
    const token = segment.tokens.find(spelling);
    if (token >= 0) found.push({ token, tier, distance: 1, kind: 'script' });
  }
  return found;
}

// Matches vowels that hardly another language spells so: `gyeong`, `eun`.
const koreanOnly = /eo|eu[nm]/;

function findSounds(segment: Segment, { text, isJoined = false }: QueryWord, budget: WorkBudget): Expansion[] {
  const tier = TIERS.indexOf('phonetic');
  const found: Expansion[] = [];
  const script = scriptOf(text);
  // One Latin letter is an initial, one of hangul or Chinese characters a name.
  if ((text.length < 2 && script === 'latin') || /\d/.test(text)) return found;
  const addWord = (other: string, distance: number, kind: 'phonetic' | 'script') => {
    const token = segment.tokens.find(other);
    if (token >= 0) found.push({ token, tier, distance, kind });
  };
  for (const reading of romanise(text)) addWord(reading, 0, 'script');
  for (const spelling of prefixSpellings(text)) addWord(spelling, 1, 'phonetic');
  const koreanDistance = koreanOnly.test(text) ? 0 : 1;
  for (const spelling of koreanSpellings(text)) addWord(spelling, koreanDistance, 'phonetic');
  for (const spelling of japaneseSpellings(text)) addWord(spelling, 1, 'phonetic');
  if (isJoined) return found;
  if (script === 'latin') {
    const readings = [...koreanReadings(text), ...chineseReadings(text)];
    budget.spend(readings.length * work.lookup);
    for (const reading of readings) {
      const token = segment.tokens.find(reading);
      if (token < 0) continue;
      const expansion = { token, tier, distance: 1, kind: 'script' } as const;
      found.push(isJoined ? expansion : { ...expansion, only: 'readings' });
    }
  }
  // Forms of a name in other languages and unruly spellings: of family names too, unlike nicknames.
  for (const { name, relation } of nicknamesOf(text)) if (relation === 'variant-of') addWord(name, 1, 'phonetic');
  for (const rest of restsAfterParticle(text)) addWord(rest, 3, 'phonetic');
  const isSyllabic = script === 'han' || script === 'hangul';
  const sounds = soundsOf(text);
  const tokens = tokensSounding(segment.data, keysToAsk(sounds));
  budget.spend(work.word + tokens.length * sounds.forms.length * work.soundComparison);
  closenessOfTokens(segment.data.soundForms, tokens, sounds.forms, soundsAlike - 0.001).forEach((near, place) => {
    if (near < soundsAlike) return;
    const token = tokens[place]!;
    const distance = Math.min(3, Math.floor(((1 - near) / (1 - soundsAlike)) * 4));
    const kind = scriptOf(segment.tokens.word(token)) === script ? 'phonetic' : 'script';
    found.push(isSyllabic ? { token, tier, distance, kind, only: 'written' } : { token, tier, distance, kind });
  });
  return found;
}

function addSlips(lookup: WordLookup, most: 1 | 2, budget: WorkBudget): void {
  const { text } = lookup.word;
  // Particles are short and everywhere.
  if (
    lookup.word.isReading !== undefined ||
    lookup.isParticle ||
    text.length < (most === 1 ? shortestWithSlip : shortestWithTwoSlips)
  )
    return;
  const few = lookup.few();
  const tokens = few?.tokens ?? lookup.segment.tokens;
  scanSlips(tokens, { word: text, most, budget }, (found, slips) => {
    const token = few?.numbers[found] ?? found;
    add(lookup, { token, tier: TIERS.indexOf(slips === 1 ? 'typo' : 'twoTypos'), distance: 0, kind: 'typo' });
  });
}
