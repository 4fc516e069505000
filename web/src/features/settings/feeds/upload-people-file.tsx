import { feedNamePattern, peopleFileKinds, peopleFileLimit } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { endsEdit, LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { FeedField } from './feed-field.tsx';
import { FilePreview } from './file-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadResult } from './upload-result.tsx';
import { usePeopleFile } from './use-people-file.ts';
import { WorkProgress } from './work-progress.tsx';

/** Imports a people file in steps: upload, preview of the first rows, check of the complete file, import. */
export function UploadPeopleFile() {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const { t: feeds } = useTranslation('feeds');
  const state = usePeopleFile();
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { feed, file, kind, preview, result, uploading } = state;
  const isChanged = feed.trim() !== '' || file !== undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The faults must be rendered before the first of them can get the focus.
    flushSync(() => setIsChecked(true));
    if (!state.isReady) firstFault(form.current)?.focus();
    else if (preview === undefined) void state.open();
    else void state.import({ isDryRun: result?.outcome !== 'dry-run', acceptsRemovals: false });
  }

  return (
    <form ref={form} className={styles.panel} aria-label={t('feedUpload')} noValidate onSubmit={submit}>
      <div>
        <h3>{t('feedUpload')}</h3>
        <p className={styles.quiet}>{kind === 'photos' ? upload('photosText') : t('feedUploadText')}</p>
      </div>
      <FileChoice state={state} isChecked={isChecked} />
      {uploading.state !== undefined && file !== undefined && (
        <UploadProgress
          name={file.name}
          state={uploading.state}
          onPause={uploading.pause}
          onResume={uploading.resume}
          onCancel={uploading.cancel}
        />
      )}
      {result?.outcome !== 'imported' && <Preview state={state} />}
      {state.work !== undefined && <WorkProgress work={state.work} upload={state.uploaded?.id} />}
      {!state.isReserved && (
        <FailureNotice
          failure={state.failure}
          sentence={state.isImportLost ? upload('importLost', { runs: feeds('latestRuns') }) : undefined}
          isInForm={!state.isImportLost}
        />
      )}
      {result !== undefined && kind !== undefined && (
        <UploadResult
          kind={kind}
          result={result}
          onAccept={() => void state.import({ isDryRun: false, acceptsRemovals: true })}
        />
      )}
      <Steps state={state} />
      <LeaveGuard isChanged={isChanged && result?.outcome !== 'imported'} />
    </form>
  );
}

/** The first invalid field, otherwise the file field. */
function firstFault(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid]') ?? form?.querySelector('input[type="file"]') ?? null;
}

type State = ReturnType<typeof usePeopleFile>;

/** The feed, the file and its format. */
function FileChoice({ state, isChecked }: { state: State; isChecked: boolean }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const format = useFormat();
  const errorSentence = useErrorSentence();
  const { feed, file, wrong, isRunning, isReserved, uploading } = state;
  const isNamed = feedNamePattern.test(feed.trim());
  const isTooLarge = file !== undefined && file.size > peopleFileLimit;
  const tooLarge = isTooLarge ? t('fileTooLarge', { size: format.number(peopleFileLimit / 1024 / 1024) }) : undefined;
  const isEmpty = file?.size === 0;
  const wrongFault =
    wrong === undefined || isEmpty
      ? undefined
      : wrong === 'unreadable'
        ? errorSentence('file.unreadable')
        : upload(`wrong.${wrong}`, { photos: upload('kindPhotos') });
  const fileFault =
    isChecked && file === undefined ? t('peopleFileMissing') : isEmpty ? upload('noPeople') : (tooLarge ?? wrongFault);
  const feedFault = isChecked && !isNamed ? t('feedNameFault') : undefined;
  return (
    <>
      <FeedField
        value={feed}
        fault={feedFault ?? (isReserved ? t('feedReserved') : undefined)}
        isDisabled={isRunning}
        onChange={state.nameFeed}
      />
      <FileField
        label={t('peopleFile')}
        text={file?.name ?? upload('hint')}
        accept=".csv,.tsv,.txt,.ldif,.ldf,.zip,text/csv,application/zip"
        isDisabled={isRunning}
        onChoose={state.choose}
      />
      {fileFault !== undefined && <Notice kind="failure">{fileFault}</Notice>}
      {file === undefined && uploading.wasInterrupted && <Notice kind="note">{errorSentence('upload.offset')}</Notice>}
      {file !== undefined && (
        <div className={styles.narrow}>
          <SelectField
            label={t('fileKind')}
            value={state.kind ?? ''}
            empty={t('choose')}
            fault={isChecked && state.kind === undefined && wrong === undefined ? upload('kindMissing') : undefined}
            choices={peopleFileKinds.map((name) => ({
              value: name,
              label: name === 'photos' ? upload('kindPhotos') : name.toUpperCase(),
            }))}
            isDisabled={isRunning}
            onChange={state.chooseKind}
          />
        </div>
      )}
    </>
  );
}

/** The preview, which is closed once there is a result. */
function Preview({ state }: { state: State }) {
  const { preview, kind, result, isRunning } = state;
  if (preview === undefined || kind === undefined) return null;
  return (
    <FilePreview
      kind={kind}
      preview={preview}
      isOpen={result === undefined}
      isDisabled={isRunning}
      onChange={(options) => void state.reread(options)}
    />
  );
}

/** The buttons for the next step and for going back. */
function Steps({ state }: { state: State }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const { t: shell } = useTranslation('shell');
  const { preview, result, work, isRunning } = state;
  const isDone = result?.outcome === 'imported';
  const isUnreadable = preview !== undefined && preview.problem !== '';
  const next =
    preview === undefined ? upload('preview') : result?.outcome === 'dry-run' ? t('import') : upload('checkFile');
  return (
    <div className={styles.buttons}>
      {!isDone && !isUnreadable && (
        <Button type="submit" look="primary" isRunning={isRunning}>
          {next}
        </Button>
      )}
      {preview !== undefined && !isRunning && <Button onClick={state.restart}>{upload('otherFile')}</Button>}
      {work !== undefined && <Button onClick={state.stop}>{t('stop')}</Button>}
      {!isRunning && (
        <ButtonLink to={settingsAddress('feeds')} state={endsEdit}>
          {isDone ? t('feedOverview') : shell('cancel')}
        </ButtonLink>
      )}
    </div>
  );
}
