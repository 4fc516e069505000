import type { IndexedPerson } from '../person.ts';
import { assembleSegment } from './assemble-segment.ts';
import { PeopleBuilder } from './people-builder.ts';
import { phoneticTable } from './phonetic-index.ts';
import type { Segment } from './segment.ts';

/** Builds a segment of these people; if an id occurs more than once, the last person wins. Throws a RangeError for an invalid id. */
export function buildSegment(people: Iterable<IndexedPerson>): Segment {
  const builder = new SegmentBuilder();
  for (const person of people) builder.add(person);
  return builder.finish();
}

/** Builds a segment of people who are added one by one. */
export class SegmentBuilder {
  #people = new PeopleBuilder();

  add(person: IndexedPerson): void {
    this.#people.add(person);
  }

  /** Must be called only once: it releases the caches for names before the segment is assembled. */
  finish(): Segment {
    const { columns } = this.#people;
    this.#people = new PeopleBuilder();
    return assembleSegment(columns, phoneticTable);
  }
}
