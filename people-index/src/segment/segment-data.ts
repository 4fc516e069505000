import type { RecordTexts } from '../columns/record-text.ts';
import type { TokenTable } from '../columns/token-dictionary.ts';
import type { EncodedForms } from '../language/phonetics/encoded-forms.ts';
import type { FormList } from '../language/phonetics/sound-comparison.ts';
import type { Column } from '../columns/typed-columns.ts';

/** Fields with few distinct values, each of which is stored once. `gbu` is code and name together, `topics` all topics of a person. */
export const attributeFields = [
  'title',
  'company',
  'entity',
  'city',
  'site',
  'gbu',
  'topics',
  'country',
  'jobFamily',
  'domain',
  'state',
] as const;
/** Number of fields, the first ones, that a search text matches; the others are for filters and places only. */
export const searchedFields = 7;
export type AttributeField = (typeof attributeFields)[number];

/** Separates the topics of a `topics` value. */
export const topicSeparator = '\u001f';

/** Separates the code and the name of a `gbu` value. */
export const gbuSeparator = '\u001f';

export interface Lists {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Lists of rows, with the first and last name of each row next to it: most rows are rejected by their names. */
export interface RowLists extends Lists {
  readonly firstName: Column;
  readonly lastName: Column;
}

/** Distinct first or last names in ascending order, and the words of each: `items` packs kind, position and token, see `packWord`. */
export interface NameTable {
  readonly texts: readonly string[];
  readonly words: Lists;
  /** Positions of the words other than particles, as bits. */
  readonly cores: Uint32Array;
  /** For each token, the names that contain it, with its kind there (see `packPosting`), ascending. */
  readonly postings: Lists;
  /** The same for tokens that are a Latin reading of a word. */
  readonly readings: Lists;
}

export interface AttributeTable {
  readonly texts: readonly string[];
  /** Value of each row. */
  readonly column: Column;
  /** Rows of each value, ascending. */
  readonly rows: Lists;
  /** The number of this field's first value among the values of all fields. */
  readonly firstValue: number;
}

/** Phonetic forms (see phonetic-form.ts) in ascending order: form i is `bytes` from `starts[i]` to `starts[i + 1]`. */
export interface PhoneticForms extends EncodedForms {
  readonly starts: Uint32Array;
}

/**
 * The tokens by their phonetic keys. An entry is a token with one of its forms. The entries of a key are adjacent and sorted by form, so
 * that they are compared sequentially.
 */
export interface PhoneticTable extends FormList {
  /** Hashes of the keys, ascending; the entries of key i are those from `starts[i]` to `starts[i + 1]`. */
  readonly hashes: Uint32Array;
  readonly starts: Uint32Array;
  /** The token of each entry. */
  readonly tokens: Uint32Array;
  readonly sounds: PhoneticForms;
  /** The forms of each token. */
  readonly ofToken: Lists;
}

export interface PhoneTable {
  /** Phones of row i are those from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** Digits as a number; negative if the country is unknown. */
  readonly numbers: Float64Array;
  readonly rowOf: Uint32Array;
  /** Phones sorted by their national digits from the left. */
  readonly byStart: Uint32Array;
  /** Phones sorted by their digits from the right. */
  readonly byEnd: Uint32Array;
}

/**
 * An immutable part of the index, in plain arrays. Rows are numbered by rank (highest first), last name, first name and login, so that the
 * rows of a word are visited best first.
 */
export interface SegmentData {
  readonly rows: number;
  readonly ids: Uint32Array;
  /** Rows sorted by id. */
  readonly byId: Uint32Array;
  /** Rows sorted by last name, first name and login (the name order); and the position of each row in that order. */
  readonly byName: Uint32Array;
  readonly namePlace: Uint32Array;
  /** Rows of last name i are `byName` from `lastStarts[i]` to `lastStarts[i + 1]`, by first name. */
  readonly lastStarts: Uint32Array;
  /** First name of each row of `byName`. */
  readonly firstByName: Column;
  /** Rows of each first name, ascending. */
  readonly firstRows: Lists;
  readonly rank: Uint8Array;
  /** 1 for externals. */
  readonly isExternal: Uint8Array;
  readonly firstName: Column;
  readonly lastName: Column;
  readonly firstNames: NameTable;
  readonly lastNames: NameTable;
  /** Words of other names and of the email address of each row, packed (see `packWord`). */
  readonly extraWords: Lists;
  /**
   * For each token, the rows that contain it as a word of the email address, of another name, and as a reading of another name; ascending.
   */
  readonly emailRows: RowLists;
  readonly otherNameRows: RowLists;
  readonly otherNameReadingRows: RowLists;
  readonly tokens: TokenTable;
  readonly phonetics: PhoneticTable;
  readonly attributes: Readonly<Record<AttributeField, AttributeTable>>;
  readonly attributeTokens: TokenTable;
  /** For each attribute token, the values that contain it, numbered over all fields. */
  readonly attributeValues: Lists;
  readonly mailDomains: readonly string[];
  readonly loginDomain: Column;
  readonly emailDomain: Column;
  /** See record-fields.ts. */
  readonly texts: RecordTexts;
  /** Logins, group IDs and mailboxes that are not names, ascending; see code-dictionary.ts. */
  readonly codes: Uint32Array;
  /** The first characters of each code as a number with the same order. */
  readonly codeKeys: Uint32Array;
  readonly phones: PhoneTable;
}

const rowMask = 0x1fffffff;
const tokenMask = 0xffffff;
/** Maximum number of rows, or of names, that a posting can number. */
export const maxRows = rowMask;
/** Maximum number of tokens that a packed word can number. */
export const maxTokens = tokenMask;

/** Packs the kind above 29 bits of document number, which is a row or a name, so that stronger kinds sort first. */
export function packPosting(kind: number, document: number): number {
  return ((kind << 29) | document) >>> 0;
}

/** Whether a token is a word of a document. */
export function hasPostings({ starts }: Lists, token: number): boolean {
  return starts[token] !== starts[token + 1];
}

export function documentOf(posting: number): number {
  return posting & rowMask;
}

export function kindOfPosting(posting: number): number {
  return posting >>> 29;
}

/** Packs three bits of kind, five of position and 24 of token. */
export function packWord(kind: number, index: number, token: number): number {
  return ((kind << 29) | (index << 24) | token) >>> 0;
}

export function tokenOf(word: number): number {
  return word & tokenMask;
}

export function kindOf(word: number): number {
  return word >>> 29;
}

export function positionOf(word: number): number {
  return (word >>> 24) & 31;
}
