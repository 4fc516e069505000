import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import row from '../field-row.module.css';
import { useShownProfile } from '../shown-profile.ts';
import { ListenButton } from './listen-button.tsx';
import { RecordModal } from './record-modal.tsx';
import { useEraseRecording, useLoadRecording } from './recording-queries.ts';
import styles from './recording-row.module.css';

/** On the viewer's own profile: controls to record, play and delete the pronunciation of the name. Other profiles have a button next to the name. */
export function RecordingRow() {
  const { t } = useTranslation('recording');
  const { t: profileWords } = useTranslation('profile');
  const { profile } = useShownProfile();
  const sentence = useServerSentence();
  const load = useLoadRecording(profile.login, profile.nameRecordedAt);
  const erasing = useEraseRecording(profile.login);
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const record = useRef<HTMLButtonElement>(null);
  const hasRecording = profile.nameRecordedAt !== '';

  function erase() {
    erasing.mutate(undefined, {
      onSuccess: () => {
        setNote(t('recordingErased'));
        // The pressed button has been removed.
        record.current?.focus();
      },
    });
  }

  return (
    <div className={classes(row.row, styles.row)}>
      <dt className={row.label}>{profileWords('nameRecording')}</dt>
      <dd>
        <div className={styles.buttons}>
          {hasRecording && profile.canRecordName && <ListenButton load={load} />}
          {profile.canRecordName && (
            <Button ref={record} onClick={() => setIsOpen(true)}>
              <IconMicrophone size={20} stroke={1.5} aria-hidden="true" />
              {t(hasRecording ? 'recordAgain' : 'record')}
            </Button>
          )}
          {hasRecording && (
            <IconButton label={t('eraseRecording')} isRunning={erasing.isPending} onClick={erase}>
              <IconTrash size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {hasRecording && !profile.canRecordName && (
          <p className={row.hidden}>
            <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
            {t('recordingTurnedOff')}
          </p>
        )}
        <output className={styles.note}>{note}</output>
        {erasing.error !== null && <Notice kind="failure">{sentence(erasing.error)}</Notice>}
        {isOpen && (
          <RecordModal
            login={profile.login}
            onClose={(hasSaved) => {
              setIsOpen(false);
              setNote(hasSaved ? t('recordingSaved') : '');
            }}
          />
        )}
      </dd>
    </div>
  );
}
