import { useTranslation } from 'react-i18next';
import { Pending } from '../ui/pending.tsx';

/** While the code of the first page is on its way. */
export function StartingPage() {
  const { t } = useTranslation('shell');
  return <Pending text={t('loading')} />;
}
