import { isNoName, plainCode, rowOfCode } from '../segment/code-book.ts';
import { recordFields } from '../segment/record-fields.ts';
import { collectRows } from './collect-rows.ts';
import type { FoundRow } from './found-rows.ts';
import { nearSteps } from './nearness.ts';
import type { Interpretation } from './read-query.ts';
import { levelsPerTier } from './row-level.ts';
import { compareRanks } from './row-order.ts';
import type { TextGround, UsedTiers } from './text-ground.ts';
import { work, type WorkBudget } from './work-budget.ts';

const [exactTier, prefixTier, nicknameTier] = [0, 1, 2] as const;
/** Rows that are looked at for an e-mail address, after its words. */
const mostForAddress = 1024;

interface AddressSearch {
  /** Lower case. */
  readonly address: string;
  /** The ways to read its mailbox as words. */
  readonly ways: readonly Interpretation[];
  readonly tiers: UsedTiers;
  readonly budget: WorkBudget;
}

/**
 * People whose e-mail address or login is the typed one, or begins with it, in their order. Codes are found in the code book, names among first, last and other
 * names.
 */
export function findAddress(grounds: readonly TextGround[], search: AddressSearch): FoundRow[] {
  const { address, ways, tiers, budget } = search;
  const found: FoundRow[] = [];
  /** Adds those of some rows that have the address and pass the filters, unless they are there. */
  const keep = ({ segment, filters, near, known }: TextGround, rows: readonly number[]): void => {
    for (const row of rows) {
      budget.spend(work.record);
      if (segment.isRemoved(row) || known.has(row) || !filters.every((filter) => filter.test(row))) continue;
      const { email, login } = recordFields(segment.data, row);
      const own = [email.toLowerCase(), login.toLowerCase()];
      if (!own.some((text) => text.startsWith(address))) continue;
      const tier = own.includes(address) ? exactTier : prefixTier;
      const order = tier * levelsPerTier * nearSteps + near.of(row);
      known.add([row]);
      if (tiers.has(tier)) found.push({ segment, row, order, tier, match: undefined });
    }
  };
  const local = plainCode(address.split('@')[0]!);
  for (const ground of grounds) {
    const { codeFirst, codeEnd } = ground.lookup({ text: local });
    const entries = ground.segment.data.codes.subarray(codeFirst, Math.min(codeEnd, codeFirst + mostForAddress));
    keep(ground, Array.from(entries, rowOfCode));
  }
  for (const tier of isNoName(local) ? [] : [exactTier, prefixTier, nicknameTier]) {
    if (tier === nicknameTier && found.length > 0) break;
    for (const ground of grounds) {
      for (const way of ways) {
        const match = ground.matchOf(way, tier);
        if (match === undefined) continue;
        const { segment, filters, near, marks } = ground;
        const own = { tier, usesAttributes: false, filters, near, marks, isKnown: undefined };
        const { rows } = collectRows(segment, match, { ...own, knowsStronger: false, enough: mostForAddress });
        keep(ground, rows);
      }
    }
  }
  return found.sort((one, other) => one.order - other.order || compareRanks(one, other));
}
