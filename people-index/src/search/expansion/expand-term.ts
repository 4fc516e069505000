import { abbreviationsOf } from '../../language/abbreviations.ts';
import { basesOf, diminutivesOf } from '../../language/nicknames/diminutives.ts';
import { heardSounds, heardSpellings } from '../../language/phonetics/phonetic-respellings.ts';
import { fellowNicknamesOf, otherCallsOf } from '../../language/nicknames/nicknames.ts';
import { particleSpellings } from '../../language/particles.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import { koreanSurnameSpellings } from '../../language/korean/korean-spellings.ts';
import { scriptOf } from '../../language/script.ts';
import { keysToAsk, soundsOf } from '../../language/phonetics/phonetics.ts';
import { entriesWithKeys, lengthOfParts, visitCloseTokens } from '../../segment/phonetic-index.ts';
import type { Expansion } from '../../segment/segment.ts';
import { TIERS, tierNumber } from '../../types/tiers.ts';
import { scanPrefixTypos } from './scan-prefix-typos.ts';
import { misspellings } from './find-misspellings.ts';
import { scanTypos } from './scan-typos.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { isMetByNickname } from '../terms/term-postings.ts';
import { work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';
import { phoneticExpansionsOf } from './find-phonetic.ts';

const phoneticTier = tierNumber.phonetic;
/** The least closeness to a term as another language may write it. */
const heardAlike = 0.9;
/** The least closeness to a name in another script, where nobody is found by a nearer one. */
const looselyAlike = 0.72;
const shortestWithTypo = 3;
const shortestWithTwoTypos = 6;
const shortestLoose = 3;

/** Adds the tokens that a term reaches at a tier. Stronger tiers first: what is known stays. */
export function expandTerm(lookup: TermLookup, tier: number, budget: WorkBudget): void {
  const name = TIERS[tier];
  const { limitedTo } = lookup.term;
  if (limitedTo === 'whole' || limitedTo === 'literal' || limitedTo === 'read') return;
  if (limitedTo === 'resembling') {
    if (name === 'typo') addResembled(lookup);
  } else if (name === 'nickname') addNicknames(lookup);
  else if (name === 'phonetic' || name === 'similar') addPhonetic(lookup, tier, budget);
  else if (name === 'typo' && limitedTo !== undefined) {
    if (limitedTo === 'loose') addLooselyAlike(lookup, budget);
    if (limitedTo === 'guessed') addDiminutives(lookup, budget);
    if (limitedTo === 'guessed' || limitedTo === 'heard') addHeard(lookup, budget);
  } else if (name === 'typo') {
    addTypos(lookup, 1, budget);
    if (lookup.term.isUnfinished === true) addPrefixTypos(lookup, budget);
  } else if (name === 'twoTypos' && limitedTo === undefined) addTypos(lookup, 2, budget);
}

function add(lookup: TermLookup, expansion: Expansion): void {
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

function addNicknames(lookup: TermLookup): void {
  if (lookup.term.isReading !== undefined) return;
  const tier = tierNumber.nickname;
  const { tokens } = lookup.segment;
  for (const { name, isByScript } of otherCallsOf(lookup.term.text))
    if (!isByScript) add(lookup, { token: tokens.find(name), tier, distance: 0, kind: 'nickname' });
  // Of surnames too, unlike nicknames.
  for (const name of abbreviationsOf(lookup.term.text))
    add(lookup, { token: tokens.find(name), tier, distance: 0, kind: 'abbreviation' });
}

/** The tokens of both tiers are found at once, and paid for once. */
function addPhonetic(lookup: TermLookup, tier: number, budget: WorkBudget): void {
  if (lookup.isParticle) {
    if (tier === phoneticTier) addSpellingsOfParticle(lookup, budget);
    return;
  }
  lookup.phonetic ??= phoneticExpansionsOf(lookup, budget);
  for (const expansion of lookup.phonetic) if (expansion.tier === tier) add(lookup, expansion);
  if (tier !== phoneticTier || lookup.term.isReading !== undefined) return;
  const { tokens } = lookup.segment;
  for (const { name, isByScript } of otherCallsOf(lookup.term.text))
    if (isByScript) add(lookup, { token: tokens.find(name), tier, distance: 2, kind: 'nickname' });
}

/** Only other spellings of a particle: it stands in too many names to be looked for by sound. Some are a surname of Korea. */
function addSpellingsOfParticle(lookup: TermLookup, budget: WorkBudget): void {
  const { text } = lookup.term;
  const spellings = [...particleSpellings(text), ...koreanSurnameSpellings(text)];
  budget.spend(spellings.length * work.lookup);
  for (const spelling of spellings)
    add(lookup, { token: lookup.segment.tokens.find(spelling), tier: phoneticTier, distance: 1, kind: 'phonetic' });
}

/** First names of which a term is a pet name by rule, pet names that are made of it so, and other nicknames of its full names. */
function addDiminutives(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle } = lookup;
  if (isParticle) return;
  const { tokens } = segment;
  const tier = tierNumber.typo;
  const addName = (token: number, distance: number) => add(lookup, { token, tier, distance, kind: 'nickname' });
  const terms = [term.text, ...romanize(term.text)];
  for (const text of terms) {
    const diminutives = diminutivesOf(text);
    const { names, beginnings } = basesOf(text);
    budget.spend((diminutives.length + names.length) * work.find);
    for (const diminutive of diminutives) addName(tokens.find(diminutive), 2);
    for (const name of names) {
      addName(tokens.find(name), 1);
      for (const call of otherCallsOf(name)) addName(tokens.find(call.name), 2);
    }
    for (const fellow of fellowNicknamesOf(text))
      for (const spelling of [fellow, ...romanize(fellow)]) addName(tokens.find(spelling), 1);
    for (const beginning of beginnings) {
      const [first, end] = tokens.prefixRange(beginning);
      budget.spend(end - first);
      for (let token = first; token < end; token++) if (isMetByNickname(segment, token)) addName(token, 3);
    }
  }
}

/** Names that a term spells as one hears them, by the habits of another language. */
function addHeard(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle } = lookup;
  if (isParticle) return;
  const tier = tierNumber.typo;
  const spellings = heardSpellings(term.text);
  for (const spelling of spellings)
    add(lookup, { token: segment.tokens.find(spelling), tier, distance: 1, kind: 'phonetic' });
  const { keys, forms } = heardSounds(term.text, spellings);
  if (forms.length === 0) return;
  const { phonetics } = segment.data;
  const parts = entriesWithKeys(phonetics, keys);
  budget.spend(work.word + lengthOfParts(parts) * forms.length * work.phoneticComparison);
  const compared = { forms, least: heardAlike, comparison: segment.workspace.sounds };
  visitCloseTokens(phonetics, parts, compared, (token, near) => {
    const distance = Math.min(3, 1 + Math.floor(((1 - near) / (1 - heardAlike)) * 3));
    add(lookup, { token, tier, distance, kind: 'phonetic' });
  });
}

/** The one name that the term is looked for by. */
function addResembled(lookup: TermLookup): void {
  const { term, script, segment } = lookup;
  if (term.resembled === undefined) return;
  const kind = scriptOf(term.resembled) === script ? 'phonetic' : 'script';
  add(lookup, { token: segment.tokens.find(term.resembled), tier: tierNumber.typo, distance: 3, kind });
}

/** Names that sound less like the term than `soundsAlike` asks for: across scripts no rule leads from every spelling to every other one. */
function addLooselyAlike(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle, script } = lookup;
  if (isParticle || term.isReading !== undefined || term.text.length < (script === 'latin' ? shortestLoose : 2)) return;
  const sounds = soundsOf(term.text);
  const { forms } = sounds;
  const { phonetics } = segment.data;
  const parts = entriesWithKeys(phonetics, keysToAsk(sounds));
  budget.spend(work.word + lengthOfParts(parts) * forms.length * work.phoneticComparison);
  const compared = { forms, least: looselyAlike, comparison: segment.workspace.sounds };
  visitCloseTokens(phonetics, parts, compared, (token, near) => {
    const isLatin = scriptOf(segment.tokens.word(token)) === 'latin';
    if (isLatin === (script === 'latin')) return;
    const distance = Math.min(3, Math.floor(((1 - near) / (1 - looselyAlike)) * 4));
    add(lookup, { token, tier: tierNumber.typo, distance, kind: 'script' });
  });
}

function addTypos(lookup: TermLookup, most: 1 | 2, budget: WorkBudget): void {
  const { text } = lookup.term;
  // Particles are short and everywhere.
  if (
    lookup.term.isReading !== undefined ||
    lookup.isParticle ||
    text.length < (most === 1 ? shortestWithTypo : shortestWithTwoTypos)
  )
    return;
  const own = lookup.ownDictionary();
  const addToken = (token: number, typos: 1 | 2) =>
    add(lookup, { token, tier: typos === 1 ? tierNumber.typo : tierNumber.twoTypos, distance: 0, kind: 'typo' });
  if (own === undefined)
    for (const { token, typos } of misspellings(lookup.segment, text, most, budget)) addToken(token, typos);
  else scanTypos(own.tokens, { word: text, most, budget }, (found, typos) => addToken(own.numbers[found]!, typos));
}

/** The tokens that begin with the term but for one typo; those behind where the typo is in the last letter. */
function addPrefixTypos(lookup: TermLookup, budget: WorkBudget): void {
  const own = lookup.ownDictionary();
  const tier = tierNumber.typo;
  scanPrefixTypos(own?.tokens ?? lookup.segment.tokens, { word: lookup.term.text, budget }, (found, isWithin) => {
    const token = own?.numbers[found] ?? found;
    add(lookup, { token, tier, distance: isWithin ? 2 : 3, kind: 'typo' });
  });
}
