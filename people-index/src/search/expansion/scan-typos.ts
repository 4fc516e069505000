import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/** Longest word that is searched with typos: its letters are bits of one number. */
const longestWord = 28;
const depths = 64;
/** So many words are gone through before they are charged, and units for each. */
const stepsAtOnce = 1024;
const workOfStep = 6;

/**
 * Calls `visit` with each token that differs from `word` by one or two typos (`most` at most): a letter more, less or wrong, or two neighbours swapped
 * (optimal string alignment). Runs a bit-parallel automaton along the ordered tokens, goes back only to where a token differs from the one before, and leaps over
 * all that share a beginning which cannot match any more.
 */
export function scanTypos(
  tokens: TokenDictionary,
  { word, most, budget }: { readonly word: string; readonly most: 1 | 2; readonly budget: WorkBudget },
  visit: (token: number, typos: 1 | 2) => void,
): void {
  const length = word.length;
  if (length === 0 || length > longestWord || !/^[a-z]+$/.test(word)) return;
  const { units, starts, shared } = tokens.table;
  const masks = new Uint32Array(128);
  for (let position = 0; position < length; position++) masks[word.charCodeAt(position)]! |= 1 << position;
  const accept = 1 << length;
  const exact = new Uint32Array(depths);
  const once = new Uint32Array(depths);
  const twice = new Uint32Array(depths);
  exact[0] = 1;
  once[0] = 3;
  twice[0] = most === 2 ? 7 : 0;
  // Digits come before letters and other scripts after them.
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
      const t = twice[depth]!;
      const nextExact = (e & mask) << 1;
      let nextOnce = ((o & mask) << 1) | e | (e << 1) | (nextExact << 1);
      let nextTwice = most === 2 ? ((t & mask) << 1) | o | (o << 1) : 0;
      if (depth > 0) {
        const before = units[start + depth - 1]!;
        const swapped = mask & ((before < 128 ? masks[before]! : 0) >>> 1);
        nextOnce |= (exact[depth - 1]! & swapped) << 2;
        if (most === 2) nextTwice |= (once[depth - 1]! & swapped) << 2;
      }
      if (most === 2) nextTwice |= nextOnce << 1;
      depth++;
      exact[depth] = nextExact;
      once[depth] = nextOnce;
      twice[depth] = nextTwice;
      if ((nextOnce | nextTwice) === 0) {
        isDead = true;
        break;
      }
    }
    if (isDead) {
      // What shares the dead beginning is dead too.
      token = tokens.nextBeginning(token, depth);
    } else {
      if ((exact[depth]! & accept) === 0) {
        if ((once[depth]! & accept) !== 0) visit(token, 1);
        else if ((twice[depth]! & accept) !== 0) visit(token, 2);
      }
      token++;
    }
    if (token < end) depth = Math.min(depth, shared[token]!);
  }
  budget.spend(steps * workOfStep);
}
