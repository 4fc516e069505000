import { TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';
import { lowerBound } from '../../columns/typed-columns.ts';
import { tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { few } from '../cost/cost-model.ts';
import type { RowFilter } from '../filters/row-filter.ts';

/** The words of a few rows, as a dictionary of their own. */
export interface SmallDictionary {
  readonly tokens: TokenDictionary;
  /** The token number of each word in the dictionary of the segment. */
  readonly numbers: Uint32Array;
}

/** The words in the names of the rows that pass a filter; undefined if many rows pass. */
export function smallDictionary(segment: Segment, filters: readonly RowFilter[]): SmallDictionary | undefined {
  const filter = filters.find(({ count }) => count <= few.withOwnDictionary);
  if (filter === undefined) return undefined;
  const { firstName, lastName, firstNames, lastNames, extraWords } = segment.data;
  const found = new Set<number>();
  const addAll = ({ starts, items }: typeof extraWords, list: number) => {
    for (let index = starts[list]!; index < starts[list + 1]!; index++) found.add(tokenOf(items[index]!));
  };
  filter.visit((row) => {
    addAll(firstNames.words, firstName[row]!);
    addAll(lastNames.words, lastName[row]!);
    addAll(extraWords, row);
  });
  // Token numbers are in the order of the words.
  const numbers = Uint32Array.from(found).sort();
  return {
    tokens: new TokenDictionary(tokenTable(Array.from(numbers, (number) => segment.tokens.word(number)))),
    numbers,
  };
}

/** Whether the dictionary contains a token of the range [first, end). */
export function containsTokenIn({ numbers }: SmallDictionary, first: number, end: number): boolean {
  const index = lowerBound(numbers, 0, numbers.length, first);
  return index < numbers.length && numbers[index]! < end;
}
