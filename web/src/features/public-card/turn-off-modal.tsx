import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { useDeactivateCard, useOneAtATime } from './card-queries.ts';

interface TurnOffModalProps {
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation before the card is turned off, because printed codes then stop working permanently. */
export function TurnOffModal({ onClose, onDone }: TurnOffModalProps) {
  const { t } = useTranslation('public-card');
  const { t: shell } = useTranslation('shell');
  const failureSentence = useFailureSentence();
  const { mutate, isPending, error } = useDeactivateCard();
  const oneAtATime = useOneAtATime();
  return (
    <Modal
      isNarrow
      heading={t('turnOffHeading')}
      {...(isPending ? {} : { onClose })}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            look="primary"
            isRunning={isPending}
            onClick={() => oneAtATime(() => mutate(undefined, { onSuccess: onDone }))}
          >
            {t('turnOff')}
          </Button>
        </>
      }
    >
      <p>{t('turnOffText')}</p>
      {error !== null && <Notice kind="failure">{failureSentence(error)}</Notice>}
    </Modal>
  );
}
