import { nameRecordingRate, nameRecordingSeconds } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ListenButton } from './listen-button.tsx';
import { decodeSound, prepareSound, wavOf } from './prepare-sound.ts';
import { useSaveRecording } from './recording-queries.ts';
import { startRecording, type RecordingFault, type RunningRecording } from './record-sound.ts';
import styles from './record-modal.module.css';

/** A dialog to record the viewer's name, play it and save it. */
export function RecordModal({ login, onClose }: { login: string; onClose: (hasSaved: boolean) => void }) {
  const { t } = useTranslation('recording');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const sentence = useServerSentence();
  const saving = useSaveRecording(login);
  const { samples, running, fault, start } = useRecording();
  const maxSeconds = nameRecordingSeconds.max;
  const close = () => onClose(false);

  return (
    <Modal
      isNarrow
      heading={t('recordHeading')}
      {...(saving.isPending ? {} : { onClose: close })}
      actions={
        <>
          <Button disabled={saving.isPending} onClick={close}>
            {shell('cancel')}
          </Button>
          <Button
            look="primary"
            disabled={samples === undefined}
            isRunning={saving.isPending}
            onClick={() => samples && saving.mutate(samples, { onSuccess: () => onClose(true) })}
          >
            {t(saving.isPending ? 'savingRecording' : 'saveRecording')}
          </Button>
        </>
      }
    >
      <p>{t('recordText', { most: format.number(maxSeconds) })}</p>
      <div className={styles.controls}>
        {running === undefined ? (
          <Button
            isLarge={samples === undefined}
            look={samples === undefined ? 'primary' : 'secondary'}
            disabled={saving.isPending}
            onClick={() => {
              saving.reset();
              void start();
            }}
          >
            <IconMicrophone size={20} stroke={1.5} aria-hidden="true" />
            {t(samples === undefined ? 'startRecording' : 'recordAgain')}
          </Button>
        ) : (
          <Button isLarge look="primary" onClick={() => running.stop()}>
            <IconPlayerStopFilled size={20} stroke={1.5} aria-hidden="true" />
            {t('stopRecording')}
          </Button>
        )}
        {samples !== undefined && running === undefined && (
          <ListenButton key={samples.length} load={() => Promise.resolve(wavOf(samples))} />
        )}
      </div>
      {running !== undefined && <Elapsed maxSeconds={maxSeconds} />}
      <output className={styles.state}>
        {running !== undefined && t('recordingNow')}
        {running === undefined && samples !== undefined && t('recorded', { count: lengthOf(samples) })}
      </output>
      {(fault !== undefined || saving.error !== null) && (
        <p className={styles.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {fault === undefined ? sentence(saving.error) : t(fault)}
        </p>
      )}
      <LeaveGuard isChanged={samples !== undefined || running !== undefined} />
    </Modal>
  );
}

/** Duration in seconds, rounded to tenths. */
function lengthOf(samples: Int16Array): number {
  return Math.round((samples.length / nameRecordingRate) * 10) / 10;
}

/** The running recording, and the last completed one. The microphone is released when the component unmounts. */
function useRecording() {
  const [samples, setSamples] = useState<Int16Array<ArrayBuffer>>();
  const [running, setRunning] = useState<RunningRecording>();
  const [fault, setFault] = useState<RecordingFault>();
  const isUnmounted = useRef(false);
  /** True while the browser asks for permission to use the microphone. */
  const isAsking = useRef(false);
  const latest = useRef<RunningRecording>(undefined);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      latest.current?.stop();
    };
  }, []);

  async function start() {
    if (isAsking.current) return;
    isAsking.current = true;
    setFault(undefined);
    const started = await startRecording();
    isAsking.current = false;
    if (typeof started === 'string') return setFault(started);
    latest.current = started;
    // The dialog was closed while the browser asked for permission.
    if (isUnmounted.current) return started.stop();
    setRunning(started);
    const recorded = await started.recorded;
    if (isUnmounted.current) return;
    try {
      setSamples(prepareSound(await decodeSound(recorded)));
    } catch {
      setFault('recordingUnsupported');
    } finally {
      setRunning(undefined);
    }
  }

  return { samples, running, fault, start };
}

/** The elapsed time, out of the maximum duration. */
function Elapsed({ maxSeconds }: { maxSeconds: number }) {
  const { t } = useTranslation('recording');
  const format = useFormat();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.min(maxSeconds, (performance.now() - startedAt) / 1000)), 100);
    return () => clearInterval(timer);
  }, [maxSeconds]);
  const text = t('recordingLength', { seconds: format.number(Math.floor(seconds)), most: format.number(maxSeconds) });
  return (
    <div className={styles.elapsed}>
      <progress aria-label={text} max={maxSeconds} value={seconds} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
