import type { Profile } from '@directory/contract';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../messages/use-translation.tsx';
import styles from './badge.module.css';
import type { CardCode } from './card-code.ts';
import { CodePicture } from './code-picture.tsx';

interface BadgeProps {
  profile: Profile;
  name: string;
  code: CardCode;
  onPrinted: () => void;
}

/** A badge with the code, visible only in print. Mounting it opens the print dialog. */
export function Badge({ profile, name, code, onPrinted }: BadgeProps) {
  const { t } = useTranslation('public-card');
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    window.addEventListener('afterprint', finish);
    // In the next frame, so that the badge has been rendered.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <div className={styles.badge} aria-hidden="true">
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {profile.title !== '' && <p>{profile.title}</p>}
        {profile.organization !== '' && <p>{profile.organization}</p>}
        <p>{t('scan')}</p>
      </div>
      <div className={styles.code}>
        <CodePicture code={code} />
      </div>
    </div>,
    document.body,
  );
}
