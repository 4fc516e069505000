import type { InterfaceLanguage } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import type { RunFault } from './feed-runs-store.ts';

const rowsPerPage = 1000;

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: ['Line', 'Field', 'Problem'],
  fr: ['Ligne', 'Champ', 'Problème'],
  it: ['Riga', 'Campo', 'Problema'],
  es: ['Línea', 'Campo', 'Problema'],
  nl: ['Regel', 'Veld', 'Probleem'],
  pt: ['Linha', 'Campo', 'Problema'],
};

/** Writes the faults of a run as CSV, page by page. The problem is a clause in English, as in the list of runs. */
export async function* feedRunFaultsCsv(
  readPage: (options: { after: number; limit: number }) => Promise<readonly RunFault[]>,
  language: InterfaceLanguage,
): AsyncGenerator<Buffer> {
  const separator = csvSeparator(language);
  yield Buffer.from(byteOrderMark + csvRows([headings[language]], separator));
  for (let after = -1; ;) {
    const page = await readPage({ after, limit: rowsPerPage });
    const rows = page.map(({ line, field, reason }) => [String(line), field, reason]);
    if (rows.length > 0) yield Buffer.from(csvRows(rows, separator));
    if (page.length < rowsPerPage) return;
    after = page.at(-1)?.position ?? after;
  }
}
