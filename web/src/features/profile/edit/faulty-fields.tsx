import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { RefObject } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './edit-form.module.css';

interface FaultyFieldsProps {
  count: number;
  form: RefObject<HTMLFormElement | null>;
}

/** Next to the disabled Submit button: the number of invalid fields, and a link to the first one. Renders nothing if there are none. */
export function FaultyFields({ count, form }: FaultyFieldsProps) {
  const { t } = useTranslation('profile');
  if (count === 0) return null;
  return (
    <Button
      look="quiet"
      className={styles.faulty ?? ''}
      onClick={() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
    >
      <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
      {t('faultyFields', { count })}
    </Button>
  );
}
