import { fold, foldWords } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../search-answer.ts';
import { titleFit } from '../roles/title-fit.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { Role } from '../roles/role.ts';
import type { Vocabulary } from '../vocabulary.ts';

type RoleDescription = Pick<ReadPart, 'label' | 'jobFamily'>;

/** A combining mark, in a text in Unicode normalization form D. Matches in `a\u0308`; does not match `a`. */
const combiningMark = /\p{M}/u;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Adds to the role of a reading what it was taken for, if no title has the typed words: the job family, or the shortest
 * title among those that fit best, and of several the one of most people. A role in several parts is left as typed.
 */
export function describeParts(
  segments: readonly Segment[],
  reading: Pick<Reading, 'parts' | 'role' | 'families'>,
  vocabulary: Vocabulary,
): readonly ReadPart[] {
  const { parts } = reading;
  const role = reading.role();
  if (role === undefined || parts.filter(({ kind }) => kind === 'role').length !== 1) return parts;
  const description = describeRole(segments, role, reading.families(), vocabulary);
  return parts.map((part) => (part.kind === 'role' ? { ...part, ...description } : part));
}

function describeRole(
  segments: readonly Segment[],
  role: Role,
  families: readonly string[],
  vocabulary: Vocabulary,
): RoleDescription | undefined {
  const isOtherwise = differsInDiacritics(role.text);
  const people = new Map<string, number>();
  let best: number = titleFit.jobFamily;
  for (const segment of segments) {
    const { texts } = segment.data.attributes.title;
    const fits = vocabulary.titlesOf(segment).fits(role);
    for (let title = 0; title < fits.length; title++) {
      const fit = fits[title]!;
      const count = fit === titleFit.none || fit > best ? 0 : peopleWithTitle(segment, title);
      if (count === 0) continue;
      if (fit <= titleFit.contains && !isOtherwise(texts[title]!)) return undefined;
      if (fit < best) people.clear();
      best = Math.max(fit, titleFit.contains);
      people.set(texts[title]!, (people.get(texts[title]!) ?? 0) + count);
    }
  }
  const isFamily = (code: string) => segments.some((segment) => segment.valuesOf('jobFamily', fold(code)).length > 0);
  const jobFamily = families.find(isFamily);
  if (jobFamily !== undefined) return { jobFamily };
  // The shortest title is the most general: Comptable rather than Comptable fournisseurs.
  const lengthOf = (title: string) => title.match(words)?.length ?? 0;
  const [first] = [...people].toSorted(
    ([one, many], [other, more]) => lengthOf(one) - lengthOf(other) || more - many || (one < other ? -1 : 1),
  );
  return first && { label: first[0] };
}

/**
 * Tests whether a title matches a typed word only without its diacritics: Handler for `Händler`. A word typed without
 * diacritics matches both.
 */
function differsInDiacritics(text: string): (title: string) => boolean {
  const wordsOf = (value: string): readonly string[] => value.normalize('NFD').toLowerCase().match(words) ?? [];
  const typed = wordsOf(text).filter((word) => combiningMark.test(word));
  if (typed.length === 0) return () => false;
  return (title) => {
    const [written, folded] = [wordsOf(title), foldWords(title)];
    return typed.some(
      (word) => !written.includes(word) && foldWords(word).every((foldedWord) => folded.includes(foldedWord)),
    );
  };
}

/** Number of people with a title. */
function peopleWithTitle(segment: Segment, title: number): number {
  const { items, starts } = segment.data.attributes.title.rows;
  const [start, end] = [starts[title]!, starts[title + 1]!];
  if (segment.removedRows === 0) return end - start;
  let count = 0;
  for (let index = start; index < end; index++) if (!segment.isRemoved(items[index]!)) count++;
  return count;
}
