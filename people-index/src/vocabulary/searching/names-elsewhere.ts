import { wholeNameOf } from '../../answer/explain-row.ts';
import type { RowsOfSegment } from '../../search/ranking/result-chunks.ts';
import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { collectText, type Extent, searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../tiers.ts';
import { hasAbbreviatedHonorifics } from '../reading/keep-honorifics.ts';
import type { Lexicon } from '../lexicon.ts';
import type { PartKind, Reading } from '../reading/read-parts.ts';
import { nameSearch } from './name-search.ts';
import { readingRowsIn } from './reading-rows.ts';

const tiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic', 'leftOut'];
const similarTiers: readonly Tier[] = ['similar', 'typo', 'twoTypos'];
/** Maximum number of people with a frequent name that are guessed. */
const maxGuessed = 5;

/** Whether the reading has a name next to other parts, so that people elsewhere with that name are guessed if nobody is found. */
export function hasNameAmongParts({ name, isChosen }: Reading): boolean {
  return name !== '' && !isChosen;
}

interface ElsewhereSearch {
  readonly query: ResolvedQuery;
  readonly reading: Reading;
  readonly lexicon: Lexicon;
}

/**
 * Guesses people with the name of a reading who do not match all of its other parts: those who match all but one kind of
 * them, otherwise anybody with the name, otherwise people with a similar name who match all of its other parts. At most five people with a
 * frequent name, the nearest first.
 */
export function searchElsewhere(
  segments: readonly Segment[],
  search: ElsewhereSearch,
  page: Extent & { readonly budget: WorkBudget },
): FoundRows {
  const guesses = matchingAllButOneKind(segments, search, page.budget);
  if (guesses.length > 0) return { ...asRows(guesses, page), isComplete: true, isTruncated: false };
  const found = searchPeople(segments, elsewhere(search.query), page);
  if (found.count > 0 || found.isTruncated) return found;
  return { ...found, ...asRows(similarlyNamed(segments, search, page.budget), page) };
}

/** As `searchElsewhere`, but returns all rows, unordered. */
export function collectElsewhere(
  segments: readonly Segment[],
  search: ElsewhereSearch,
  budget: WorkBudget,
): readonly Pick<RowsOfSegment, 'segment' | 'rows'>[] {
  const listed = (rows: readonly FoundRow[]) => rows.map(({ segment, row }) => ({ segment, rows: [row] }));
  const guesses = matchingAllButOneKind(segments, search, budget);
  if (guesses.length > 0) return listed(guesses);
  const found = collectText(segments, elsewhere(search.query), { budget });
  if (found.some(({ rows }) => rows.length > 0)) return found;
  return listed(similarlyNamed(segments, search, budget));
}

function asRows(rows: readonly FoundRow[], { after, pageEnd }: Extent): Pick<FoundRows, 'rows' | 'count'> {
  return { rows: rows.slice(after, pageEnd), count: rows.length };
}

function elsewhere(query: ResolvedQuery): ResolvedQuery {
  return { ...query, tiers, keepsHonorifics: hasAbbreviatedHonorifics(query.text ?? '') };
}

/** Kinds of parts in the order in which they are left out: titles are written in more ways than places, so roles are the likeliest not to match. */
const leftOutKinds = ['role', 'unit', 'place'] as const satisfies readonly PartKind[];

/** A reading without its parts of one kind. */
function withoutKind(reading: Reading, kind: (typeof leftOutKinds)[number]): Reading {
  if (kind === 'place') return { ...reading, places: [] };
  if (kind === 'unit') return { ...reading, units: [] };
  return { ...reading, role: () => undefined, families: () => [], titleWords: [] };
}

/** People with the name who match the parts of all kinds but one, as guesses that leave out the words of that kind. */
function matchingAllButOneKind(
  segments: readonly Segment[],
  { query, reading, lexicon }: ElsewhereSearch,
  budget: WorkBudget,
): readonly FoundRow[] {
  const kinds = leftOutKinds.filter((kind) => reading.parts.some((part) => part.kind === kind));
  if (kinds.length < 2) return [];
  const rows = kinds.flatMap((kind) => {
    const search = nameSearch(query, reading, readingRowsIn(withoutKind(reading, kind), lexicon));
    const found = searchPeople(segments, search, { after: 0, pageEnd: maxGuessed, budget, scope: 'names' });
    return found.rows.map((row) =>
      asGuess(
        row,
        textOf(reading, (part) => part.kind === kind),
      ),
    );
  });
  return rows.slice(0, maxGuessed);
}

/** People elsewhere with exactly the name, otherwise people with a similar name who match the other parts. */
function similarlyNamed(
  segments: readonly Segment[],
  search: ElsewhereSearch,
  budget: WorkBudget,
): readonly FoundRow[] {
  const named = peopleNamed(segments, search, budget);
  if (named.length > 0) return named;
  const { query, reading, lexicon } = search;
  const similar = { ...nameSearch(query, reading, readingRowsIn(reading, lexicon)), tiers: similarTiers };
  return searchPeople(segments, similar, { after: 0, pageEnd: maxGuessed, budget, scope: 'onlyNames' }).rows;
}

/** People with exactly the name, as guesses that leave out the other words. */
function peopleNamed(
  segments: readonly Segment[],
  { query, reading }: ElsewhereSearch,
  budget: WorkBudget,
): readonly FoundRow[] {
  const search: ResolvedQuery = { ...query, text: reading.name, tiers: ['exact'], keepsHonorifics: false };
  const { rows } = searchPeople(segments, search, { after: 0, pageEnd: maxGuessed, budget, scope: 'onlyNames' });
  return rows.map((row) =>
    asGuess(
      row,
      textOf(reading, ({ kind }) => kind !== 'name'),
    ),
  );
}

const textOf = ({ parts }: Reading, isIncluded: (part: Reading['parts'][number]) => boolean) =>
  parts.flatMap((part) => (isIncluded(part) ? [part.text] : [])).join(' ');

function asGuess(found: FoundRow, typed: string): FoundRow {
  const reason = { kind: 'leftOut', typed, name: wholeNameOf(found.segment.summary(found.row)) } as const;
  return { ...found, tier: tierNumber.leftOut, explanation: { reason, highlights: [] } };
}
