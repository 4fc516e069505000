import type { TokenDictionary } from '../../columns/token-dictionary.ts';

/** Number of states that are kept while a dictionary is scanned: one for each letter of a token, and the first one. */
export const maxDepth = 64;
/** Tokens visited between two charges to the work budget, and units for each. */
export const stepsPerCharge = 1024;
export const workOfStep = 6;

/** Matches `smith`; does not match `smith2`. The letters of a word are the bits of a 32-bit number, with some to spare for typos. */
const latinWord = /^[a-z]{1,28}$/;

/** For each ASCII character, a bit for each position of the word with that letter. Undefined for a word that cannot be scanned for. */
export function letterMasks(word: string): Uint32Array | undefined {
  if (!latinWord.test(word)) return undefined;
  const masks = new Uint32Array(128);
  for (let position = 0; position < word.length; position++) masks[word.charCodeAt(position)]! |= 1 << position;
  return masks;
}

/** The range of the tokens that begin with a Latin letter. Digits sort before them, other scripts after them. */
export function latinTokens(tokens: TokenDictionary): readonly [first: number, end: number] {
  const [first] = tokens.prefixRange('a');
  const [, end] = tokens.prefixRange('z');
  return [first, end];
}
