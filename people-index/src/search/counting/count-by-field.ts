import { scratchNumbers } from '../../columns/scratch.ts';
import { fold } from '../../language/fold.ts';
import { type AttributeTable, gbuSeparator } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { CountedField, FieldCounts, ValueCount } from '../../types/field-counts.ts';
import type { CollectedRows, SegmentRows } from './collect-everybody.ts';
import { eachCity } from './cities-by-country.ts';

export interface CountOptions {
  /** Values of each field. */
  readonly maxValues: number;
  /** Up to so many people are identified. */
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

/** A value that filters tell from others: its texts are the same but for case, accents and punctuation. */
interface Counted {
  /** Of the text that most people have. */
  text: string;
  most: number;
  count: number;
  /** Of a city, the code of its country; '' where none is known. */
  readonly country?: string;
  /** Whether a city of another country has the name, too. */
  readonly hasNamesake?: boolean;
}

function addTo(known: Counted, text: string, count: number): void {
  known.count += count;
  if (count > known.most || (count === known.most && text < known.text)) [known.text, known.most] = [text, count];
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
      const known = counted.get(key);
      if (known === undefined) counted.set(key, { text, most: count, count });
      else addTo(known, text, count);
    }
  }
  return counted.values();
}

/** The cities, each in the countries of its people. Whoever's country is not known may be in any of them, as the filter has it. */
function sumCities(parts: readonly CountedPart[]): Iterable<Counted> {
  const cities = new Map<string, Map<string, Counted>>();
  for (const part of parts) {
    const { texts } = part.segment.data.attributes.city;
    const keys = keysOf(part.segment.data.attributes.city);
    eachCity(part, part.values.city, (value, country, count) => {
      if (keys[value] === '') return;
      const text = texts[value]!;
      let city = cities.get(keys[value]!);
      if (city === undefined) cities.set(keys[value]!, (city = new Map<string, Counted>()));
      const known = city.get(country);
      if (known === undefined) city.set(country, { text, most: count, count, country });
      else addTo(known, text, count);
    });
  }
  return cities.values().flatMap((city) => {
    const anywhere = city.get('');
    if (anywhere === undefined && city.size === 1) return city.values();
    const known = [...city.values()].filter((own) => own !== anywhere);
    if (known.length === 0) return city.values();
    return known.map((own) => ({
      ...own,
      count: own.count + (anywhere?.count ?? 0),
      hasNamesake: known.length > 1,
    }));
  });
}

const foldedTexts = new WeakMap<AttributeTable, readonly string[]>();

/** The folded texts of a table; of a GBU that of its code, which is what the filter tells it from others by. */
function keysOf(table: AttributeTable): readonly string[] {
  let known = foldedTexts.get(table);
  if (known === undefined) {
    known = table.texts.map((text) => fold(codeAndName(text)[0]));
    foldedTexts.set(table, known);
  }
  return known;
}

/** The value and the label of a text: of a GBU its code and its name. */
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
  // All fields in one pass: the rows lie all over the columns.
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    countries[ofCountry[row]!]!++;
    cities[ofCity[row]!]!++;
    gbus[ofGbu[row]!]!++;
    families[ofFamily[row]!]!++;
    externals += isExternal[row]!;
  }
  return { segment, rows, values, externals };
}

/** The lists of the values have the removed rows as well. */
function countAll({ removed }: Segment, { rows, column }: AttributeTable, counts: Uint32Array): void {
  for (let value = 0; value < counts.length; value++) counts[value] = rows.starts[value + 1]! - rows.starts[value]!;
  removed?.each((row) => counts[column[row]!]!--);
}

function countTypes(parts: readonly CountedPart[], people: number): readonly Counted[] {
  const externals = parts.reduce((sum, part) => sum + part.externals, 0);
  const types = [
    { text: 'I', most: 0, count: people - externals },
    { text: 'E', most: 0, count: externals },
  ];
  return types.filter(({ count }) => count > 0);
}

/** Most people first; of equally many the first by text, so that every node answers the same. */
function mostFrequent(counted: Iterable<Counted>, most: number): ValueCount[] {
  const first: Counted[] = [];
  const isBefore = (one: Counted, other: Counted) =>
    one.count > other.count ||
    (one.count === other.count &&
      (one.text < other.text || (one.text === other.text && (one.country ?? '') < (other.country ?? ''))));
  for (const value of counted) {
    if (first.length === most && !isBefore(value, first.at(-1)!)) continue;
    let place = first.length;
    while (place > 0 && isBefore(value, first[place - 1]!)) place--;
    first.splice(place, 0, value);
    if (first.length > most) first.pop();
  }
  return first.map(({ text, count, country = '', hasNamesake = false }) => {
    const [value, label] = codeAndName(text);
    return { value, label, count, ...(country === '' ? {} : { country }), ...(hasNamesake ? { hasNamesake } : {}) };
  });
}
