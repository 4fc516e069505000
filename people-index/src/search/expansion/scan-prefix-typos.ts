import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import type { WorkBudget } from '../work/work-budget.ts';

const longestWord = 28;
const depths = 64;
/** So many tokens are gone through before they are charged, and units for each. */
const stepsAtOnce = 1024;
const workOfStep = 6;
const workOfToken = 8;

/** How a token begins: not as the word does, so but for its last letter, or so but for one before. */
const [other, atEnd, within] = [0, 1, 2] as const;

/**
 * Calls `visit` with each token that begins with `word` but for one typo: a prefix Levenshtein automaton (optimal string alignment) over the ordered tokens. `isWithin` is
 * false where the typo is in the last letter, so that any letter would do. As `scanTypos`, it leaps over all that share a beginning which cannot match.
 */
export function scanPrefixTypos(
  tokens: TokenDictionary,
  { word, budget }: { readonly word: string; readonly budget: WorkBudget },
  visit: (token: number, isWithin: boolean) => void,
): void {
  const length = word.length;
  if (length === 0 || length > longestWord || !/^[a-z]+$/.test(word)) return;
  const { units, starts, shared } = tokens.table;
  const masks = new Uint32Array(128);
  for (let position = 0; position < length; position++) masks[word.charCodeAt(position)]! |= 1 << position;
  const accept = 1 << length;
  // What lies beyond the end of the word is no state.
  const states = accept | (accept - 1);
  const exact = new Uint32Array(depths);
  const once = new Uint32Array(depths);
  const begun = new Uint8Array(depths);
  exact[0] = 1;
  once[0] = 3;
  const [first] = tokens.prefixRange('a');
  const [, end] = tokens.prefixRange('z');
  let token = first;
  let depth = 0;
  let steps = 0;
  while (token < end) {
    if (++steps === stepsAtOnce) {
      budget.spend(stepsAtOnce * workOfStep);
      steps = 0;
    }
    const start = starts[token]!;
    const tokenLength = starts[token + 1]! - start;
    let isDead = false;
    while (depth < tokenLength) {
      const unit = units[start + depth]!;
      const mask = unit < 128 ? masks[unit]! : 0;
      const e = exact[depth]!;
      const o = once[depth]!;
      const nextExact = (e & mask) << 1;
      let met = (o & mask) << 1;
      if (depth > 0) {
        const before = units[start + depth - 1]!;
        met |= (exact[depth - 1]! & mask & ((before < 128 ? masks[before]! : 0) >>> 1)) << 2;
      }
      const nextOnce = (met | e | (e << 1) | (nextExact << 1)) & states;
      const known = begun[depth]!;
      depth++;
      exact[depth] = nextExact;
      once[depth] = nextOnce;
      begun[depth] = (met & accept) !== 0 ? within : (nextOnce & accept) !== 0 ? Math.max(known, atEnd) : known;
      // Once the word is at its end, nothing that follows matters.
      if ((nextExact & accept) !== 0 || ((nextExact | nextOnce) & (accept - 1)) === 0) {
        isDead = true;
        break;
      }
    }
    const next = isDead ? tokens.nextBeginning(token, depth) : token + 1;
    const how = begun[depth]!;
    if (how !== other && (exact[depth]! & accept) === 0) {
      budget.spend((next - token) * workOfToken);
      for (let own = token; own < next; own++) visit(own, how === within);
    }
    token = next;
    if (token < end) depth = Math.min(depth, shared[token]!);
  }
  budget.spend(steps * workOfStep);
}
