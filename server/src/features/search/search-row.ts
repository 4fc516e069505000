import type { OutputOf, searchPeople } from '@directory/contract';
import type { Hit, Reason } from '@directory/people-index';
import { summaryOf } from '../../people/person-summary.ts';
import type { PhotoAddresses } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';

type SearchRow = OutputOf<typeof searchPeople>[number];

const shownField = { company: 'organization', country: 'C_countryname' } as const;

/** Converts a hit to a row of the contract. */
export function searchRow(hit: Hit, dependencies: { addresses: PhotoAddresses; references: References }): SearchRow {
  const highlights = hit.highlights.map(({ field, ranges }) => ({ field: shown(field), ranges }));
  return {
    ...summaryOf(hit.person, dependencies),
    hasPhone: hit.person.hasPhone,
    match: {
      tier: hit.tier,
      isGuess: hit.isGuess || undefined,
      reason: hit.reason && matchReason(hit.reason),
      highlights,
    },
    distinguishedBy: hit.distinguishedBy && shown(hit.distinguishedBy),
  } as SearchRow;
}

function shown(field: string): string {
  return field in shownField ? shownField[field as keyof typeof shownField] : field;
}

function matchReason(reason: Reason): unknown {
  const { kind, typed, name } = reason;
  const beside = reason.kind === 'leftOut' && reason.beside ? matchReason(reason.beside) : undefined;
  return { kind, typed, name, beside };
}
