import { fold, foldWords } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import { fit } from '../work/title-fit.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { Role } from '../work/role.ts';
import type { Vocabulary } from '../vocabulary.ts';

type RoleDescription = Pick<ReadPart, 'label' | 'jobFamily'>;

/** A letter with a mark, in a text without composed letters. */
const marked = /\p{M}/u;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The parts of a reading, its role with what it was taken for where no title has the typed words: the job family, or the shortest title of the people who fit it best, of
 * several the one of most people. A role in several parts stands as it was typed.
 */
export function describedParts(
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
  const isOtherwise = writtenOtherwise(role.text);
  const people = new Map<string, number>();
  let best: number = fit.family;
  for (const segment of segments) {
    const { texts } = segment.data.attributes.title;
    const fits = vocabulary.titlesOf(segment).fits(role);
    for (let title = 0; title < fits.length; title++) {
      const own = fits[title]!;
      const count = own === fit.none || own > best ? 0 : countOf(segment, title);
      if (count === 0) continue;
      if (own <= fit.literal && !isOtherwise(texts[title]!)) return undefined;
      if (own < best) people.clear();
      best = Math.max(own, fit.literal);
      people.set(texts[title]!, (people.get(texts[title]!) ?? 0) + count);
    }
  }
  const isFamily = (code: string) => segments.some((segment) => segment.valuesOf('jobFamily', fold(code)).length > 0);
  const jobFamily = families.find(isFamily);
  if (jobFamily !== undefined) return { jobFamily };
  // The shortest is the least special: Comptable rather than Comptable fournisseurs.
  const lengthOf = (title: string) => title.match(words)?.length ?? 0;
  const [first] = [...people].toSorted(
    ([one, many], [other, more]) => lengthOf(one) - lengthOf(other) || more - many || (one < other ? -1 : 1),
  );
  return first && { label: first[0] };
}

/** Tells whether a title has a typed word in other letters alone: Handler for `Händler`. Who types without marks means both. */
function writtenOtherwise(text: string): (title: string) => boolean {
  const wordsOf = (own: string): readonly string[] => own.normalize('NFD').toLowerCase().match(words) ?? [];
  const typed = wordsOf(text).filter((word) => marked.test(word));
  if (typed.length === 0) return () => false;
  return (title) => {
    const [written, folded] = [wordsOf(title), foldWords(title)];
    return typed.some((word) => !written.includes(word) && foldWords(word).every((own) => folded.includes(own)));
  };
}

/** How many people have a title. */
function countOf(segment: Segment, title: number): number {
  const { items, starts } = segment.data.attributes.title.rows;
  const [start, end] = [starts[title]!, starts[title + 1]!];
  if (segment.removedRows === 0) return end - start;
  let count = 0;
  for (let place = start; place < end; place++) if (!segment.isRemoved(items[place]!)) count++;
  return count;
}
