import { useErrorSentence } from '../messages/error-sentence.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import styles from './sign-in-fault-text.module.css';
import type { SignInFault } from './sign-in.ts';

/** The reason of a failed sign-in; for an error of the provider, its name followed by its message. */
export function SignInFaultText({ fault }: { fault: SignInFault }) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  if (fault.kind === 'offline') return <>{sentence('network.offline')}</>;
  if (fault.kind === 'storage') return <>{t('signInNeedsStorage')}</>;
  if (fault.kind === 'too-old') return <>{t('signInTooOld')}</>;
  if (fault.kind === 'unknown') return <>{t('signInUnknown')}</>;
  return (
    <>
      {t('signInFailedText')} <strong className={styles.reported}>{fault.message}</strong>
    </>
  );
}
