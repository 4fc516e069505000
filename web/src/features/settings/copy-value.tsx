import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './copy-value.module.css';

interface CopyValueProps {
  label: string;
  hint?: ReactNode;
  value: string;
}

/** A value for use elsewhere, with a button that copies it. */
export function CopyValue({ label, hint, value }: CopyValueProps) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.value}>
        <code>
          <Breakable text={value} />
        </code>
        <CopyButton value={value} label={t('copyOf', { value: label })} />
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
