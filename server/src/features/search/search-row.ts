import type { MatchReason, SearchResult } from '@directory/contract';
import type { DistinguishingField, Highlight, Hit, Reason } from '@directory/people-index';
import { summaryOf } from '../../people/person-summary.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';

/** Converts a hit to a row of the contract. */
export function searchRow(hit: Hit, dependencies: { addresses: PhotoUrls; references: References }): SearchResult {
  return {
    ...summaryOf(hit.person, dependencies),
    hasPhone: hit.person.hasPhone,
    match: {
      tier: hit.tier,
      isGuess: hit.isGuess || undefined,
      reason: hit.reason && matchReason(hit.reason),
      highlights: hit.highlights.map(({ field, ranges }) => ({
        field: shownField(field),
        ranges: ranges.map(([start, end]) => [start, end]),
      })),
    },
    distinguishedBy: hit.distinguishedBy && shownField(hit.distinguishedBy),
  };
}

/** The field of the contract with the value that the people index calls `field`. */
function shownField<Field extends Highlight['field'] | DistinguishingField>(field: Field) {
  if (field === 'company') return 'organization';
  if (field === 'country') return 'C_countryname';
  return field as Exclude<Field, 'company' | 'country'>;
}

function matchReason(reason: Reason): MatchReason {
  if (reason.kind !== 'leftOut') return wordReason(reason);
  const { kind, typed, name, beside } = reason;
  // `beside` is never such a reason itself; its type does not say so.
  return { kind, typed, name, beside: beside?.kind === 'leftOut' ? undefined : beside && wordReason(beside) };
}

/** The reason without what only the people index uses, such as the edit distance. */
function wordReason({ kind, typed, name }: Exclude<Reason, { kind: 'leftOut' }>) {
  return { kind, typed, name };
}
