import { getContactCards } from '@directory/contract';
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { callForFile } from '../../../api/call.ts';
import { loadCode } from '../../../api/load-code.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { announce } from '../../../ui/status/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import buttons from '../../../ui/button.module.css';
import { classes } from '../../../ui/classes.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useCopy } from '../../../ui/browser/use-copy.ts';
import { exportColumns, exportFileName, exportHeadings } from '../results/csv-export.ts';
import styles from './several-actions.module.css';
import { addressList, mailToAll, peopleOf, rowsOf, type Outcome } from './several-outcome.ts';

/** Actions for the people who were found or chosen. */
export function SeveralActions({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('several');
  const { t: search } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState('');
  const people = peopleOf(outcomes);
  const addresses = people.flatMap(({ email }) => (email === '' ? [] : [email]));
  const unknown = outcomes.filter(({ person }) => person === undefined).map(({ text }) => text);
  const mail = mailToAll(addresses);
  const without = people.length - addresses.length;

  async function run(work: () => Promise<void>) {
    setIsSaving(true);
    setOutcome('');
    try {
      await work();
      setOutcome(t('saved', { count: people.length }));
    } catch (failure) {
      setOutcome(`${t('saveFailed')} ${failureSentence(failure)}`);
    }
    setIsSaving(false);
  }

  async function saveCsv() {
    // The CSV library is loaded with the first export.
    const { byteOrderMark, csvRows, csvSeparator } = await loadCode(() => import('@directory/contract/csv'));
    const header = [
      t('columnPasted'),
      t('columnState'),
      ...exportColumns.map((column) => search(exportHeadings[column])),
    ];
    const rows = rowsOf(outcomes, {
      stateOf: ({ state, person }) => t(state === 'choice' && person !== undefined ? 'state.chosen' : `state.${state}`),
      countryOf: ({ countryCode, C_countryname }) => format.country(countryCode, C_countryname),
    });
    const csv = byteOrderMark + csvRows([header, ...rows], csvSeparator(currentLanguage()));
    saveDated('csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }

  async function saveContacts() {
    const { file } = await callForFile(getContactCards, { body: { logins: people.map(({ login }) => login) } });
    saveDated('vcf', file);
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {addresses.length > 0 && mail !== undefined && (
          <a className={classes(buttons.button, buttons.primary)} href={mail}>
            <IconMail size={20} stroke={1.5} aria-hidden="true" />
            {t('mailAll')}
          </a>
        )}
        {addresses.length > 0 && <CopyText label={t('copyAddresses')} value={addressList(addresses)} />}
        {people.length > 0 && (
          <Button isRunning={isSaving} onClick={() => void run(saveContacts)}>
            <IconAddressBook size={20} stroke={1.5} aria-hidden="true" />
            {t('saveContacts')}
          </Button>
        )}
        <Button isRunning={isSaving} onClick={() => void run(saveCsv)}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          {search('exportCsv')}
        </Button>
        {unknown.length > 0 && <CopyText label={t('copyUnknown')} value={unknown.join('\n')} />}
      </div>
      {addresses.length > 0 && mail === undefined && <p className={styles.note}>{t('mailTooLong')}</p>}
      {without > 0 && <p className={styles.note}>{t('withoutAddress', { count: without })}</p>}
      <output className={styles.note}>{isSaving ? shell('loading') : outcome}</output>
    </div>
  );
}

function saveDated(ending: 'csv' | 'vcf', file: Blob): void {
  saveFile(exportFileName(new Date(), ending), file);
}

function CopyText({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('shell');
  const { isCopied, copy } = useCopy(() => announce(t('copied')));
  return (
    <Button onClick={() => copy(value)}>
      {isCopied ? (
        <IconCheck className={styles.copied} size={20} stroke={1.5} aria-hidden="true" />
      ) : (
        <IconCopy size={20} stroke={1.5} aria-hidden="true" />
      )}
      {label}
    </Button>
  );
}
