import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  boundedText,
  isWellFormedText,
  text,
  time,
  version,
  versionText,
  wholeNumber,
  withoutInvisible,
} from './values.ts';

/**
 * What the words of a row denote.
 * - `role`: what a person does, such as `DRH` and `HR director`
 * - `place`: a city or a country
 * - `unit`: a business unit, a GBU or a company
 */
export const synonymKinds = ['role', 'place', 'unit'] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** Maximum number of rows. */
export const maxSynonyms = 2000;
/** Number of words in a row, and maximum length of a word in UTF-16 code units. */
export const minSynonymWords = 2;
export const maxSynonymWords = 20;
export const maxSynonymWordLength = 80;
/** Maximum size of the body of `replaceSynonyms` in bytes. */
export const synonymListLimit = 2 * 1024 * 1024;

/** Normalizes a word: trimmed, without invisible characters, in Unicode NFC. */
export const normalizeSynonym = (word: string): string => withoutInvisible(word).trim().normalize('NFC');

/** Whether a row can contain the word: it has a letter or a digit, no control characters, and is not too long. */
export function isSynonymWord(word: string): boolean {
  return (
    isWellFormedText(word) && word.length <= maxSynonymWordLength && /[\p{L}\p{N}]/u.test(word) && !/\p{Cc}/u.test(word)
  );
}

/** Words with the same key differ at most in case. */
export const synonymKey = (word: string): string => word.toLowerCase();

const areDistinct = (words: readonly string[]) => new Set(words.map(synonymKey)).size === words.length;

const word = z.string().check(z.overwrite(normalizeSynonym), z.refine(isSynonymWord));
const words = z.array(word).check(z.minLength(minSynonymWords), z.maxLength(maxSynonymWords), z.refine(areDistinct));

const synonymRow = z.strictObject({ kind: z.enum(synonymKinds), words });
export type SynonymRow = z.output<typeof synonymRow>;

/** A row of company-specific words with the same meaning. */
export const synonyms = z.object({
  id: z.int(),
  kind: z.enum(synonymKinds),
  words: z.array(text),
  version: z.int(),
  changedAt: time,
});
export type Synonyms = z.infer<typeof synonyms>;

const synonymsId = z.strictObject({ id: wholeNumber(1, 999_999_999) });

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/api/admin/synonyms',
  access: 'administrator',
  summary: 'The rows of company-specific words with the same meaning, by kind and first word.',
  output: z.array(synonyms),
});

/** `synonyms.too-many`: there are `maxSynonyms` rows already. `synonyms.known`: a row of this kind has these words. */
export const addSynonyms = endpoint({
  method: 'POST',
  path: '/api/admin/synonyms',
  access: 'administrator',
  summary: 'Adds a row of words with the same meaning.',
  body: synonymRow,
  output: synonyms,
  errors: ['synonyms.too-many', 'synonyms.known'],
});

export const changeSynonyms = endpoint({
  method: 'PUT',
  path: '/api/admin/synonyms/{id}',
  access: 'administrator',
  summary: 'Replaces the words of a row.',
  params: synonymsId,
  body: z.extend(synonymRow, { version }),
  output: synonyms,
  errors: ['synonyms.unknown', 'synonyms.stale', 'synonyms.known'],
});

export const removeSynonyms = endpoint({
  method: 'DELETE',
  path: '/api/admin/synonyms/{id}',
  access: 'administrator',
  summary: 'Removes a row.',
  params: synonymsId,
  query: z.strictObject({ version: versionText }),
  output: z.object({ id: z.int() }),
  errors: ['synonyms.unknown', 'synonyms.stale'],
});

/** A text that differs after each change of the list: changing a row increases its version, adding one increases the highest id. */
export function synonymsVersion(rows: readonly Pick<Synonyms, 'id' | 'version'>[]): string {
  const highest = rows.reduce((most, { id }) => Math.max(most, id), 0);
  return `${rows.length} ${highest} ${rows.reduce((sum, row) => sum + row.version, 0)}`;
}

/**
 * All or nothing: if one row is not valid, none is changed. Rows that are in both lists stay as they are. `synonyms.stale`: the list has
 * changed since `version` (see `synonymsVersion`); without `version`, the newest one is assumed.
 */
export const replaceSynonyms = endpoint({
  method: 'PUT',
  path: '/api/admin/synonyms',
  access: 'administrator',
  summary: 'Replaces all rows of words with the same meaning.',
  body: z.strictObject({
    rows: z.array(synonymRow).check(z.maxLength(maxSynonyms)),
    version: z.optional(boundedText(60)),
  }),
  bodyLimit: synonymListLimit,
  // Each row has its words, and five more values at most.
  maxBodyValues: maxSynonyms * (maxSynonymWords + 5),
  output: z.object({ added: z.int(), removed: z.int(), unchanged: z.int() }),
  errors: ['synonyms.stale'],
});
