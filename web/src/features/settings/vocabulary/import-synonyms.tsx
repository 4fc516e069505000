import { synonymListLimit, synonymsVersion, type SynonymFile } from '@directory/contract';
import { useState } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FaultList } from '../fault-list.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import type { UnreadableFile } from './synonym-file.ts';
import { useSynonymChanges, useSynonyms } from './synonym-queries.ts';
import { useFaultSentence } from './synonym-words.ts';

const maxFaults = 50;

/** Replaces the list by a file, which is checked when it is chosen, previewed, and then saved. */
export function ImportSynonyms() {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const format = useFormat();
  const navigateWithNotice = useNavigateWithNotice();
  const { replace } = useSynonymChanges();
  const { data: list, isPending } = useSynonyms();
  const newest = list && synonymsVersion(list);
  const [chosen, setChosen] = useState<{ name: string; content: SynonymFile | UnreadableFile }>();
  /** Version of the list with which the file was previewed. */
  const [version, setVersion] = useState<string>();
  const content = chosen?.content;
  const valid = typeof content === 'object' && content.faults.length === 0 ? content : undefined;
  const saving = useAction(async () => {
    const { added, removed } = await replace(valid?.rows ?? [], version ?? newest).catch((failure: unknown) => {
      // After a conflict, the newer list is shown, and the next attempt may replace it.
      setVersion(undefined);
      throw failure;
    });
    setChosen(undefined);
    navigateWithNotice(
      settingsAddress('vocabulary'),
      t('replaced', { added: format.number(added), removed: format.number(removed) }),
    );
  });
  const choosing = useAction<File>(async (file) => {
    setChosen(undefined);
    // Loaded on demand, because it includes the CSV library.
    const { readSynonymFile } = await import('./synonym-file.ts');
    setChosen({ name: file.name, content: await readSynonymFile(file) });
    setVersion(newest);
    saving.clearFailure();
  });
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'synonyms.stale';
  // Below a list whose length is not known yet, it would move.
  if (isPending) return null;
  return (
    <section className={page.panel} aria-labelledby="vocabulary-file">
      <h3 id="vocabulary-file">{t('file')}</h3>
      <p className={page.quiet}>{t('fileText')}</p>
      <FileField
        label={t('fileField')}
        text={chosen?.name ?? settings('dropHere')}
        accept=".csv,text/csv"
        isDisabled={choosing.isRunning || saving.isRunning}
        onChoose={(file) => void choosing.run(file)}
      />
      <FailureNotice failure={choosing.failure} />
      {content === 'too-large' && (
        <Notice kind="failure">
          {settings('fileTooLarge', { size: format.number(synonymListLimit / 1024 / 1024) })}
        </Notice>
      )}
      {content === 'encoding' && <Notice kind="failure">{t('fileEncoding')}</Notice>}
      {typeof content === 'object' && content.faults.length > 0 && <Faults {...content} />}
      {valid !== undefined && (
        <>
          <Notice kind="done">{t('fileValid', { count: valid.rows.length })}</Notice>
          {isStale ? <Notice kind="warning">{t('listChanged')}</Notice> : <FailureNotice failure={saving.failure} />}
          <div className={page.buttons}>
            <Button look="primary" isRunning={saving.isRunning} onClick={() => void saving.run()}>
              {saving.isRunning ? settings('saving') : t('replace')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The faults of a file, by line and column. */
function Faults({ faults }: SynonymFile) {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const format = useFormat();
  const sentence = useFaultSentence();
  const shown = faults.slice(0, maxFaults);
  return (
    <>
      <Notice kind="failure">{t('fileInvalid', { count: faults.length })}</Notice>
      <FaultList
        caption={settings('faults')}
        headings={[t('line'), t('column'), settings('faultReason')]}
        faults={shown.map(({ line, column, code }) => ({
          key: `${line} ${column} ${code}`,
          position: format.number(line),
          field: format.number(column),
          place: `${t('line')} ${format.number(line)} · ${t('column')} ${format.number(column)}`,
          reason: sentence(code),
        }))}
      />
      {shown.length < faults.length && (
        <p className={page.quiet}>{settings('faultsCut', { faults: format.number(shown.length) })}</p>
      )}
    </>
  );
}
