import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { latinTokens, letterMasks, maxDepth, stepsPerCharge, workOfStep } from './levenshtein-automaton.ts';

const workOfToken = 8;

/** How the start of a token matches the word: not at all; with one typo in the last letter; with one typo before it. */
const [noMatch, typoAtEnd, typoWithin] = [0, 1, 2] as const;

/**
 * Calls `visit` with each token that starts with `word` except for one typo: a prefix Levenshtein automaton (optimal string alignment) over
 * the sorted tokens. `isWithin` is false if the typo is in the last letter, so that any letter would match. Like `scanTypos`, it skips all
 * tokens with a prefix that cannot match.
 */
export function scanPrefixTypos(
  tokens: TokenDictionary,
  { word, budget }: { readonly word: string; readonly budget: WorkBudget },
  visit: (token: number, isWithin: boolean) => void,
): void {
  const masks = letterMasks(word);
  if (masks === undefined) return;
  const { units, starts, shared } = tokens.table;
  const accept = 1 << word.length;
  // Mask of the valid states: none is beyond the end of the word.
  const states = accept | (accept - 1);
  const exact = new Uint32Array(maxDepth);
  const oneTypo = new Uint32Array(maxDepth);
  const prefixMatch = new Uint8Array(maxDepth);
  exact[0] = 1;
  oneTypo[0] = 3;
  const [first, end] = latinTokens(tokens);
  let token = first;
  let depth = 0;
  let steps = 0;
  while (token < end) {
    if (++steps === stepsPerCharge) {
      budget.spend(stepsPerCharge * workOfStep);
      steps = 0;
    }
    const start = starts[token]!;
    const tokenLength = starts[token + 1]! - start;
    let isDead = false;
    while (depth < tokenLength) {
      const unit = units[start + depth]!;
      const mask = unit < 128 ? masks[unit]! : 0;
      const e = exact[depth]!;
      const o = oneTypo[depth]!;
      const nextExact = (e & mask) << 1;
      let matched = (o & mask) << 1;
      if (depth > 0) {
        const before = units[start + depth - 1]!;
        matched |= (exact[depth - 1]! & mask & ((before < 128 ? masks[before]! : 0) >>> 1)) << 2;
      }
      const nextOneTypo = (matched | e | (e << 1) | (nextExact << 1)) & states;
      const previousMatch = prefixMatch[depth]!;
      depth++;
      exact[depth] = nextExact;
      oneTypo[depth] = nextOneTypo;
      prefixMatch[depth] =
        (matched & accept) !== 0
          ? typoWithin
          : (nextOneTypo & accept) !== 0
            ? Math.max(previousMatch, typoAtEnd)
            : previousMatch;
      // Once the whole word has matched, the rest of the token does not matter.
      if ((nextExact & accept) !== 0 || ((nextExact | nextOneTypo) & (accept - 1)) === 0) {
        isDead = true;
        break;
      }
    }
    const next = isDead ? tokens.skipPrefix(token, depth) : token + 1;
    const match = prefixMatch[depth]!;
    if (match !== noMatch && (exact[depth]! & accept) === 0) {
      budget.spend((next - token) * workOfToken);
      for (let matching = token; matching < next; matching++) visit(matching, match === typoWithin);
    }
    token = next;
    if (token < end) depth = Math.min(depth, shared[token]!);
  }
  budget.spend(steps * workOfStep);
}
