import { type Column, lengthOf, type Span } from '../../columns/typed-columns.ts';
import type { AttributeField, AttributeTable } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesAmong, countriesOfValues, severalCountries } from '../../segment/value-countries.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** Values of a field; for a city with a namesake in another country, restricted to the people in some countries. */
export interface PlacedValues {
  readonly values: readonly number[];
  /** Codes of the countries; people without a known country match too. Undefined for any country. */
  readonly countries?: readonly string[] | undefined;
}

/** The rows with some values; see `RowFilter`. */
export interface ListedRows {
  readonly count: number;
  readonly visit: (visit: (row: number) => void) => void;
  readonly test: (row: number) => boolean;
  readonly lists: readonly Span[];
}

interface OfColumn {
  readonly column: { readonly values: Column; readonly holds: Uint8Array };
}

/** The rows with one of some values, each once. */
export function placedFilter(
  segment: Segment,
  field: AttributeField,
  placed: readonly PlacedValues[],
  budget: WorkBudget,
): ListedRows & Partial<OfColumn> {
  const table = segment.data.attributes[field];
  const holds = new Uint8Array(table.texts.length);
  const lists: Span[] = [];
  /** For values whose people are in several countries: the countries that match, as flags. */
  const inSome = new Map<number, Uint8Array>();
  const hold = (value: number) => {
    if (holds[value] === 1) return;
    holds[value] = 1;
    lists.push(spanOf(table, value));
  };
  for (const { values, countries } of placed) {
    budget.spend(values.length);
    if (countries === undefined || countries.length === 0 || values.length === 0) {
      for (const value of values) hold(value);
      continue;
    }
    const isThere = countriesAmong(segment, countries);
    const countryOf = countriesOfValues(segment, field);
    for (const value of values) {
      const country = countryOf[value]!;
      if (country === severalCountries) inSome.set(value, either(inSome.get(value), isThere));
      else if (isThere[country] === 1) hold(value);
    }
  }
  for (const value of inSome.keys()) if (holds[value] === 1) inSome.delete(value);
  if (inSome.size > 0) return inCountries(segment, table, { holds, lists, inSome }, budget);
  return fromLists(lists, { values: table.column, holds });
}

function spanOf({ rows: { starts, items } }: AttributeTable, value: number): Span {
  return { items, start: starts[value]!, end: starts[value + 1]! };
}

function either(one: Uint8Array | undefined, other: Uint8Array): Uint8Array {
  return one === undefined ? other : other.map((flag, index) => flag | one[index]!);
}

interface HeldValues {
  readonly holds: Uint8Array;
  readonly lists: readonly Span[];
  readonly inSome: ReadonlyMap<number, Uint8Array>;
}

/** The rows of the values in `holds`, and those rows of the values in `inSome` that are in a matching country. */
function inCountries(
  { data }: Segment,
  table: AttributeTable,
  { holds, lists, inSome }: HeldValues,
  budget: WorkBudget,
): ListedRows {
  const { column: countryOf } = data.attributes.country;
  const all = [...lists];
  for (const [value, isThere] of inSome) {
    const { items, start, end } = spanOf(table, value);
    budget.spend(end - start);
    const rows = items.subarray(start, end).filter((row) => isThere[countryOf[row]!] === 1);
    all.push({ items: rows, start: 0, end: rows.length });
  }
  const { column } = table;
  return {
    ...visiting(all),
    test: (row) => {
      const value = column[row]!;
      return holds[value] === 1 || inSome.get(value)?.[countryOf[row]!] === 1;
    },
    lists: all,
  };
}

/** @param lists the matching rows, each once; ascending if they are to be scanned in name order */
export function fromLists(lists: readonly Span[], column: OfColumn['column']): ListedRows & OfColumn {
  const { values, holds } = column;
  return { ...visiting(lists), test: (row) => holds[values[row]!] === 1, column, lists };
}

function visiting(lists: readonly Span[]): Pick<ListedRows, 'count' | 'visit'> {
  return {
    count: lengthOf(lists),
    visit: (visit) => {
      for (const { items, start, end } of lists) for (let index = start; index < end; index++) visit(items[index]!);
    },
  };
}
