import type { CardField } from '@directory/contract';
import { useState, type ReactNode } from 'react';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardPreview } from './card-preview.tsx';
import { useActivateCard } from './card-queries.ts';
import styles from './card-modal.module.css';
import { FieldChoice } from './field-choice.tsx';

interface CardModalProps {
  heading: string;
  /** What stands before the choice. */
  children?: ReactNode;
  yes: string;
  no: string;
  /** What is chosen at first. */
  fields: readonly CardField[];
  /** Of a card that is on; left out to turn it on. */
  publicHash?: string | undefined;
  onClose: () => void;
  /** The card is on, with what was chosen. */
  onDone: () => void;
}

/** A choice of what is on the card, beside the page that visitors will get. Nothing is published before it is answered with yes. */
export function CardModal({ heading, children, yes, no, fields, publicHash, onClose, onDone }: CardModalProps) {
  const failureSentence = useFailureSentence();
  const [chosen, setChosen] = useState(fields);
  // As it was when the window opened: a card that is turned off meanwhile must not be turned on by saving again.
  const [hash] = useState(publicHash);
  const { mutate, isPending, error } = useActivateCard(hash);
  return (
    <Modal
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button look="primary" disabled={isPending} onClick={() => mutate(chosen, { onSuccess: onDone })}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          {children}
          {error !== null && <Notice kind="failure">{failureSentence(error)}</Notice>}
          <FieldChoice chosen={chosen} onChange={setChosen} />
        </div>
        <CardPreview fields={chosen} />
      </div>
    </Modal>
  );
}
