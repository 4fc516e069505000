import type { Column } from '../columns/typed-columns.ts';
import { attributeFields, searchedFields, type SegmentData } from './segment-data.ts';

/** The value of each row in one attribute, and for each value the terms of a search that it contains, as bits. */
export interface ValueBits {
  readonly values: Column;
  readonly bits: Uint32Array;
}

/**
 * For each first name, last name and token of a segment, the terms of a search that it contains, as bits. Allocated once per segment, and
 * cleared after each search.
 */
export interface NameBitsets {
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly tokens: Uint32Array;
  /** The same for the values of all attributes that a search text matches, and per column. */
  readonly values: Uint32Array;
  readonly columns: readonly ValueBits[];
}

export function emptyBitsets({ firstNames, lastNames, tokens, attributes }: SegmentData): NameBitsets {
  const tables = attributeFields.slice(0, searchedFields).map((field) => attributes[field]);
  const last = tables.at(-1)!;
  const values = new Uint32Array(last.firstValue + last.texts.length);
  return {
    first: new Uint32Array(firstNames.texts.length),
    last: new Uint32Array(lastNames.texts.length),
    tokens: new Uint32Array(tokens.starts.length - 1),
    values,
    columns: tables.map(({ column, firstValue, texts }) => ({
      values: column,
      bits: values.subarray(firstValue, firstValue + texts.length),
    })),
  };
}
