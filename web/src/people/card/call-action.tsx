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

/** Calls a person. Lists have no numbers: it is requested when it is used. */
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
      // Without a connection, the call fails instead of waiting for it.
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

/** Opens a `tel:` address as a click on a link would, which leaves the page where it is. */
function dial(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
