import { fold, foldWords } from '../language/fold.ts';
import type { RowFilter } from '../search/row-filter.ts';
import type { AttributeField } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { valuesHolding } from './attribute-values.ts';
import { unitFields } from './company-words.ts';
import type { Place } from './place-book.ts';
import type { Reading } from './read-parts.ts';
import { fit } from './segment-titles.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The values of some fields that a part of a reading stands for: a row holds that has one of them. */
interface Condition {
  readonly count: number;
  readonly test: (row: number) => boolean;
  /** Calls `visit` with every row that may hold, perhaps more than once. */
  readonly visit: (visit: (row: number) => void) => void;
}

/** A reading in one segment: which rows hold, and how well. */
export interface ReadingRows extends Condition {
  /** How well the role of a row fits, see `fit`. */
  readonly fitOf: (row: number) => number;
}

/** The rows of a segment that a reading stands for, its name aside. */
export function readingRows(
  segment: Segment,
  { role, families, places, units }: Reading,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): ReadingRows {
  const conditions = [
    ...places.map((place) => placeCondition(segment, place)),
    ...units.map((unit) => unitCondition(segment, unit, synonyms)),
  ];
  if (role === undefined) return { ...all(conditions), fitOf: () => fit.literal };
  const titles = vocabulary.titlesOf(segment).fits(role);
  const familyHolds = holding(segment, 'jobFamily', families.map(fold));
  const work = anyOf(segment, [
    ['title', titles],
    ['jobFamily', familyHolds],
  ]);
  const { column } = segment.data.attributes.title;
  return {
    ...all([work, ...conditions]),
    fitOf: (row) => titles[column[row]!] || fit.family,
  };
}

function placeCondition(segment: Segment, { countries, cities, site, members }: Place): Condition {
  if (members !== undefined) return any(members.map((member) => placeCondition(segment, member)));
  if (site !== undefined) {
    const fields = (['site', 'city'] as const).map(
      (field) => [field, flags(segment, field, valuesHolding(segment, field, site))] as const,
    );
    return anyOf(segment, fields);
  }
  const country = anyOf(segment, [['country', holding(segment, 'country', countries.map(fold))]]);
  if (cities === undefined) return country;
  const city = anyOf(segment, [['city', holding(segment, 'city', cities)]]);
  // A person whose country is not known may be in the city all the same.
  const { column, texts } = segment.data.attributes.country;
  const isThere = texts.map((text) => text === '' || countries.length === 0 || countries.includes(text));
  return { ...city, test: (row) => city.test(row) && isThere[column[row]!]! };
}

/** Values that hold all words of one of the unit's names. */
function unitCondition(segment: Segment, unit: string, synonyms: Synonyms): Condition {
  const names = [unit, ...synonyms.of('unit', unit)].map(foldWords);
  const fields = unitFields.map((field) => {
    const values = names.flatMap((words) => valuesHolding(segment, field, words));
    return [field, flags(segment, field, values)] as const;
  });
  return anyOf(segment, fields);
}

/** 1 for each value of a field that is one of some texts. @param texts folded */
function holding(segment: Segment, field: AttributeField, texts: readonly string[]): Uint8Array {
  return flags(
    segment,
    field,
    texts.flatMap((text) => segment.valuesOf(field, text)),
  );
}

function flags(segment: Segment, field: AttributeField, values: readonly number[]): Uint8Array {
  const holds = new Uint8Array(segment.data.attributes[field].texts.length);
  for (const value of values) holds[value] = 1;
  return holds;
}

/** The rows that have a held value in one of the fields. */
function anyOf(segment: Segment, fields: readonly (readonly [field: AttributeField, holds: Uint8Array])[]): Condition {
  const tables = fields.map(([field, holds]) => ({ ...segment.data.attributes[field], holds }));
  let count = 0;
  for (const { holds, rows } of tables) {
    for (let value = 0; value < holds.length; value++) {
      if (holds[value]! > 0) count += rows.starts[value + 1]! - rows.starts[value]!;
    }
  }
  return {
    count,
    test: (row) => tables.some(({ column, holds }) => holds[column[row]!]! > 0),
    visit: (visit) => {
      for (const { holds, rows } of tables) {
        holds.forEach((held, value) => {
          if (held === 0) return;
          for (let place = rows.starts[value]!; place < rows.starts[value + 1]!; place++) visit(rows.items[place]!);
        });
      }
    },
  };
}

function any(conditions: readonly Condition[]): Condition {
  return {
    count: conditions.reduce((sum, { count }) => sum + count, 0),
    test: (row) => conditions.some(({ test }) => test(row)),
    visit: (visit) => conditions.forEach((condition) => condition.visit(visit)),
  };
}

/** The rows that meet all conditions: those of the rarest are looked at. */
function all(conditions: readonly Condition[]): Condition {
  const [rarest, ...others] = conditions.toSorted((one, other) => one.count - other.count);
  if (rarest === undefined) return { count: 0, test: () => false, visit: () => {} };
  const test = (row: number) => conditions.every((condition) => condition.test(row));
  return {
    count: rarest.count,
    test,
    visit: (visit) => {
      rarest.visit((row) => {
        if (rarest.test(row) && others.every((other) => other.test(row))) visit(row);
      });
    },
  };
}

/** As a filter of a search for a name. */
export function asFilter(rows: ReadingRows): RowFilter {
  return { count: rows.count, visit: rows.visit, test: rows.test };
}

/** The rows of a reading by way of a filter that has fewer: all filters are to be tested all the same. */
export function narrowedBy(rows: ReadingRows, filters: readonly RowFilter[]): Pick<Condition, 'count' | 'visit'> {
  const [rarest] = filters.toSorted((one, other) => one.count - other.count);
  if (rarest === undefined || rarest.count >= rows.count) return rows;
  return {
    count: rarest.count,
    visit: (visit) => {
      rarest.visit((row) => {
        if (rows.test(row)) visit(row);
      });
    },
  };
}
