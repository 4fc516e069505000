import { feedNamePattern, peopleFileKinds, peopleFileLimit, type FeedUpload } from '@directory/contract';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { endsEdit, LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useFeedRuns, useUploadPeople, type PeopleFile } from './feeds-queries.ts';
import { UploadResult } from './upload-result.tsx';

interface Step {
  isDryRun: boolean;
  acceptsRemovals: boolean;
}

/** Uploads a people file: a dry run first, then the import. Another file or feed needs a new dry run. */
export function UploadPeopleFile() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const upload = useUploadPeople();
  const [feed, setFeed] = useState('');
  const [kind, setKind] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setIsChecked] = useState(false);
  const [result, setResult] = useState<FeedUpload>();
  const [step, setStep] = useState<Step>({ isDryRun: true, acceptsRemovals: false });
  const form = useRef<HTMLFormElement>(null);
  const stop = useRef<AbortController>(null);
  const order = readOrder(feed, kind, file);
  const fault = useFaults({ feed, file, isChecked });

  const sending = useAction(async (next: Step) => {
    if (order === undefined) return;
    const controller = new AbortController();
    stop.current = controller;
    setStep(next);
    setResult(undefined);
    try {
      setResult(await upload({ ...order, ...next, signal: controller.signal }));
    } catch (failure) {
      // Stopped by the viewer: not an error.
      if (!controller.signal.aborted) throw failure;
    }
  });
  const isReserved =
    sending.failure instanceof ApiFailure && sending.failure.fields.some(({ field }) => field === 'feed');
  const isChanged = feed.trim() !== '' || file !== undefined;
  const mayImport = result?.outcome === 'dry-run';

  function forget() {
    setResult(undefined);
    sending.clearFailure();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (order === undefined) form.current?.querySelector<HTMLElement>('input:invalid, input')?.focus();
    else void sending.run({ isDryRun: !mayImport, acceptsRemovals: false });
  }

  return (
    <form ref={form} className={styles.panel} aria-label={t('feedUpload')} noValidate onSubmit={submit}>
      <div>
        <h3>{t('feedUpload')}</h3>
        <p className={styles.quiet}>{t('feedUploadText')}</p>
      </div>
      <FeedField
        value={feed}
        fault={fault.feed ?? (isReserved ? t('feedReserved') : undefined)}
        isDisabled={sending.isRunning}
        onChange={(name) => {
          setFeed(name);
          forget();
        }}
      />
      <FileField
        label={t('peopleFile')}
        text={file?.name ?? fault.file ?? t('peopleFileHint')}
        accept=".csv,.ldif,text/csv"
        isDisabled={sending.isRunning}
        onChoose={(chosen) => {
          setFile(chosen);
          setKind(peopleFileKinds.find((name) => chosen.name.toLowerCase().endsWith(`.${name}`)) ?? '');
          forget();
        }}
      />
      {fault.file !== undefined && <Notice kind="failure">{fault.file}</Notice>}
      {file !== undefined && (
        <div className={styles.narrow}>
          <SelectField
            label={t('fileKind')}
            value={kind}
            empty={t('choose')}
            choices={peopleFileKinds.map((name) => ({ value: name, label: name.toUpperCase() }))}
            isDisabled={sending.isRunning}
            onChange={(chosen) => {
              setKind(chosen);
              forget();
            }}
          />
        </div>
      )}
      {sending.isRunning && (
        <div className={styles.stack}>
          <output>{step.isDryRun ? t('previewing') : t('importing')}</output>
          <progress className={styles.progress} aria-label={step.isDryRun ? t('previewing') : t('importing')} />
        </div>
      )}
      {!isReserved && <FailureNotice failure={sending.failure} />}
      {result !== undefined && (
        <UploadResult result={result} onAccept={() => void sending.run({ isDryRun: false, acceptsRemovals: true })} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={sending.isRunning}>
          {mayImport ? t('import') : t('previewFile')}
        </Button>
        {sending.isRunning ? (
          <Button onClick={() => stop.current?.abort()}>{t('stop')}</Button>
        ) : (
          <ButtonLink to={settingsAddress('feeds')} state={endsEdit}>
            {shell('cancel')}
          </ButtonLink>
        )}
      </div>
      <LeaveGuard isChanged={isChanged && result?.outcome !== 'imported'} />
    </form>
  );
}

function readOrder(feed: string, kind: string, file: File | undefined): PeopleFile | undefined {
  const known = peopleFileKinds.find((name) => name === kind);
  if (file === undefined || file.size > peopleFileLimit || known === undefined) return undefined;
  return feedNamePattern.test(feed.trim()) ? { file, feed: feed.trim(), kind: known } : undefined;
}

function useFaults({ feed, file, isChecked }: { feed: string; file: File | undefined; isChecked: boolean }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const isTooLarge = file !== undefined && file.size > peopleFileLimit;
  const tooLarge = isTooLarge ? t('fileTooLarge', { size: format.number(peopleFileLimit / 1024 / 1024) }) : undefined;
  if (!isChecked) return { feed: undefined, file: tooLarge };
  return {
    feed: feedNamePattern.test(feed.trim()) ? undefined : t('feedNameFault'),
    file: file === undefined ? t('peopleFileMissing') : tooLarge,
  };
}

interface FeedFieldProps {
  value: string;
  fault: string | undefined;
  isDisabled: boolean;
  onChange: (name: string) => void;
}

/** The name of a feed, with suggestions from previous runs. */
function FeedField({ value, fault, isDisabled, onChange }: FeedFieldProps) {
  const { t } = useTranslation('settings');
  const listId = useId();
  const { data } = useFeedRuns();
  const names = [...new Set(data?.pages.flat().map((run) => run.feed))].toSorted();
  return (
    <div className={styles.narrow}>
      <Field label={t('feedName')} hint={t('feedNameHint')} fault={fault}>
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={63}
              disabled={isDisabled}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <datalist id={listId}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}
