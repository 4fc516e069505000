import type { PersonalData } from '@directory/contract';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useState } from 'react';
import { useServerSentence } from '../../messages/server-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import styles from './download-buttons.module.css';
import { savePersonalData, type PersonalDataFormat } from './save-personal-data.ts';

interface DownloadButtonsProps {
  load: () => Promise<PersonalData>;
  /** The name of the person, if the page lists several. */
  of?: string;
}

/** Buttons that download personal data as a page or as JSON, and the status of the download. */
export function DownloadButtons({ load, of }: DownloadButtonsProps) {
  const { t } = useTranslation('privacy');
  const sentence = useServerSentence();
  const [running, setRunning] = useState<PersonalDataFormat>();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function download(format: PersonalDataFormat) {
    setRunning(format);
    setIsDone(false);
    setFailure(undefined);
    try {
      await savePersonalData(await load(), format);
      setIsDone(true);
    } catch (thrown) {
      setFailure(thrown);
    }
    setRunning(undefined);
  }

  const label = (format: PersonalDataFormat) => {
    if (running === format) return t('preparing');
    return t(format === 'page' ? 'asPage' : 'asJson');
  };
  const button = (format: PersonalDataFormat) => ({
    isRunning: running === format,
    disabled: running !== undefined && running !== format,
    onClick: () => void download(format),
    // The accessible name contains the visible text (WCAG 2.5.3).
    ...(of === undefined ? {} : { 'aria-label': `${label(format)}: ${of}` }),
  });
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons}>
        <Button {...button('page')}>
          <IconFileText size={20} stroke={1.5} aria-hidden="true" />
          {label('page')}
        </Button>
        <Button {...button('json')}>
          <IconBraces size={20} stroke={1.5} aria-hidden="true" />
          {label('json')}
        </Button>
      </div>
      {failure !== undefined && <Notice kind="failure">{sentence(failure)}</Notice>}
      <output className={styles.done}>{isDone && t('downloaded')}</output>
    </div>
  );
}
