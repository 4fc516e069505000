import { useTranslation } from 'react-i18next';
import styles from './sign-in-fault-text.module.css';
import type { SignInFault } from './sign-in.ts';

/** Why a sign-in came to nothing; for a fault of the provider its name followed by its message. */
export function SignInFaultText({ fault }: { fault: SignInFault }) {
  const { t } = useTranslation('shell');
  if (fault.kind === 'too-old') return <>{t('signInTooOld')}</>;
  if (fault.kind === 'unknown') return <>{t('signInUnknown')}</>;
  return (
    <>
      {t('signInFailedText')} <strong className={styles.reported}>{fault.message}</strong>
    </>
  );
}
