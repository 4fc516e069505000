import { fold } from '../language/fold.ts';
import type { FoundRow } from '../search/found-rows.ts';
import { proximityLevels } from '../search/score.ts';
import type { Explanation, Highlight, HighlightField } from '../types/search-answer.ts';
import type { PartKind, Reading } from './read-parts.ts';
import { fit } from './segment-titles.ts';

/** Why a row answers to a reading: its title, or its city, where the typed word is another. */
export function explainReading({ segment, row, order }: FoundRow, { parts, places }: Reading): Explanation {
  const kind = Math.floor(order / proximityLevels);
  const highlights: Highlight[] = [];
  const mark = (field: HighlightField, text: string) => {
    if (text !== '') highlights.push({ field, ranges: [[0, text.length]] });
  };
  const typed = (wanted: PartKind) =>
    parts
      .filter((part) => part.kind === wanted)
      .map((part) => part.text)
      .join(' ');
  const title = segment.text('title', row);
  const city = segment.text('city', row);
  const hasRole = parts.some((part) => part.kind === 'role');
  if (hasRole && kind !== fit.family) mark('title', title);
  const isInCity = places.some(({ cities }) => cities !== undefined);
  if (isInCity) mark('city', city);
  if (hasRole && kind === fit.family)
    return { reason: { kind: 'jobFamily', typed: typed('role'), name: segment.text('jobFamily', row) }, highlights };
  if (hasRole && kind !== fit.literal)
    return { reason: { kind: 'meaning', typed: typed('role'), name: title }, highlights };
  const isOtherwise = isInCity && fold(city) !== fold(typed('place'));
  return { reason: isOtherwise ? { kind: 'meaning', typed: typed('place'), name: city } : undefined, highlights };
}
