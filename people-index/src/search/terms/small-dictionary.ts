import { TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';
import { firstNotBelow } from '../../columns/typed-columns.ts';
import { tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { few } from '../work/cost-model.ts';
import type { RowFilter } from '../filters/row-filter.ts';

/** The words of few rows, as a dictionary of their own. */
export interface SmallDictionary {
  readonly tokens: TokenDictionary;
  /** The number of each in the segment's dictionary. */
  readonly numbers: Uint32Array;
}

/** The words in the names of the rows that pass a filter; undefined when those are many. */
export function smallDictionary(segment: Segment, filters: readonly RowFilter[]): SmallDictionary | undefined {
  const filter = filters.find(({ count }) => count <= few.withOwnDictionary);
  if (filter === undefined) return undefined;
  const { firstName, lastName, firstNames, lastNames, extraWords } = segment.data;
  const found = new Set<number>();
  const addAll = ({ starts, items }: typeof extraWords, list: number) => {
    for (let place = starts[list]!; place < starts[list + 1]!; place++) found.add(tokenOf(items[place]!));
  };
  filter.visit((row) => {
    addAll(firstNames.words, firstName[row]!);
    addAll(lastNames.words, lastName[row]!);
    addAll(extraWords, row);
  });
  // In the order of the words, which is that of their numbers.
  const numbers = Uint32Array.from(found).sort();
  return {
    tokens: new TokenDictionary(tokenTable(Array.from(numbers, (number) => segment.tokens.word(number)))),
    numbers,
  };
}

/** Whether one of these is a token from `first` to before `end`. */
export function holdsTokenIn({ numbers }: SmallDictionary, first: number, end: number): boolean {
  const place = firstNotBelow(numbers, 0, numbers.length, first);
  return place < numbers.length && numbers[place]! < end;
}
