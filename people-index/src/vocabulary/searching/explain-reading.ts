import { fold } from '../../language/fold.ts';
import type { FoundRow } from '../../search/ranking/found-rows.ts';
import type { Explanation, Highlight, HighlightField } from '../../search-answer.ts';
import type { PartKind, Reading } from '../reading/read-parts.ts';
import { titleFit, fitOfKey } from '../roles/title-fit.ts';
import { titleRanges } from '../roles/title-ranges.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Explains why a row matches a reading, by its title or its city if the typed word is a different one, and highlights both. */
export function readingExplainer(
  { parts, places, role: roleRead }: Reading,
  vocabulary: Vocabulary,
): (found: FoundRow) => Explanation {
  const typed = (wanted: PartKind) =>
    parts
      .filter((part) => part.kind === wanted)
      .map((part) => part.text)
      .join(' ');
  const [role, place] = [typed('role'), typed('place')];
  const foldedPlaces = new Set(parts.flatMap(({ kind, text }) => (kind === 'place' ? [fold(text)] : [])));
  const isInCity = places
    .flatMap((one) => one.members ?? [one])
    .some(({ cities, states }) => cities !== undefined || states !== undefined);
  const read = roleRead();
  const rangesOf = read && titleRanges(read, vocabulary);
  return ({ segment, row, order }) => {
    const kind = fitOfKey(order);
    const highlights: Highlight[] = [];
    const mark = (field: HighlightField, ranges: Highlight['ranges']) => {
      if (ranges.length > 0) highlights.push({ field, ranges });
    };
    const title = segment.text('title', row);
    const city = segment.text('city', row);
    if (rangesOf !== undefined && kind !== titleFit.jobFamily) mark('title', rangesOf(title));
    if (isInCity && city !== '') mark('city', [[0, city.length]]);
    if (role !== '' && kind === titleFit.jobFamily)
      return { reason: { kind: 'jobFamily', typed: role, name: segment.text('jobFamily', row) }, highlights };
    if (role !== '' && kind > titleFit.contains)
      return { reason: { kind: 'meaning', typed: role, name: title }, highlights };
    const isOtherwise = isInCity && city !== '' && !foldedPlaces.has(fold(city));
    return { reason: isOtherwise ? { kind: 'meaning', typed: place, name: city } : undefined, highlights };
  };
}
