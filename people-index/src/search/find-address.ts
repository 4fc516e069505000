import { isCodeMailbox, plainCode, rowOfCode, shortestMailboxWord } from '../segment/code-dictionary.ts';
import { recordFields } from '../segment/record-fields.ts';
import { collectRows } from './collection/collect-rows.ts';
import type { FoundRow } from './ranking/found-rows.ts';
import { asTerms, type Interpretation, interpretationOf, wordsOf } from './query/interpretation.ts';
import { packBest, sortKeyOf } from './scoring/score.ts';
import { tierNumber } from '../tiers.ts';
import { orderOfFound } from './ranking/row-order.ts';
import type { SegmentContext } from './collection/segment-context.ts';
import type { UsedTiers } from './query/used-tiers.ts';
import { work } from './cost/cost-model.ts';
import type { WorkBudget } from './cost/work-budget.ts';

const { exact, prefix, nickname } = tierNumber;
/** Maximum number of candidate rows per segment and pass when searching for an email address. */
const maxCandidates = 1024;

interface AddressSearch {
  /** Lower case. */
  readonly address: string;
  /** Interpretations of the mailbox as terms. */
  readonly interpretations: readonly Interpretation[];
  readonly tiers: UsedTiers;
  readonly budget: WorkBudget;
}

/**
 * Finds people whose email address or login equals the typed address or starts with it, in order. Codes are looked up in the code
 * dictionary, names among first, last and other names.
 */
export function findAddress(contexts: readonly SegmentContext[], search: AddressSearch): FoundRow[] {
  const { address, interpretations, tiers, budget } = search;
  const found: FoundRow[] = [];
  /** Adds the rows that have the address and pass the filters, unless they were added before. */
  const keep = ({ segment, filters, near, seen: known }: SegmentContext, rows: readonly number[]): void => {
    for (const row of rows) {
      budget.spend(work.record);
      if (segment.isRemoved(row) || known.has(row) || !filters.every((filter) => filter.test(row))) continue;
      const { email, login } = recordFields(segment.data, row);
      const addresses = [email.toLowerCase(), login.toLowerCase()];
      if (!addresses.some((text) => text.startsWith(address))) continue;
      const tier = addresses.includes(address) ? exact : prefix;
      const order = sortKeyOf(packBest(tier), near.of(row));
      known.add([row]);
      if (tiers.has(tier)) found.push({ segment, row, order, tier, scorer: undefined });
    }
  };
  const local = plainCode(address.split('@')[0]!);
  for (const context of contexts) {
    const { codeFirst, codeEnd } = context.lookup({ text: local });
    const entries = context.segment.data.codes.subarray(codeFirst, Math.min(codeEnd, codeFirst + maxCandidates));
    keep(context, Array.from(entries, rowOfCode));
  }
  const longWords = longWordsOf(address);
  for (const tier of isCodeMailbox(local) ? [] : [exact, prefix, nickname]) {
    if (tier === nickname && found.length > 0) break;
    for (const context of contexts) {
      for (const interpretation of [...interpretations, ...longWords]) {
        const pass = { tier, usesAttributes: false, sawStronger: false, maxRows: maxCandidates };
        keep(context, collectRows(context, interpretation, pass)?.rows ?? []);
      }
    }
  }
  return found.sort(orderOfFound());
}

/** The words of a mailbox without those that are only indexed if they are names or initials: `anna` of `anna+x`. */
function longWordsOf(address: string): readonly Interpretation[] {
  const words = wordsOf(address.split('@')[0]!);
  const long = words.filter((word) => word.length >= shortestMailboxWord);
  return long.length === 0 || long.length === words.length ? [] : [interpretationOf(asTerms(long), 1)];
}
