import { exportSize, type SearchParameters, type SearchResult } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { loadCode } from '../../../api/load-code.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useFormat, type Format } from '../../../messages/format.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/status/announcer.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { exportColumns, exportFileName, exportHeadings } from './csv-export.ts';
import styles from './export-button.module.css';
import { fetchForExport } from '../search-queries.ts';

/** How long the button is disabled after an export, in milliseconds. */
const disabledAfterExport = 2000;

/** Saves the people that the search finds as CSV, with the separator that spreadsheets expect in the reader's language. */
export function ExportButton({ query }: { query: SearchParameters }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const [isDisabled, setIsDisabled] = useState(false);
  const [outcome, showOutcome] = useState('');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function setOutcome(words: string) {
    showOutcome(words);
    announce(words);
  }

  async function save() {
    setIsDisabled(true);
    setOutcome(t('exporting'));
    try {
      const { people, total } = await fetchForExport(query);
      const header = exportColumns.map((column) => t(exportHeadings[column]));
      // The CSV library is loaded with the first export.
      const { byteOrderMark, csvRows, csvSeparator } = await loadCode(() => import('@directory/contract/csv'));
      const rows = [header, ...people.map((person) => cellsOf(person, format))];
      const csv = byteOrderMark + csvRows(rows, csvSeparator(currentLanguage()));
      saveFile(exportFileName(new Date()), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const isFull =
        people.length === exportSize && total !== undefined && (total.count > exportSize || !total.isExact);
      const isCut = isFull || total?.isTruncated === true;
      const words = { count: people.length };
      setOutcome(isCut ? t('exportCut', words) : t('exportDone', words));
    } catch (failure) {
      setOutcome(`${t('exportFailed')} ${failureSentence(failure)}`);
    }
    rest.current = setTimeout(() => setIsDisabled(false), disabledAfterExport);
  }

  return (
    <div className={styles.export}>
      <p className={styles.outcome}>{outcome}</p>
      <Button isRunning={isDisabled} onClick={() => void save()}>
        <IconDownload size={20} stroke={1.5} aria-hidden="true" />
        <span className={styles.words}>{t('exportCsv')}</span>
      </Button>
    </div>
  );
}

function cellsOf(person: SearchResult, format: Format): string[] {
  return exportColumns.map((column) =>
    column === 'C_countryname' ? format.country(person.countryCode, person.C_countryname) : person[column],
  );
}
