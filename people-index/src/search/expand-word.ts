import { nicknamesOf } from '../language/nicknames.ts';
import { prefixSpellings, restsAfterParticle } from '../language/particles.ts';
import { romanise } from '../language/romanise.ts';
import { scriptOf } from '../language/script.ts';
import { closeness, soundKeys, soundsAlike } from '../language/sounds.ts';
import { tokensSounding } from '../segment/sound-book.ts';
import { TIERS } from '../types/search-query.ts';
import { scanSlips } from './slip-scan.ts';
import type { Expansion, WordLookup } from './word-lookup.ts';

const shortestWithSlip = 3;
const shortestWithTwoSlips = 6;

/** Adds the tokens that a word reaches at a tier. Stronger tiers first: what is known stays. */
export function expandWord(lookup: WordLookup, tier: number): void {
  const name = TIERS[tier];
  if (name === 'nickname') addNicknames(lookup);
  else if (name === 'sound') addSounds(lookup);
  else if (name === 'slip') addSlips(lookup, 1);
  else if (name === 'twoSlips') addSlips(lookup, 2);
}

function add(lookup: WordLookup, expansion: Expansion): void {
  const { token } = expansion;
  const isLiteral = token >= lookup.first && token < lookup.end;
  if (token < 0 || isLiteral) return;
  const known = lookup.expansions.get(token);
  if (known === undefined || (known.tier === expansion.tier && known.distance > expansion.distance)) {
    lookup.expansions.set(token, expansion);
  }
}

function addNicknames(lookup: WordLookup): void {
  const tier = TIERS.indexOf('nickname');
  for (const { name } of nicknamesOf(lookup.word.text)) {
    add(lookup, { token: lookup.segment.tokens.find(name), tier, distance: 0, kind: 'nickname' });
  }
}

function addSounds(lookup: WordLookup): void {
  const tier = TIERS.indexOf('sound');
  const { text } = lookup.word;
  const { segment } = lookup;
  if (text.length < 2 || /\d/.test(text)) return;
  const script = scriptOf(text);
  for (const reading of romanise(text)) {
    add(lookup, { token: segment.tokens.find(reading), tier, distance: 0, kind: 'script' });
  }
  for (const spelling of prefixSpellings(text)) {
    add(lookup, { token: segment.tokens.find(spelling), tier, distance: 1, kind: 'sound' });
  }
  const compared = new Set<number>();
  for (const key of soundKeys(text)) {
    tokensSounding(segment.data, key, (token) => {
      if (compared.has(token)) return;
      compared.add(token);
      const other = segment.tokens.word(token);
      const near = closeness(text, other);
      if (near < soundsAlike) return;
      const distance = Math.min(3, Math.floor(((1 - near) / (1 - soundsAlike)) * 4));
      add(lookup, { token, tier, distance, kind: scriptOf(other) === script ? 'sound' : 'script' });
    });
  }
  for (const rest of restsAfterParticle(text)) {
    add(lookup, { token: segment.tokens.find(rest), tier, distance: 3, kind: 'sound' });
  }
}

function addSlips(lookup: WordLookup, most: 1 | 2): void {
  const { text } = lookup.word;
  if (text.length < (most === 1 ? shortestWithSlip : shortestWithTwoSlips)) return;
  scanSlips(lookup.segment.tokens, text, most, (token, slips) => {
    add(lookup, { token, tier: TIERS.indexOf(slips === 1 ? 'slip' : 'twoSlips'), distance: 0, kind: 'slip' });
  });
}
