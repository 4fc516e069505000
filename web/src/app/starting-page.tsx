import { useTranslation } from 'react-i18next';
import { Pending } from '../ui/pending.tsx';

/** Shown while the code of the first page loads. */
export function StartingPage() {
  const { t } = useTranslation('shell');
  return <Pending text={t('loading')} />;
}
