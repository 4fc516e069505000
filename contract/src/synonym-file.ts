import type { CsvLine } from './csv.ts';
import {
  minSynonymWords,
  isSynonymWord,
  maxSynonymWordLength,
  maxSynonyms,
  maxSynonymWords,
  normalizeSynonym,
  synonymKey,
  synonymKinds,
} from './synonyms.ts';
import type { SynonymKind, SynonymRow } from './synonyms.ts';

/** The heading of the first column. The headings of the other columns are ignored. */
const kindHeading = 'kind';

/** Headings and rows of a file. The columns are the kind, then one for each word. */
export function synonymFileRows(rows: readonly SynonymRow[]): string[][] {
  const columns = Math.max(minSynonymWords, ...rows.map(({ words }) => words.length));
  const headings = Array.from({ length: columns }, (_, column) => `word ${column + 1}`);
  return [[kindHeading, ...headings], ...rows.map(({ kind, words }) => [kind, ...words])];
}

/**
 * Why a row of a file is not valid.
 * - `kind`: the first column is not one of `synonymKinds`
 * - `too-few`, `too-many`: the number of words in the row
 * - `too-long`: a word
 * - `unusable`: a word without a letter or digit, or with control characters
 * - `repeated`: a word that the row contains already
 * - `same-row`: the same kind and words as an earlier row
 * - `too-many-rows`: this row and all following rows exceed the limit
 * - `empty`: the file has no rows, and would delete the whole list
 */
export type SynonymFaultCode =
  'kind' | 'too-few' | 'too-many' | 'too-long' | 'unusable' | 'repeated' | 'same-row' | 'too-many-rows' | 'empty';

export interface SynonymFault {
  /** Counted from 1, as in a spreadsheet or an editor. */
  readonly line: number;
  readonly column: number;
  readonly code: SynonymFaultCode;
}

export interface SynonymFile {
  readonly rows: readonly SynonymRow[];
  /** If there are none, `rows` can replace the list. */
  readonly faults: readonly SynonymFault[];
}

/** Checks the lines of a file by the rules of `replaceSynonyms`. Skips empty lines and the line of headings. */
export function checkSynonymFile(lines: readonly CsvLine[]): SynonymFile {
  const rows: SynonymRow[] = [];
  const faults: SynonymFault[] = [];
  const before = new Set<string>();
  for (const [index, { line, cells }] of lines.entries()) {
    const [first = '', ...others] = cells.map(normalizeSynonym);
    if (index === 0 && first.toLowerCase() === kindHeading) continue;
    if ([first, ...others].every((cell) => cell === '')) continue;
    if (rows.length === maxSynonyms) {
      faults.push({ line, column: 1, code: 'too-many-rows' });
      break;
    }
    const kind = synonymKinds.find((known) => known === first.toLowerCase());
    if (kind === undefined) faults.push({ line, column: 1, code: 'kind' });
    const { words, own } = checkWords(others);
    faults.push(...own.map((fault) => ({ line, ...fault })));
    const key = JSON.stringify([kind, words.map(synonymKey).toSorted()]);
    if (own.length === 0 && before.has(key)) faults.push({ line, column: 1, code: 'same-row' });
    before.add(key);
    // Invalid rows count too.
    rows.push({ kind: kind ?? ('role' satisfies SynonymKind), words });
  }
  if (rows.length === 0) faults.push({ line: 1, column: 1, code: 'empty' });
  return { rows, faults };
}

/** Checks the cells after the first column. */
function checkWords(cells: readonly string[]): { words: string[]; own: Omit<SynonymFault, 'line'>[] } {
  const words: string[] = [];
  const own: Omit<SynonymFault, 'line'>[] = [];
  const known = new Set<string>();
  for (const [index, word] of cells.entries()) {
    if (word === '') continue;
    const column = index + 2;
    words.push(word);
    if (words.length === maxSynonymWords + 1) own.push({ column, code: 'too-many' });
    if (word.length > maxSynonymWordLength) own.push({ column, code: 'too-long' });
    else if (!isSynonymWord(word)) own.push({ column, code: 'unusable' });
    else if (known.has(synonymKey(word))) own.push({ column, code: 'repeated' });
    known.add(synonymKey(word));
  }
  if (words.length < minSynonymWords) own.push({ column: words.length + 2, code: 'too-few' });
  return { words, own };
}
