import { useId } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import styles from '../settings-page.module.css';
import { useFeedRuns } from './feeds-queries.ts';

interface FeedFieldProps {
  value: string;
  fault: string | undefined;
  isDisabled: boolean;
  onChange: (name: string) => void;
}

/** A field for the name of a feed, with suggestions from previous runs. */
export function FeedField({ value, fault, isDisabled, onChange }: FeedFieldProps) {
  const { t } = useTranslation('settings');
  const listId = useId();
  const { data } = useFeedRuns();
  const names = [...new Set(data?.pages.flat().map((run) => run.feed))].toSorted();
  return (
    <div className={styles.narrow}>
      <Field label={t('feedName')} hint={t('feedNameHint')} fault={fault}>
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={63}
              disabled={isDisabled}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <datalist id={listId}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}
