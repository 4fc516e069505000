import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOverBudget } from '../../api/call.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconButton } from '../../ui/button.tsx';
import styles from './card-actions.module.css';
import { personCardQuery } from '../person-card-query.ts';

interface CallActionProps {
  login: string;
  name: string;
  tabIndex: -1 | 0;
}

/** Calls a person. Lists contain no phone numbers, so the number is requested on click. */
export function CallAction({ login, name, tabIndex }: CallActionProps) {
  const { t } = useTranslation('shell');
  const sentence = useFailureSentence();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState('');

  async function callPerson() {
    if (isAsking) return;
    setIsAsking(true);
    setFault('');
    try {
      // While offline, the call fails immediately instead of waiting for the connection.
      const card = await queryClient.fetchQuery({ ...personCardQuery(login), networkMode: 'always' });
      if (card.callAddress === '') setFault(t('callImpossible'));
      else dial(card.callAddress);
    } catch (failure) {
      setFault(isOverBudget(failure) ? sentence(failure) : t('callFailed'));
    }
    setIsAsking(false);
  }

  return (
    <>
      <IconButton
        className={styles.action}
        label={t('callPerson', { name })}
        tabIndex={tabIndex}
        aria-disabled={isAsking ? true : undefined}
        onClick={() => void callPerson()}
      >
        <IconPhone size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      {fault !== '' && (
        <p className={styles.failed} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** Opens a `tel:` address like a click on a link, which does not leave the page. */
function dial(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
