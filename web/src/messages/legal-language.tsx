import i18next from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { currentLanguage } from './messages.ts';

/** The languages of the legal texts. */
export type LegalLanguage = 'fr' | 'en';

/** French for readers of the French interface, English for all others. */
export function useLegalLanguage(): LegalLanguage {
  const { i18n } = useTranslation();
  return i18n.language === 'fr' ? 'fr' : 'en';
}

/**
 * Renders its children in the language of the legal texts, so that a dialog with such a text has one language throughout.
 * Load the texts with `loadLegalMessages` first.
 */
export function InLegalLanguage({ children }: { children: ReactNode }) {
  const language = useLegalLanguage();
  const instance = useMemo(
    () => (language === currentLanguage() ? i18next : i18next.cloneInstance({ lng: language })),
    [language],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
