import type { RowsOfSegment } from '../../search/ranking/result-chunks.ts';
import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { collectText, type Extent, searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../types/tiers.ts';
import { hasAbbreviations } from '../reading/keep-honorifics.ts';
import type { Reading } from '../reading/read-parts.ts';

const tiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic', 'leftOut'];
/** Bearers of a frequent name that are guessed. */
const maxGuessed = 5;

/** Whether the people of a reading have a name, of whom those elsewhere are guessed where nobody is found. */
export function isBesideName({ name, isChosen }: Reading): boolean {
  return name !== '' && !isChosen;
}

/** The guess at people with the name of a reading, whatever they do and wherever they are; the nearest of those with a frequent name. */
export function searchElsewhere(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  page: Extent & { readonly budget: WorkBudget },
): FoundRows {
  const found = searchPeople(segments, elsewhere(query), page);
  if (found.count > 0 || found.isTruncated) return found;
  const rows = bearers(segments, query, reading, page.budget);
  return { ...found, rows: rows.slice(page.after, page.enough), count: rows.length };
}

/** As `searchElsewhere`, all rows in no order. */
export function collectElsewhere(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  budget: WorkBudget,
): readonly Pick<RowsOfSegment, 'segment' | 'rows'>[] {
  const found = collectText(segments, elsewhere(query), { budget });
  if (found.some(({ rows }) => rows.length > 0)) return found;
  return bearers(segments, query, reading, budget).map(({ segment, row }) => ({ segment, rows: [row] }));
}

function elsewhere(query: ResolvedQuery): ResolvedQuery {
  return { ...query, tiers, keepsTitles: hasAbbreviations(query.text ?? '') };
}

/** Some who have the very name, as guesses that leave out the other words. */
function bearers(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { name, parts }: Reading,
  budget: WorkBudget,
): readonly FoundRow[] {
  const typed = parts.flatMap(({ kind, text }) => (kind === 'name' ? [] : [text])).join(' ');
  const asked: ResolvedQuery = { ...query, text: name, tiers: ['exact'], keepsTitles: false };
  const { rows } = searchPeople(segments, asked, { after: 0, enough: maxGuessed, budget, scope: 'onlyNames' });
  return rows.map((found) => {
    const { firstName, lastName } = found.segment.summary(found.row);
    const reason = { kind: 'leftOut', typed, name: `${firstName} ${lastName}`.trim() } as const;
    return { ...found, tier: tierNumber.leftOut, explanation: { reason, highlights: [] } };
  });
}
