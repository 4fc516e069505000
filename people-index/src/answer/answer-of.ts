import type { FoundRow, FoundRows } from '../search/ranking/found-rows.ts';
import type { MatchedTerms } from '../search/scoring/row-scorer.ts';
import type { Explanation, Hit, SearchAnswer } from '../search-answer.ts';
import type { SearchQuery } from '../search-query.ts';
import { isGuess, TIERS } from '../tiers.ts';
import { distinguishingFields } from './distinguish-namesakes.ts';
import { Explainer } from './explain-row.ts';

const unexplained: Explanation = { reason: undefined, highlights: [] };

/** The answer to a query, with the reason for each hit. @param after number of rows before the page */
export function answerOf(found: FoundRows, { text = '' }: Pick<SearchQuery, 'text'>, after: number): SearchAnswer {
  const { rows, count, isComplete, isTruncated } = found;
  const summaries = rows.map(({ segment, row }) => segment.summary(row));
  const fields = distinguishingFields(summaries);
  const typed = text.trim();
  const explainer = typed === '' ? undefined : new Explainer(typed);
  const hits = rows.map((row, index): Hit => {
    const person = summaries[index]!;
    const { reason, highlights } = row.explanation ?? explainer?.explain(row, matchesOf(row), person) ?? unexplained;
    const tier = TIERS[row.tier]!;
    const distinguishedBy = fields.get(person.id);
    return {
      id: person.id,
      tier,
      isGuess: isGuess(tier),
      highlights,
      person,
      ...(reason && { reason }),
      ...(distinguishedBy && { distinguishedBy }),
    };
  });
  const total = rows.length === 0 ? count : Math.max(count, after + rows.length);
  return { hits, total, isTotalExact: isComplete, isTruncated };
}

/** How the terms of the query match a row of the page. */
function matchesOf({ scorer, row, tier }: FoundRow): MatchedTerms | undefined {
  return scorer?.matchesOf(row, tier);
}
