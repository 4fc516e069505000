import { auditExportSize } from '@directory/contract';
import type { InterfaceLanguage } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import type { AuditRecord } from '../../people/audit-store.ts';

/** Entries may have 40 kB each, and other requests are served between two pages. */
const rowsPerPage = 100;

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: ['Time', 'By', 'Change', 'About', 'Before', 'After'],
  fr: ['Date et heure', 'Par', 'Modification', 'Concerne', 'Avant', 'Après'],
  it: ['Data e ora', 'Autore', 'Modifica', 'Riguarda', 'Prima', 'Dopo'],
  es: ['Fecha y hora', 'Autor', 'Cambio', 'Sobre', 'Antes', 'Después'],
  nl: ['Tijdstip', 'Door', 'Wijziging', 'Betreft', 'Vóór', 'Na'],
  pt: ['Data e hora', 'Autor', 'Alteração', 'Sobre', 'Antes', 'Depois'],
};

/** Writes the audit log as CSV, page by page. Times are in ISO 8601, changed values in JSON. */
export async function* auditCsv(
  readPage: (options: { before: number | undefined; limit: number }) => Promise<readonly AuditRecord[]>,
  language: InterfaceLanguage,
): AsyncGenerator<Buffer> {
  const separator = csvSeparator(language);
  yield Buffer.from(byteOrderMark + csvRows([headings[language]], separator));
  let before: number | undefined;
  for (let rows = 0; rows < auditExportSize; rows += rowsPerPage) {
    const page = await readPage({ before, limit: rowsPerPage });
    if (page.length > 0) yield Buffer.from(csvRows(page.map(cellsOf), separator));
    if (page.length < rowsPerPage) return;
    before = page.at(-1)?.id;
  }
}

function cellsOf({ at, actor, kind, subject, before, after }: AuditRecord): string[] {
  const json = (value: object | null) => (value === null ? '' : JSON.stringify(value));
  return [at.toISOString(), actor, kind, subject, json(before), json(after)];
}
