import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadCode } from '../../../api/load-code.ts';
import { useErrorSentence, useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useUpdatePhoto } from '../profile-queries.ts';
import type { CropModalProps } from './crop-modal.tsx';
import styles from './photo-button.module.css';
import { PhotoInput } from './photo-input.tsx';
import { RemovePhotoButton } from './remove-photo-button.tsx';
import { usePhotoChoice } from './use-photo-choice.ts';
import { Announced } from '../../../ui/status/announced.tsx';

/** The buttons to change the viewer's own photo (choose a file, crop it, upload it) and to remove it. */
export function PhotoButton({ login, hasOwnPhoto }: { login: string; hasOwnPhoto: boolean }) {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const failureSentence = useFailureSentence();
  const input = useRef<HTMLInputElement>(null);
  const { picture, fault, choose, close } = usePhotoChoice();
  const [CropModal, setCropModal] = useState<ComponentType<CropModalProps>>();
  const [loadFailure, setLoadFailure] = useState<unknown>();
  const [isRemoved, setIsRemoved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = useUpdatePhoto(login);

  // The button that had the focus is removed with the photo.
  useEffect(() => {
    if (isRemoved) button.current?.focus();
  }, [isRemoved]);

  function chooseFile(file: File) {
    reset();
    setIsRemoved(false);
    setLoadFailure(undefined);
    void choose(file);
    void loadCropModal();
  }

  /** Loads the dialog when a file has been chosen. If that fails, the page remains, with what was typed into its form. */
  async function loadCropModal() {
    try {
      const { CropModal: Loaded } = await loadCode(() => import('./crop-modal.tsx'));
      setCropModal(() => Loaded);
    } catch (reason) {
      setLoadFailure(reason);
      close();
    }
  }

  const failedBecause =
    fault !== undefined ? sentence(fault) : loadFailure !== undefined ? failureSentence(loadFailure) : undefined;

  return (
    <>
      <IconButton
        ref={button}
        className={styles.camera ?? ''}
        label={t('changePhoto')}
        onClick={() => input.current?.click()}
      >
        <IconCamera size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <RemovePhotoButton login={login} hasOwnPhoto={hasOwnPhoto} onRemoved={() => setIsRemoved(true)} />
      <PhotoInput input={input} onChoose={chooseFile} />
      {failedBecause !== undefined && (
        <p className={styles.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {failedBecause}
        </p>
      )}
      <Announced text={isRemoved ? t('photoRemoved') : isSuccess ? t('photoSaved') : ''} />
      {picture !== undefined && CropModal !== undefined && (
        <CropModal
          picture={picture}
          heading={t('cropHeading')}
          isSending={isPending}
          failure={error}
          onClose={close}
          onSave={(image) => mutate(image, { onSuccess: close })}
        />
      )}
    </>
  );
}
