import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Reading } from './read-parts.ts';

/**
 * Returns the reading of a text that is also a GBU if it covers the people of the GBU: the user chose what the text is,
 * or the text is one place or unit and each name of the GBU equals the text, so that its people match literally.
 * Returns undefined if the GBU has to be searched for separately.
 */
export function readingWithGbu(
  segments: readonly Segment[],
  { text = '', alsoGbu = '' }: ResolvedQuery,
  reading: Reading | undefined,
): Reading | undefined {
  if (reading === undefined || reading.isChosen) return reading;
  const [part, ...more] = reading.parts;
  if (more.length > 0 || part === undefined || (part.kind !== 'place' && part.kind !== 'unit')) return undefined;
  const isCalledSo = (segment: Segment) => {
    const called = segment.valuesOf('gbu', fold(text));
    return segment.valuesOf('gbu', fold(alsoGbu)).every((value) => called.includes(value));
  };
  return segments.every(isCalledSo) ? reading : undefined;
}

/** The part to show for a text whose results are the people with that name and the people of that GBU. */
export function gbuPart({ text = '' }: ResolvedQuery): ReadPart {
  return { kind: 'unit', text: text.trim() };
}
