import type { IndexedPerson } from '../types/person.ts';
import { assembleSegment } from './assemble-segment.ts';
import { PeopleBuilder } from './people-builder.ts';
import { phoneticTable } from './phonetic-index.ts';
import type { Segment } from './segment.ts';

/** Builds a segment of these people; of several with one id the last stays. Throws a RangeError for a wrong id. */
export function buildSegment(people: Iterable<IndexedPerson>): Segment {
  const builder = new SegmentBuilder();
  for (const person of people) builder.add(person);
  return builder.finish();
}

/** Builds a segment of people that are added one by one. */
export class SegmentBuilder {
  #people = new PeopleBuilder();

  add(person: IndexedPerson): void {
    this.#people.add(person);
  }

  /** To be called once: what was kept of the names is not needed while the segment is put together. */
  finish(): Segment {
    const { columns } = this.#people;
    this.#people = new PeopleBuilder();
    return assembleSegment(columns, phoneticTable);
  }
}
