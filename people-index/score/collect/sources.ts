import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A row of a CSV file, by column name. */
export type CsvRow = Readonly<Record<string, string>>;

/** The labels of a person by Wikidata language code, such as `en` or `sr_el`, and the folder of the country. */
export interface Labelled {
  readonly country: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads files of cloned repositories, each in a folder `OWNER+NAME`, at their checked-out commit. */
export interface Sources {
  /** Paths of the files of a repository. */
  files(repository: string): string[];
  text(repository: string, path: string): string;
  unzipped(repository: string, path: string): string;
  csv(repository: string, path: string): CsvRow[];
  /** Members of parliaments with their Wikidata labels. */
  readonly members: readonly Labelled[];
}

const politicians = 'tijmenb+everypolitician-data';

export function readSources(folder: string): Sources {
  const git = (repository: string, ...args: string[]): Buffer =>
    execFileSync('git', ['-C', join(folder, repository), ...args], { maxBuffer: 1 << 28 });
  const bytes = (repository: string, path: string) => git(repository, 'show', `HEAD:${path}`);
  const files = (repository: string): string[] =>
    git(repository, 'ls-tree', '-r', '--name-only', 'HEAD').toString().trim().split('\n');
  const text = (repository: string, path: string) => bytes(repository, path).toString();
  const csv = (repository: string, path: string) => parseCsv(text(repository, path));
  const members = new Map<string, { country: string; labels: Record<string, string> }>();
  for (const path of files(politicians).filter((file) => file.endsWith('/wikidata.csv'))) {
    const country = path.split('/')[1] ?? '';
    for (const row of csv(politicians, path)) {
      const member = members.get(row.id ?? '') ?? { country, labels: {} };
      members.set(row.id ?? '', member);
      for (const [column, label] of Object.entries(row)) {
        if (column.startsWith('name__') && label !== '') member.labels[column.slice(6)] = tidy(label);
      }
    }
  }
  return {
    files,
    text,
    csv,
    unzipped: (repository, path) => gunzipSync(bytes(repository, path)).toString(),
    members: [...members.values()],
  };
}

/** A label without a remark in brackets such as `(politician)`. */
export function tidy(label: string): string {
  return label
    .replace(/[(（][^)）]*[)）]?/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, (mark) => (mark === '\u200c' ? mark : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function parseCsv(text: string): CsvRow[] {
  if (text.startsWith('\ufeff')) return parseCsv(text.slice(1));
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  const [columns = [], ...own] = rows;
  return own
    .filter((row) => row.length === columns.length)
    .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

/** At most `count` rows in an order that depends only on their text, so that a sample does not follow the order of the source. */
export function sample<Row extends readonly string[]>(rows: readonly Row[], count: number): Row[] {
  const known = new Map(rows.map((row) => [row.join('\t'), row]));
  const order = (text: string): string => createHash('sha256').update(text).digest('hex');
  return [...known]
    .map(([text, row]) => ({ row, order: order(text) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);
}

/** Whether the text is a name in Latin letters of two or more words. */
export function isLatinName(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}'’.-]+( [\p{Script=Latin}\p{M}'’.-]+)+$/u.test(text);
}
