import type { FoundRows } from '../search/found-rows.ts';
import { searchPeople } from '../search/search-people.ts';
import type { WorkBudget } from '../search/work-budget.ts';
import type { Segment } from '../segment/segment.ts';
import type { SearchQuery } from '../types/search-query.ts';
import { type Tier, tierNumber } from '../types/tiers.ts';
import type { Reading } from './read-parts.ts';

const tiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];

/**
 * The search for those whose name sounds like a text of one word that is a role, or is another spelling of it: Smyth for `smith`, Bakker for `baker`. They come behind
 * the people of the role. Undefined for other texts.
 */
function alikeSearch(query: SearchQuery, { parts, isAbbreviated, isChosen }: Reading): SearchQuery | undefined {
  const [only, ...more] = parts;
  const isOneWord = more.length === 0 && only?.kind === 'role' && only.text === (query.text ?? '').trim();
  if (!isOneWord || isAbbreviated || isChosen || /\s/.test(only.text)) return undefined;
  return { ...query, tiers };
}

/** Whether a name is met otherwise than literally. */
function isAlike({ tier }: { readonly tier: number }): boolean {
  return tier === tierNumber.nickname || tier === tierNumber.phonetic;
}

/** All of them, best first; undefined where there is no such search. */
export function alikeNames(
  segments: readonly Segment[],
  query: SearchQuery,
  reading: Reading,
  budget: WorkBudget,
): FoundRows | undefined {
  const search = alikeSearch(query, reading);
  if (search === undefined) return undefined;
  const enough = segments.reduce((sum, { people }) => sum + people, 1);
  const found = searchPeople(segments, search, { after: 0, enough, budget, scope: 'onlyNames' });
  return { ...found, rows: found.rows.filter(isAlike) };
}
