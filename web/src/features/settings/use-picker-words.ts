import { useTranslation } from '../../messages/use-translation.tsx';

/** The texts of a person picker in Settings. */
export function usePickerWords() {
  const { t } = useTranslation('settings');
  return { list: t('people'), announced: (count: number) => t('peopleAnnounced', { count }) };
}
