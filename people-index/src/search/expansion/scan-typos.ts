import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { latinTokens, letterMasks, maxDepth, stepsPerCharge, workOfStep } from './levenshtein-automaton.ts';

/**
 * Calls `visit` with each token within an edit distance of one or two (at most `maxTypos`) from `word`: a letter inserted, deleted or replaced,
 * or two neighbouring letters swapped (optimal string alignment). Runs a bit-parallel Levenshtein automaton over the sorted tokens,
 * backtracks only to where a token differs from the previous one, and skips all tokens with a prefix that can no longer match.
 */
export function scanTypos(
  tokens: TokenDictionary,
  { word, maxTypos, budget }: { readonly word: string; readonly maxTypos: 1 | 2; readonly budget: WorkBudget },
  visit: (token: number, typos: 1 | 2) => void,
): void {
  const masks = letterMasks(word);
  if (masks === undefined) return;
  const { units, starts, shared } = tokens.table;
  const accept = 1 << word.length;
  const exact = new Uint32Array(maxDepth);
  const oneTypo = new Uint32Array(maxDepth);
  const twoTypos = new Uint32Array(maxDepth);
  exact[0] = 1;
  oneTypo[0] = 3;
  twoTypos[0] = maxTypos === 2 ? 7 : 0;
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
      const t = twoTypos[depth]!;
      const nextExact = (e & mask) << 1;
      let nextOneTypo = ((o & mask) << 1) | e | (e << 1) | (nextExact << 1);
      let nextTwoTypos = maxTypos === 2 ? ((t & mask) << 1) | o | (o << 1) : 0;
      if (depth > 0) {
        const before = units[start + depth - 1]!;
        const swapped = mask & ((before < 128 ? masks[before]! : 0) >>> 1);
        nextOneTypo |= (exact[depth - 1]! & swapped) << 2;
        if (maxTypos === 2) nextTwoTypos |= (oneTypo[depth - 1]! & swapped) << 2;
      }
      if (maxTypos === 2) nextTwoTypos |= nextOneTypo << 1;
      depth++;
      exact[depth] = nextExact;
      oneTypo[depth] = nextOneTypo;
      twoTypos[depth] = nextTwoTypos;
      if ((nextOneTypo | nextTwoTypos) === 0) {
        isDead = true;
        break;
      }
    }
    if (isDead) {
      // Tokens with the same prefix cannot match either.
      token = tokens.skipPrefix(token, depth);
    } else {
      if ((exact[depth]! & accept) === 0) {
        if ((oneTypo[depth]! & accept) !== 0) visit(token, 1);
        else if ((twoTypos[depth]! & accept) !== 0) visit(token, 2);
      }
      token++;
    }
    if (token < end) depth = Math.min(depth, shared[token]!);
  }
  budget.spend(steps * workOfStep);
}
