import type { CsvLine } from './csv.ts';
import {
  fewestSynonymWords,
  isSynonymWord,
  longestSynonymWord,
  maxSynonyms,
  maxSynonymWords,
  plainSynonym,
  synonymKey,
  synonymKinds,
} from './synonyms.ts';
import type { SynonymKind, SynonymRow } from './synonyms.ts';

/** The heading of the first column; those of the others are not read. */
const kindHeading = 'kind';

/** Headings and rows of a file: the kind, then a column for each word. */
export function synonymFileRows(rows: readonly SynonymRow[]): string[][] {
  const columns = Math.max(fewestSynonymWords, ...rows.map(({ words }) => words.length));
  const headings = Array.from({ length: columns }, (_, column) => `word ${column + 1}`);
  return [[kindHeading, ...headings], ...rows.map(({ kind, words }) => [kind, ...words])];
}

/**
 * Why a row of a file is not valid.
 * - `kind`: the first column is not one of `synonymKinds`
 * - `too-few`, `too-many`: words of a row
 * - `too-long`, `unusable`: a word, which has no letter and no digit, or has control characters
 * - `repeated`: a word that the row has already
 * - `same-row`: the same kind and words as a row before
 * - `too-many-rows`: this row and all after it are too many
 * - `empty`: the file has no rows, so that it would remove the list
 */
export type SynonymFaultCode =
  'kind' | 'too-few' | 'too-many' | 'too-long' | 'unusable' | 'repeated' | 'same-row' | 'too-many-rows' | 'empty';

export interface SynonymFault {
  /** From 1, as a spreadsheet and an editor count. */
  readonly line: number;
  readonly column: number;
  readonly code: SynonymFaultCode;
}

export interface SynonymFile {
  readonly rows: readonly SynonymRow[];
  /** Without faults, `rows` can replace the list. */
  readonly faults: readonly SynonymFault[];
}

/** Checks the lines of a file by the rules of `replaceSynonyms`. Empty lines are skipped, and so is a first line with headings. */
export function checkSynonymFile(lines: readonly CsvLine[]): SynonymFile {
  const rows: SynonymRow[] = [];
  const faults: SynonymFault[] = [];
  const before = new Set<string>();
  for (const [place, { line, cells }] of lines.entries()) {
    const [first = '', ...others] = cells.map(plainSynonym);
    if (place === 0 && first.toLowerCase() === kindHeading) continue;
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
    // Counted also when it is not valid.
    rows.push({ kind: kind ?? ('role' satisfies SynonymKind), words });
  }
  if (rows.length === 0) faults.push({ line: 1, column: 1, code: 'empty' });
  return { rows, faults };
}

/** The first word is in the second column. */
function checkWords(cells: readonly string[]): { words: string[]; own: Omit<SynonymFault, 'line'>[] } {
  const words: string[] = [];
  const own: Omit<SynonymFault, 'line'>[] = [];
  const known = new Set<string>();
  for (const [place, word] of cells.entries()) {
    if (word === '') continue;
    const column = place + 2;
    words.push(word);
    if (words.length === maxSynonymWords + 1) own.push({ column, code: 'too-many' });
    if (word.length > longestSynonymWord) own.push({ column, code: 'too-long' });
    else if (!isSynonymWord(word)) own.push({ column, code: 'unusable' });
    else if (known.has(synonymKey(word))) own.push({ column, code: 'repeated' });
    known.add(synonymKey(word));
  }
  if (words.length < fewestSynonymWords) own.push({ column: words.length + 2, code: 'too-few' });
  return { words, own };
}
