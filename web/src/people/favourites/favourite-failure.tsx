import { useMutationState } from '@tanstack/react-query';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { personName } from '../person-name.ts';
import styles from './favourite-failure.module.css';
import { favouriteChangeKey, type FavouriteChange } from './favourites.ts';

/** Reports on any page that the latest change of a favourite was not stored, and why. */
export function FavouriteFailure() {
  const { t } = useTranslation('shell');
  const sentence = useFailureSentence();
  const [closedAt, setClosedAt] = useState(0);
  const last = useMutationState({
    filters: { mutationKey: favouriteChangeKey },
    select: ({ state }) => ({ ...state, change: state.variables as FavouriteChange }),
  }).at(-1);
  if (last?.status !== 'error' || last.submittedAt <= closedAt) return null;
  const { isFavourite, person } = last.change;
  const name = personName(person, t);
  return (
    <div className={styles.place}>
      <Notice
        key={last.submittedAt}
        kind="failure"
        actions={
          <IconButton label={t('close')} onClick={() => setClosedAt(last.submittedAt)}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        <strong>{t(isFavourite ? 'favouriteNotAdded' : 'favouriteNotRemoved', { name })}</strong> {sentence(last.error)}
      </Notice>
    </div>
  );
}
