import { useTranslation } from 'react-i18next';

/** What a person picker of these pages says. */
export function usePickerWords() {
  const { t } = useTranslation('settings');
  return { list: t('people'), announced: (count: number) => t('peopleAnnounced', { count }) };
}
