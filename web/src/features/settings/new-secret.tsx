import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { settingsAddress, type Section } from './settings-address.ts';
import styles from './settings-page.module.css';

interface NewSecretProps {
  section: Section;
  heading: string;
  /** A warning that the secret is shown only once. */
  warning: string;
  /** The secret, and other values needed to use it. */
  children: ReactNode;
}

/** A secret that was just created, which is shown only once. */
export function NewSecret({ section, heading, warning, children }: NewSecretProps) {
  const { t } = useTranslation('settings');
  const focused = useRef<HTMLHeadingElement>(null);
  // The focused button has been removed.
  useEffect(() => focused.current?.focus(), []);
  return (
    <div className={`${styles.panel} ${styles.narrow}`}>
      <h3 ref={focused} tabIndex={-1}>
        {heading}
      </h3>
      <Notice kind="warning">{warning}</Notice>
      {children}
      <div className={styles.buttons}>
        <ButtonLink to={settingsAddress(section)}>{t('done')}</ButtonLink>
      </div>
    </div>
  );
}
