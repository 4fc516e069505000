import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef } from 'react';
import { useErrorSentence } from '../../../messages/error-sentence.ts';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CropModal } from '../photo/crop-modal.tsx';
import { PhotoInput } from '../photo/photo-input.tsx';
import { usePhotoChoice } from '../photo/use-photo-choice.ts';
import { useCorrectPhoto, type PhotoChange } from './correct-queries.ts';
import styles from './correct.module.css';
import { HideToggle } from './hide-toggle.tsx';
import type { Correction } from './use-correction.ts';

/** The photo: replacing and restoring take effect immediately, hiding with the other fields. */
export function CorrectPhoto({ correction }: { correction: Correction }) {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const failureSentence = useServerSentence();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { picture, fault, choose, close } = usePhotoChoice();
  const { values, photo, photoCorrection, hasOwnPhoto } = correction.base;
  const { mutate, isPending, isSuccess, variables, error, reset } = useCorrectPhoto(values.login);

  function chooseFile(file: File) {
    reset();
    void choose(file);
  }

  return (
    <div className={styles.field} data-field="photo">
      <p className={styles.label}>{t('photo')}</p>
      <HideToggle field="photo" correction={correction} />
      <div className={styles.photo}>
        <Avatar person={{ ...values, photo }} size={96} />
        <div className={styles.photoWords}>
          {photoCorrection !== null && (
            <p className={styles.source}>
              {t('correctedBy', { name: photoCorrection.by, time: format.moment(new Date(photoCorrection.at)) })}
            </p>
          )}
          <div className={styles.photoButtons}>
            <Button isRunning={isPending} onClick={() => input.current?.click()}>
              <IconUpload size={20} stroke={1.5} aria-hidden="true" />
              {t('photoUpload')}
            </Button>
            {photoCorrection !== null && (
              <Button
                look="quiet"
                isRunning={isPending}
                aria-label={`${t('removeCorrection')}: ${t('photo')}`}
                onClick={() => mutate('remove-correction')}
              >
                {t('removeCorrection')}
              </Button>
            )}
            {hasOwnPhoto && (
              <Button look="quiet" isRunning={isPending} onClick={() => mutate('remove-own')}>
                {t('removeOwnPhoto')}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{t('photoText')}</p>
          {(fault !== undefined || (error !== null && picture === undefined)) && (
            <p className={styles.fault} role="alert">
              <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
              {fault === undefined ? failureSentence(error) : sentence(fault)}
            </p>
          )}
          <output className={styles.done}>{isSuccess && t(doneWords(variables))}</output>
        </div>
      </div>
      <PhotoInput input={input} onChoose={chooseFile} />
      {picture !== undefined && (
        <CropModal
          picture={picture}
          heading={t('photo')}
          isSending={isPending}
          failure={error}
          onClose={close}
          onSave={(image) => mutate({ image }, { onSuccess: close })}
        />
      )}
    </div>
  );
}

/** The message key after a change of the photo. */
function doneWords(change: PhotoChange) {
  if (change === 'remove-correction') return 'photoCorrectionRemoved';
  return change === 'remove-own' ? 'ownPhotoRemoved' : 'photoCorrected';
}
