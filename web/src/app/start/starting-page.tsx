import { useTranslation } from '../../messages/use-translation.tsx';
import { Pending } from '../../ui/status/pending.tsx';

/** Shown while the code of the first page loads. */
export function StartingPage() {
  const { t } = useTranslation('shell');
  return <Pending text={t('loading')} />;
}
