import { reasonSentence } from '@directory/contract';
import type { FeedReasonTexts, InterfaceLanguage } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import { reasons as en } from '@directory/contract/reason-texts/en';
import { reasons as es } from '@directory/contract/reason-texts/es';
import { reasons as fr } from '@directory/contract/reason-texts/fr';
import { reasons as it } from '@directory/contract/reason-texts/it';
import { reasons as nl } from '@directory/contract/reason-texts/nl';
import { reasons as pt } from '@directory/contract/reason-texts/pt';
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

const texts: Readonly<Record<InterfaceLanguage, FeedReasonTexts>> = { en, es, fr, it, nl, pt };

/** Writes the faults of a run as CSV, page by page, in a language. Faults without a cause have a clause in English. */
export async function* feedRunFaultsCsv(
  readPage: (options: { after: number; limit: number }) => Promise<readonly RunFault[]>,
  language: InterfaceLanguage,
): AsyncGenerator<Buffer> {
  const separator = csvSeparator(language);
  const { format: writeNumber } = new Intl.NumberFormat(language);
  yield Buffer.from(byteOrderMark + csvRows([headings[language]], separator));
  for (let after = -1; ;) {
    const page = await readPage({ after, limit: rowsPerPage });
    const rows = page.map(({ line, field, reason, cause }) => {
      const sentence = cause === null ? undefined : reasonSentence(cause, texts[language], writeNumber);
      return [String(line), field, sentence ?? reason];
    });
    if (rows.length > 0) yield Buffer.from(csvRows(rows, separator));
    if (page.length < rowsPerPage) return;
    after = page.at(-1)?.position ?? after;
  }
}
