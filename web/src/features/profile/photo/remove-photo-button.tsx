import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useRemovePhoto } from '../profile-queries.ts';
import styles from './photo-button.module.css';

interface RemovePhotoButtonProps {
  login: string;
  /** Whether the viewer has an own photo. Without one there is no button, but the component is still mounted to finish the removal. */
  hasOwnPhoto: boolean;
  onRemoved: () => void;
}

/** The button to remove the viewer's own photo. Asks for confirmation. */
export function RemovePhotoButton({ login, hasOwnPhoto, onRemoved }: RemovePhotoButtonProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const sentence = useServerSentence();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useRemovePhoto(login);
  const close = () => {
    reset();
    setIsAsking(false);
  };
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        onRemoved();
      },
    });
  return (
    <>
      {hasOwnPhoto && (
        <IconButton className={styles.remove ?? ''} label={t('removePhoto')} onClick={() => setIsAsking(true)}>
          <IconTrash size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      )}
      {isAsking && (
        <Modal
          isNarrow
          heading={t('photoRemoval')}
          {...(isPending ? {} : { onClose: close })}
          actions={
            <>
              <Button disabled={isPending} onClick={close}>
                {shell('cancel')}
              </Button>
              <Button look="primary" isRunning={isPending} onClick={remove}>
                {isPending ? t('photoRemoving') : t('photoRemove')}
              </Button>
            </>
          }
        >
          <p>{t('photoRemovalText')}</p>
          {error !== null && <Notice kind="failure">{sentence(error)}</Notice>}
        </Modal>
      )}
    </>
  );
}
