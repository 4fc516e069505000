import type { ListedPerson } from '@directory/contract';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { usePersonalData } from './privacy-queries.ts';

interface ErasureModalProps {
  person: ListedPerson;
  onClose: () => void;
  onErased: (erasure: number) => void;
}

/** Asks for the login before a leaver is erased permanently. */
export function ErasureModal({ person, onClose, onErased }: ErasureModalProps) {
  const { t } = useTranslation('privacy');
  const { t: shell } = useTranslation('shell');
  const { erase } = usePersonalData();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const erasing = useAction(async () => onErased(await erase(person)));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === person.login.toLowerCase();
    setIsWrong(!isRight);
    if (isRight) void erasing.run();
    else field.current?.focus();
  }

  return (
    <Modal
      isNarrow
      heading={t('erasure', { name: personName(person, shell) })}
      {...(erasing.isRunning ? {} : { onClose })}
      actions={
        <>
          <Button disabled={erasing.isRunning} onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button look="primary" type="submit" form={form} isRunning={erasing.isRunning}>
            {erasing.isRunning ? t('erasing') : t('erase')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('erasureText')}</p>
        <p>{t('erasureBackups')}</p>
        <Field label={t('typeLogin', { login: person.login })} fault={isWrong ? t('loginDiffers') : undefined}>
          {(control) => (
            <input
              {...control}
              ref={field}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setIsWrong(false);
              }}
            />
          )}
        </Field>
        <FailureNotice failure={erasing.failure} />
      </form>
    </Modal>
  );
}
