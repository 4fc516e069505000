import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import styles from './listen-button.module.css';
import { PlayError, usePlayer } from './use-player.ts';

interface ListenButtonProps {
  load: () => Promise<Blob>;
  /** Name of the person, for the accessible name of a button with only an icon. */
  name?: string;
}

/** The button that plays and stops a recording. */
export function ListenButton({ load, name }: ListenButtonProps) {
  const { t } = useTranslation('recording');
  const failureSentence = useFailureSentence();
  const { isPlaying, failure, toggle } = usePlayer(load);
  const Icon = isPlaying ? IconPlayerStopFilled : IconVolume;
  const icon = <Icon size={20} stroke={1.5} aria-hidden="true" />;
  return (
    <>
      {name === undefined ? (
        <Button onClick={toggle}>
          {icon}
          {t(isPlaying ? 'stopListening' : 'listen')}
        </Button>
      ) : (
        <IconButton
          className={styles.beside ?? ''}
          label={isPlaying ? t('stopListening') : t('listenTo', { name })}
          onClick={toggle}
        >
          {icon}
        </IconButton>
      )}
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {failure instanceof PlayError ? t('playFailed') : failureSentence(failure)}
        </p>
      )}
    </>
  );
}
