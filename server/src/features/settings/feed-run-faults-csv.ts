import { faultConsequence, hasLines, reasonSentence } from '@directory/contract';
import type { FeedReasonTexts, FieldNames, InterfaceLanguage } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import { fields as enFields } from '@directory/contract/field-names/en';
import { fields as esFields } from '@directory/contract/field-names/es';
import { fields as frFields } from '@directory/contract/field-names/fr';
import { fields as itFields } from '@directory/contract/field-names/it';
import { fields as nlFields } from '@directory/contract/field-names/nl';
import { fields as ptFields } from '@directory/contract/field-names/pt';
import { reasons as en } from '@directory/contract/reason-texts/en';
import { reasons as es } from '@directory/contract/reason-texts/es';
import { reasons as fr } from '@directory/contract/reason-texts/fr';
import { reasons as it } from '@directory/contract/reason-texts/it';
import { reasons as nl } from '@directory/contract/reason-texts/nl';
import { reasons as pt } from '@directory/contract/reason-texts/pt';
import type { FaultyRun, RunFault } from './feed-runs-store.ts';

const rowsPerPage = 1000;

/** The last column has the name of the field in the file format, which is the same in every language. */
const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: ['Field', 'Problem', 'Consequence', 'Technical name'],
  fr: ['Champ', 'Problème', 'Conséquence', 'Nom technique'],
  it: ['Campo', 'Problema', 'Conseguenza', 'Nome tecnico'],
  es: ['Campo', 'Problema', 'Consecuencia', 'Nombre técnico'],
  nl: ['Veld', 'Probleem', 'Gevolg', 'Technische naam'],
  pt: ['Campo', 'Problema', 'Consequência', 'Nome técnico'],
};

/** The heading of the first column: lines of a file, or the numbers of entries in a source without lines. */
const positions: Readonly<Record<InterfaceLanguage, { readonly line: string; readonly entry: string }>> = {
  en: { line: 'Line', entry: 'Entry' },
  fr: { line: 'Ligne', entry: 'Entrée' },
  it: { line: 'Riga', entry: 'Voce' },
  es: { line: 'Línea', entry: 'Entrada' },
  nl: { line: 'Regel', entry: 'Item' },
  pt: { line: 'Linha', entry: 'Entrada' },
};

const texts: Readonly<Record<InterfaceLanguage, FeedReasonTexts>> = { en, es, fr, it, nl, pt };

const fieldNames: Readonly<Record<InterfaceLanguage, FieldNames>> = {
  en: enFields,
  es: esFields,
  fr: frFields,
  it: itFields,
  nl: nlFields,
  pt: ptFields,
};

/** Says that a run had more faults than were stored. */
const cut: Readonly<Record<InterfaceLanguage, (shown: string, total: string) => string>> = {
  en: (shown, total) => `Only the first ${shown} of ${total} problems are in this file.`,
  fr: (shown, total) => `Ce fichier ne contient que les ${shown} premiers problèmes sur ${total}.`,
  it: (shown, total) => `Questo file contiene solo i primi ${shown} problemi su ${total}.`,
  es: (shown, total) => `Este archivo contiene solo los primeros ${shown} problemas de ${total}.`,
  nl: (shown, total) => `Dit bestand bevat alleen de eerste ${shown} van de ${total} problemen.`,
  pt: (shown, total) => `Este ficheiro contém apenas os primeiros ${shown} de ${total} problemas.`,
};

/** Writes the faults of a run as CSV, page by page, in a language. Faults without a cause have a clause in English. */
export async function* feedRunFaultsCsv(
  readPage: (options: { after: number; limit: number }) => Promise<readonly RunFault[]>,
  { kind, faultCount }: FaultyRun,
  language: InterfaceLanguage,
): AsyncGenerator<Buffer> {
  const separator = csvSeparator(language);
  const { format: writeNumber } = new Intl.NumberFormat(language);
  const position = positions[language][hasLines(kind) ? 'line' : 'entry'];
  yield Buffer.from(byteOrderMark + csvRows([[position, ...headings[language]]], separator));
  let count = 0;
  let after = -1;
  for (let isLast = false; !isLast;) {
    const page = await readPage({ after, limit: rowsPerPage });
    const rows = page.map(({ line, field, reason, cause, isRowRejected }) => {
      const sentence = cause === null ? undefined : reasonSentence(cause, texts[language], writeNumber);
      const consequence = isRowRejected === null ? '' : texts[language][faultConsequence(isRowRejected, kind)];
      return [String(line), fieldName(field, language), sentence ?? reason, consequence, field];
    });
    if (rows.length > 0) yield Buffer.from(csvRows(rows, separator));
    count += rows.length;
    after = page.at(-1)?.position ?? after;
    isLast = page.length < rowsPerPage;
  }
  if (count < faultCount) {
    const sentence = cut[language](writeNumber(count), writeNumber(faultCount));
    yield Buffer.from(csvRows([['', '', sentence, '', '']], separator));
  }
}

/** The name of a field; the given name itself for anything else, such as an attribute of LDIF. */
function fieldName(field: string, language: InterfaceLanguage): string {
  const names = fieldNames[language];
  return Object.hasOwn(names, field) ? names[field as keyof FieldNames] : field;
}
