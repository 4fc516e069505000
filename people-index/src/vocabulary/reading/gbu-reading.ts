import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Reading } from './read-parts.ts';

/**
 * The reading of a text that is also a GBU, where it answers with the people of the GBU, too: where the user said what the text is, or where it is one place or unit, and each
 * name of the GBU is the text, so that its people hold the words. Undefined where the GBU has to be looked for.
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

/** What the text is said to be, where the people of a name and of a GBU are found. */
export function gbuPart({ text = '' }: ResolvedQuery): ReadPart {
  return { kind: 'unit', text: text.trim() };
}
