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

/** Says that the log has older entries that match. */
const cut: Readonly<Record<InterfaceLanguage, (shown: string) => string>> = {
  en: (shown) => `This file has only the newest ${shown} entries. Choose a shorter period to export older ones.`,
  fr: (shown) =>
    `Ce fichier ne contient que les ${shown} entrées les plus récentes. Choisissez une période plus courte pour exporter les plus anciennes.`,
  it: (shown) =>
    `Questo file contiene solo le ${shown} voci più recenti. Scegli un periodo più breve per esportare quelle precedenti.`,
  es: (shown) =>
    `Este archivo contiene solo las ${shown} entradas más recientes. Elige un periodo más corto para exportar las anteriores.`,
  nl: (shown) =>
    `Dit bestand bevat alleen de nieuwste ${shown} items. Kies een kortere periode om oudere te exporteren.`,
  pt: (shown) =>
    `Este ficheiro contém apenas as ${shown} entradas mais recentes. Escolha um período mais curto para exportar as anteriores.`,
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
  if ((await readPage({ before, limit: 1 })).length === 0) return;
  const sentence = cut[language](new Intl.NumberFormat(language).format(auditExportSize));
  yield Buffer.from(csvRows([['', '', sentence, '', '', '']], separator));
}

function cellsOf({ at, actor, kind, subject, before, after }: AuditRecord): string[] {
  const json = (value: object | null) => (value === null ? '' : JSON.stringify(value));
  return [at.toISOString(), actor, kind, subject, json(before), json(after)];
}
