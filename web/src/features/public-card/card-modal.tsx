import type { AboutMeField, CardField } from '@directory/contract';
import { useState, type ReactNode } from 'react';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { CardPreview } from './card-preview.tsx';
import { useActivateCard, useOneAtATime } from './card-queries.ts';
import styles from './card-modal.module.css';
import { FieldChoice } from './field-choice.tsx';

interface CardModalProps {
  heading: string;
  /** Content above the choice of fields. */
  children?: ReactNode;
  yes: string;
  no: string;
  /** The "about me" fields that are enabled. */
  existing: readonly AboutMeField[];
  /** The initial choice. */
  fields: readonly CardField[];
  /** Hash of the card that is on; omitted to turn the card on. */
  publicHash?: string | undefined;
  onClose: () => void;
  /** Called after the card has been saved. */
  onDone: () => void;
}

/** A dialog to choose the fields of the card, with a preview of the visitors' page. Nothing is published before it is confirmed. */
export function CardModal({
  heading,
  children,
  yes,
  no,
  existing,
  fields,
  publicHash,
  onClose,
  onDone,
}: CardModalProps) {
  const failureSentence = useFailureSentence();
  const [chosen, setChosen] = useState(fields);
  // The hash when the dialog was opened: if the card is turned off elsewhere, saving must not turn it on again.
  const [hash] = useState(publicHash);
  const { mutate, isPending, error } = useActivateCard(hash);
  const oneAtATime = useOneAtATime();
  return (
    <Modal
      heading={heading}
      {...(isPending ? {} : { onClose })}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {no}
          </Button>
          <Button
            look="primary"
            isRunning={isPending}
            onClick={() => oneAtATime(() => mutate(chosen, { onSuccess: onDone }))}
          >
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          {children}
          {error !== null && <Notice kind="failure">{failureSentence(error)}</Notice>}
          <FieldChoice existing={existing} chosen={chosen} onChange={setChosen} />
        </div>
        <CardPreview fields={chosen} />
      </div>
    </Modal>
  );
}
