import type { RowsOfSegment } from '../../search/ranking/result-chunks.ts';
import { type FoundRows, nobody } from '../../search/ranking/found-rows.ts';
import { collectText, searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../tiers.ts';
import type { Reading } from '../reading/read-parts.ts';

const tiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];

export interface SimilarNames {
  /** All rows, each once, unordered. */
  readonly lists: readonly RowsOfSegment[];
  readonly isTruncated: boolean;
  /** The first rows, best first. */
  readonly first: (limit: number) => FoundRows;
}

const none: SimilarNames = { lists: [], isTruncated: false, first: () => nobody };

/** Whether the text is a single word that is a role and not an abbreviation. */
function isOneRole({ text = '' }: ResolvedQuery, { parts, isAbbreviated, isChosen }: Reading): boolean {
  const [only, ...more] = parts;
  const isOneWord = more.length === 0 && only?.kind === 'role' && only.text === text.trim();
  return isOneWord && !isAbbreviated && !isChosen && !/\s/.test(only.text);
}

/** Whether a name matched by sound or as another spelling rather than literally. */
function isSimilar({ tier }: { readonly tier: number }): boolean {
  return tier === tierNumber.nickname || tier === tierNumber.phonetic;
}

/**
 * Finds people whose name is another spelling of a role of one word, or sounds like it: Smyth for `smith`, Bakker for
 * `baker`. They are listed after the people of the role, so usually they are only counted. Finds nobody for other
 * texts.
 */
export function similarNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  budget: WorkBudget,
): SimilarNames {
  if (!isOneRole(query, reading)) return none;
  const search = { ...query, tiers };
  const found = collectText(segments, search, { budget, scope: 'onlyNames' });
  const literal = found.filter((list) => !isSimilar(list)).reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    lists: found.filter(isSimilar),
    isTruncated: budget.isSpent,
    first: (limit) => {
      const page = { after: 0, pageEnd: literal + limit, budget };
      const first = searchPeople(segments, search, { ...page, scope: 'onlyNames' });
      return { ...first, rows: first.rows.filter(isSimilar) };
    },
  };
}
