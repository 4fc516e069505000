import type { RowsOfSegment } from '../../search/ranking/result-chunks.ts';
import type { FoundRows } from '../../search/ranking/found-rows.ts';
import { collectText, searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../types/tiers.ts';
import type { Reading } from '../reading/read-parts.ts';

const tiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];

export interface AlikeNames {
  /** All of them, each once, in no order. */
  readonly lists: readonly RowsOfSegment[];
  readonly isTruncated: boolean;
  /** The first of them, best first. */
  readonly first: (most: number) => FoundRows;
}

const nobody: FoundRows = { rows: [], count: 0, isComplete: true, isTruncated: false };
const none: AlikeNames = { lists: [], isTruncated: false, first: () => nobody };

/** Whether a text is one word that is a role. */
function isOneRole({ text = '' }: ResolvedQuery, { parts, isAbbreviated, isChosen }: Reading): boolean {
  const [only, ...more] = parts;
  const isOneWord = more.length === 0 && only?.kind === 'role' && only.text === text.trim();
  return isOneWord && !isAbbreviated && !isChosen && !/\s/.test(only.text);
}

/** Whether a name is met otherwise than literally. */
function isAlike({ tier }: { readonly tier: number }): boolean {
  return tier === tierNumber.nickname || tier === tierNumber.phonetic;
}

/**
 * Those whose name sounds like a text of one word that is a role, or is another spelling of it: Smyth for `smith`, Bakker for `baker`. They come behind the people of the
 * role, so that most often they are only counted. Nobody for other texts.
 */
export function alikeNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  budget: WorkBudget,
): AlikeNames {
  if (!isOneRole(query, reading)) return none;
  const search = { ...query, tiers };
  const found = collectText(segments, search, { budget, scope: 'onlyNames' });
  const literal = found.filter((list) => !isAlike(list)).reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    lists: found.filter(isAlike),
    isTruncated: budget.isSpent,
    first: (most) => {
      const page = { after: 0, enough: literal + most, budget };
      const first = searchPeople(segments, search, { ...page, scope: 'onlyNames' });
      return { ...first, rows: first.rows.filter(isAlike) };
    },
  };
}
