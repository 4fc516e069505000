import { abbreviationsOf } from '../../language/abbreviations.ts';
import { petNamesOf } from '../../language/nicknames/pet-names.ts';
import { respellingPhonetics, phoneticRespellings } from '../../language/phonetics/phonetic-respellings.ts';
import { alternateNamesOf } from '../../language/nicknames/nicknames.ts';
import { particleSpellings } from '../../language/particles.ts';
import { koreanSurnameSpellings } from '../../language/korean/korean-spellings.ts';
import { scriptOf } from '../../language/script.ts';
import type { Expansion } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { scanPrefixTypos } from './scan-prefix-typos.ts';
import { findBySimilarSyllable } from './find-similar-syllable.ts';
import { misspellings } from './find-misspellings.ts';
import { scanTypos } from './scan-typos.ts';
import type { Limit } from '../query/query-term.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { canMatchNickname } from '../terms/term-postings.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { phoneticExpansionsOf } from './find-phonetic.ts';
import { distanceBySound, soundsOf, visitAlike } from './visit-alike.ts';

const phoneticTier = tierNumber.phonetic;
const similarTier = tierNumber.similar;
/** Minimum phonetic closeness of a name to the term as another language may write it. */
const minHeardCloseness = 0.9;
/** Minimum phonetic closeness of a name in another script, if nobody was found by a closer one. */
const minLooseCloseness = 0.72;
const minTypoLength = 3;
const minTwoTyposLength = 6;
const minLooseLength = 3;

/** Restrictions under which a term only matches literally. */
const literal: ReadonlySet<Limit | undefined> = new Set<Limit>(['whole', 'read', 'literal', 'named', 'attribute']);
/** Restrictions under which a term only matches what takes the place of typos. */
const resembling: ReadonlySet<Limit | undefined> = new Set<Limit>(['resembling', 'similarSyllable']);

/** Adds the tokens that a term matches at a tier. Must be called for stronger tiers first: known tokens keep their tier. */
export function expandTerm(lookup: TermLookup, tier: number, budget: WorkBudget): void {
  const { limitedTo } = lookup.term;
  if (literal.has(limitedTo)) return;
  if (tier === tierNumber.typo) addGuesses(lookup, budget);
  else if (tier === tierNumber.twoTypos && limitedTo === undefined) addTypos(lookup, 2, budget);
  else if (resembling.has(limitedTo)) return;
  else if (tier === tierNumber.nickname) addNicknames(lookup);
  else if (tier === phoneticTier || tier === similarTier) addPhonetic(lookup, tier, budget);
}

/** Adds the tokens of the tier `typo`: those with one typo, or what takes their place. */
function addGuesses(lookup: TermLookup, budget: WorkBudget): void {
  const { limitedTo, isUnfinished } = lookup.term;
  if (limitedTo === undefined) addTypos(lookup, 1, budget);
  if (limitedTo === undefined && isUnfinished === true) addPrefixTypos(lookup, budget);
  if (limitedTo === 'resembling') addResembling(lookup);
  if (limitedTo === 'similarSyllable') addBySimilarSyllable(lookup, budget);
  if (limitedTo === 'loose') addLooselyClose(lookup, budget);
  if (limitedTo === 'guessed') addDiminutives(lookup, budget);
  if (limitedTo === 'guessed' || limitedTo === 'phoneticSpelling') addPhoneticSpellings(lookup, budget);
}

function add(lookup: TermLookup, expansion: Expansion): void {
  const { token } = expansion;
  const isLiteral = token >= lookup.first && token < lookup.end;
  if (token < 0 || isLiteral) return;
  const known = lookup.expansions.get(token);
  if (known === undefined || isBetter(expansion, known)) lookup.addExpansion(expansion);
  else if (known.only !== undefined && known.weaker === undefined && known.tier < expansion.tier)
    lookup.addExpansion({ ...known, weaker: expansion });
}

/** Within a tier, an expansion without `only` is better; then the smaller distance. */
function isBetter(expansion: Expansion, known: Expansion): boolean {
  if (known.tier !== expansion.tier) return false;
  const [isNarrow, wasNarrow] = [expansion.only !== undefined, known.only !== undefined];
  return isNarrow === wasNarrow ? known.distance > expansion.distance : wasNarrow;
}

function addNicknames(lookup: TermLookup): void {
  if (lookup.term.isReading !== undefined) return;
  const tier = tierNumber.nickname;
  const { tokens } = lookup.segment;
  for (const { name, isAcrossScripts } of alternateNamesOf(lookup.term.text)) {
    // A name of two words has a token of both.
    const token = isAcrossScripts ? -1 : tokens.find(name.replaceAll(' ', ''));
    add(lookup, { token, tier, distance: 0, kind: 'nickname' });
  }
  // Unlike nicknames, surnames are abbreviated too.
  for (const name of abbreviationsOf(lookup.term.text))
    add(lookup, { token: tokens.find(name), tier, distance: 0, kind: 'abbreviation' });
}

/** The tokens of both phonetic tiers are found together, and charged once. */
function addPhonetic(lookup: TermLookup, tier: number, budget: WorkBudget): void {
  if (lookup.isParticle) {
    if (tier === phoneticTier) addSpellingsOfParticle(lookup, budget);
    return;
  }
  lookup.phonetic ??= phoneticExpansionsOf(lookup, budget);
  for (const expansion of lookup.phonetic) if (expansion.tier === tier) add(lookup, expansion);
  if (lookup.term.isReading === undefined) addNicknamesAcrossScripts(lookup, tier);
}

/**
 * Adds nicknames through another script. From Latin letters back to Latin letters they are only similar: Angelo is a spelling of the
 * nickname Αγγέλω of Angela, and a name of its own.
 */
function addNicknamesAcrossScripts(lookup: TermLookup, tier: number): void {
  const { tokens } = lookup.segment;
  for (const { name, isAcrossScripts } of alternateNamesOf(lookup.term.text)) {
    if (!isAcrossScripts) continue;
    const isLatin = lookup.script === 'latin' && scriptOf(name) === 'latin';
    if (tier === (isLatin ? similarTier : phoneticTier))
      add(lookup, { token: tokens.find(name), tier, distance: 2, kind: 'nickname' });
  }
}

/** Adds other spellings of a particle only: particles are in too many names for a phonetic search. Some are also a Korean surname. */
function addSpellingsOfParticle(lookup: TermLookup, budget: WorkBudget): void {
  const { text } = lookup.term;
  const spellings = [...particleSpellings(text), ...koreanSurnameSpellings(text)];
  budget.spend(spellings.length * work.lookup);
  for (const spelling of spellings)
    add(lookup, { token: lookup.segment.tokens.find(spelling), tier: phoneticTier, distance: 1, kind: 'phonetic' });
}

/** Adds first names of which the term is a pet name by rule, pet names derived from it by rule, and other nicknames of its full names. */
function addDiminutives(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle } = lookup;
  if (isParticle) return;
  const { tokens } = segment;
  const addName = (token: number, distance: number) =>
    add(lookup, { token, tier: tierNumber.typo, distance, kind: 'nickname' });
  const { distances, beginnings } = petNamesOf(term.text);
  // Most segments are small while people change: their words are fewer than the pet names.
  if (tokens.size * work.word < distances.size * work.rareWord) {
    budget.spend(tokens.size * work.word);
    for (let token = 0; token < tokens.size; token++) {
      const distance = distances.get(tokens.word(token));
      if (distance !== undefined) addName(token, distance);
    }
  } else {
    budget.spend(distances.size * work.rareWord);
    for (const [name, distance] of distances) addName(tokens.find(name), distance);
  }
  for (const beginning of beginnings) {
    const [first, end] = tokens.prefixRange(beginning);
    budget.spend(end - first);
    for (let token = first; token < end; token++) if (canMatchNickname(segment, token)) addName(token, 3);
  }
}

/** Adds names that the term spells phonetically, in the orthography of another language. */
function addPhoneticSpellings(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle } = lookup;
  if (isParticle) return;
  const tier = tierNumber.typo;
  const spellings = phoneticRespellings(term.text);
  for (const spelling of spellings)
    add(lookup, { token: segment.tokens.find(spelling), tier, distance: 1, kind: 'phonetic' });
  const sounds = respellingPhonetics(term.text, spellings);
  if (sounds.forms.length === 0) return;
  visitAlike(segment, sounds, minHeardCloseness, budget, (token, near) => {
    const distance = Math.min(3, 1 + Math.floor(((1 - near) / (1 - minHeardCloseness)) * 3));
    add(lookup, { token, tier, distance, kind: 'phonetic' });
  });
}

/** Adds the one name that the term stands for. */
function addResembling(lookup: TermLookup): void {
  const { term, script, segment } = lookup;
  if (term.resembled === undefined) return;
  const kind = scriptOf(term.resembled) === script ? 'phonetic' : 'script';
  add(lookup, { token: segment.tokens.find(term.resembled), tier: tierNumber.typo, distance: 3, kind });
}

/** Adds Chinese names that have one of the two syllables of the term and one like the other. */
function addBySimilarSyllable(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term } = lookup;
  if (term.syllables === undefined) return;
  for (const expansion of findBySimilarSyllable(segment, term.syllables, budget)) add(lookup, expansion);
}

/**
 * Adds names in another script that sound less similar than `minCloseness` requires: no rule leads from every spelling to every other one
 * across scripts.
 */
function addLooselyClose(lookup: TermLookup, budget: WorkBudget): void {
  const { segment, term, isParticle, script } = lookup;
  if (isParticle || term.isReading !== undefined || term.text.length < (script === 'latin' ? minLooseLength : 2))
    return;
  visitAlike(segment, soundsOf(term.text), minLooseCloseness, budget, (token, near) => {
    const isLatin = scriptOf(segment.tokens.word(token)) === 'latin';
    if (isLatin === (script === 'latin')) return;
    const distance = distanceBySound(near, minLooseCloseness);
    add(lookup, { token, tier: tierNumber.typo, distance, kind: 'script' });
  });
}

function addTypos(lookup: TermLookup, maxTypos: 1 | 2, budget: WorkBudget): void {
  const { text } = lookup.term;
  // Particles are short and very frequent.
  if (
    lookup.term.isReading !== undefined ||
    lookup.isParticle ||
    text.length < (maxTypos === 1 ? minTypoLength : minTwoTyposLength)
  )
    return;
  const dictionary = lookup.ownDictionary();
  const addToken = (token: number, typos: 1 | 2) =>
    add(lookup, { token, tier: typos === 1 ? tierNumber.typo : tierNumber.twoTypos, distance: 0, kind: 'typo' });
  if (dictionary === undefined)
    for (const { token, typos } of misspellings(lookup.segment, text, maxTypos, budget)) addToken(token, typos);
  else
    scanTypos(dictionary.tokens, { word: text, maxTypos, budget }, (found, typos) =>
      addToken(dictionary.numbers[found]!, typos),
    );
}

/** Adds the tokens that start with the term except for one typo. Those with the typo in the last letter come last. */
function addPrefixTypos(lookup: TermLookup, budget: WorkBudget): void {
  const dictionary = lookup.ownDictionary();
  const tier = tierNumber.typo;
  scanPrefixTypos(
    dictionary?.tokens ?? lookup.segment.tokens,
    { word: lookup.term.text, budget },
    (found, isWithin) => {
      const token = dictionary?.numbers[found] ?? found;
      add(lookup, { token, tier, distance: isWithin ? 2 : 3, kind: 'typo' });
    },
  );
}
