import { scratchNumbers } from '../../columns/scratch.ts';
import { fold } from '../../language/fold.ts';
import { type AttributeTable, gbuSeparator } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { CountedField, FieldCounts, ValueCount } from '../../field-counts.ts';
import type { CollectedRows, SegmentRows } from './collect-everybody.ts';
import { visitCities } from './cities-by-country.ts';

export interface CountOptions {
  /** Maximum number of values per field. */
  readonly maxValues: number;
  /** Maximum number of people whose ids are returned. */
  readonly identifyTo: number;
}

/** Counts people by the values of some fields. */
export function countByField(
  { parts, isComplete }: CollectedRows,
  { maxValues, identifyTo }: CountOptions,
): FieldCounts {
  const total = parts.reduce((sum, { segment, rows }) => sum + (rows?.length ?? segment.people), 0);
  const counted = parts.filter(({ rows }) => rows?.length !== 0).map(countPart);
  const countOf = (field: TextField) => mostFrequent(sumTexts(counted, field), maxValues);
  return {
    total,
    isExact: isComplete,
    fields: {
      country: countOf('country'),
      city: mostFrequent(sumCities(counted), maxValues),
      gbu: countOf('gbu'),
      jobFamily: countOf('jobFamily'),
      employeeType: mostFrequent(countTypes(counted, total), maxValues),
    },
    ids: total > identifyTo ? [] : parts.flatMap(({ segment, rows }) => idsOf(segment, rows)),
  };
}

function idsOf(segment: Segment, rows: Uint32Array | undefined): number[] {
  const { ids, byId } = segment.data;
  return Array.from(
    (rows ?? byId).filter((row) => !segment.isRemoved(row)),
    (row) => ids[row]!,
  );
}

type TextField = Exclude<CountedField, 'employeeType'>;

/** How many people of a segment have each value. */
interface CountedPart extends SegmentRows {
  readonly values: Readonly<Record<TextField, Uint32Array>>;
  readonly externals: number;
}

/** A value that filters can distinguish: its texts differ in case, accents and punctuation only. */
interface Counted {
  /** The most frequent spelling. */
  text: string;
  mostFrequent: number;
  count: number;
  /** Country code of a city; '' if unknown. */
  readonly country?: string;
  /** Whether a city in another country has the same name. */
  readonly hasNamesake?: boolean;
}

function addTo(counted: Counted, text: string, count: number): void {
  counted.count += count;
  if (count > counted.mostFrequent || (count === counted.mostFrequent && text < counted.text))
    [counted.text, counted.mostFrequent] = [text, count];
}

/** Sums the values of all segments by their folded texts. */
function sumTexts(parts: readonly CountedPart[], field: TextField): Iterable<Counted> {
  const counted = new Map<string, Counted>();
  for (const { segment, values } of parts) {
    const table = segment.data.attributes[field];
    const counts = values[field];
    const keys = keysOf(table);
    for (let value = 0; value < counts.length; value++) {
      const count = counts[value]!;
      const key = keys[value]!;
      if (count === 0 || key === '') continue;
      const text = table.texts[value]!;
      const cached = counted.get(key);
      if (cached === undefined) counted.set(key, { text, mostFrequent: count, count });
      else addTo(cached, text, count);
    }
  }
  return counted.values();
}

/** The cities by the countries of their people. People without a known country count in every country of the city, as in the filter. */
function sumCities(parts: readonly CountedPart[]): Iterable<Counted> {
  const cities = new Map<string, Map<string, Counted>>();
  for (const part of parts) {
    const { texts } = part.segment.data.attributes.city;
    const keys = keysOf(part.segment.data.attributes.city);
    visitCities(part, part.values.city, (value, country, count) => {
      if (keys[value] === '') return;
      const text = texts[value]!;
      let city = cities.get(keys[value]!);
      if (city === undefined) cities.set(keys[value]!, (city = new Map<string, Counted>()));
      const counted = city.get(country);
      if (counted === undefined) city.set(country, { text, mostFrequent: count, count, country });
      else addTo(counted, text, count);
    });
  }
  return cities.values().flatMap((city) => {
    const anywhere = city.get('');
    if (anywhere === undefined && city.size === 1) return city.values();
    const counted = [...city.values()].filter((inCity) => inCity !== anywhere);
    if (counted.length === 0) return city.values();
    return counted.map((inCity) => ({
      ...inCity,
      count: inCity.count + (anywhere?.count ?? 0),
      hasNamesake: counted.length > 1,
    }));
  });
}

const foldedTexts = new WeakMap<AttributeTable, readonly string[]>();

/** The folded texts of a table; for a GBU, its folded code, by which the filter distinguishes it. */
function keysOf(table: AttributeTable): readonly string[] {
  let counted = foldedTexts.get(table);
  if (counted === undefined) {
    counted = table.texts.map((text) => fold(codeAndName(text)[0]));
    foldedTexts.set(table, counted);
  }
  return counted;
}

/** The value and the label of a text; for a GBU, its code and name. */
function codeAndName(text: string): readonly [value: string, label: string] {
  const end = text.indexOf(gbuSeparator);
  if (end < 0) return [text, text];
  const [code, name] = [text.slice(0, end), text.slice(end + 1)];
  return [code, name === '' ? code : name];
}

function countPart({ segment, rows }: SegmentRows): CountedPart {
  const { attributes, isExternal } = segment.data;
  const { country, city, gbu, jobFamily } = attributes;
  const values = {
    country: scratchNumbers(country.texts.length),
    city: scratchNumbers(city.texts.length),
    gbu: scratchNumbers(gbu.texts.length),
    jobFamily: scratchNumbers(jobFamily.texts.length),
  };
  let externals = 0;
  if (rows === undefined) {
    for (const field of Object.keys(values) as TextField[]) countAll(segment, attributes[field], values[field]);
    for (let row = 0; row < isExternal.length; row++) externals += isExternal[row]!;
    segment.removed?.each((row) => (externals -= isExternal[row]!));
    return { segment, rows, values, externals };
  }
  const { country: countries, city: cities, gbu: gbus, jobFamily: families } = values;
  const [ofCountry, ofCity, ofGbu, ofFamily] = [country.column, city.column, gbu.column, jobFamily.column];
  // All fields in one pass, because the rows are scattered over the columns.
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    countries[ofCountry[row]!]!++;
    cities[ofCity[row]!]!++;
    gbus[ofGbu[row]!]!++;
    families[ofFamily[row]!]!++;
    externals += isExternal[row]!;
  }
  return { segment, rows, values, externals };
}

/** The lists of rows per value include removed rows. */
function countAll({ removed }: Segment, { rows, column }: AttributeTable, counts: Uint32Array): void {
  for (let value = 0; value < counts.length; value++) counts[value] = rows.starts[value + 1]! - rows.starts[value]!;
  removed?.each((row) => counts[column[row]!]!--);
}

function countTypes(parts: readonly CountedPart[], people: number): readonly Counted[] {
  const externals = parts.reduce((sum, part) => sum + part.externals, 0);
  const types = [
    { text: 'I', mostFrequent: 0, count: people - externals },
    { text: 'E', mostFrequent: 0, count: externals },
  ];
  return types.filter(({ count }) => count > 0);
}

/** The most frequent values first; ties are broken by text, so that every node returns the same. */
function mostFrequent(counted: Iterable<Counted>, limit: number): ValueCount[] {
  const first: Counted[] = [];
  const isBefore = (one: Counted, other: Counted) =>
    one.count > other.count ||
    (one.count === other.count &&
      (one.text < other.text || (one.text === other.text && (one.country ?? '') < (other.country ?? ''))));
  for (const value of counted) {
    if (first.length === limit && !isBefore(value, first.at(-1)!)) continue;
    let index = first.length;
    while (index > 0 && isBefore(value, first[index - 1]!)) index--;
    first.splice(index, 0, value);
    if (first.length > limit) first.pop();
  }
  return first.map(({ text, count, country = '', hasNamesake = false }) => {
    const [value, label] = codeAndName(text);
    return { value, label, count, ...(country === '' ? {} : { country }), ...(hasNamesake ? { hasNamesake } : {}) };
  });
}
