import type { ReactNode } from 'react';
import { InLanguage, useTranslation } from './use-translation.tsx';

/** The languages of the legal texts. */
export type LegalLanguage = 'fr' | 'en';

/** French for readers of the French interface, English for all others. */
export function useLegalLanguage(): LegalLanguage {
  return useTranslation().language === 'fr' ? 'fr' : 'en';
}

/**
 * Renders its children in the language of the legal texts, so that a dialog with such a text has one language throughout.
 * Load the texts with `loadLegalMessages` first.
 */
export function InLegalLanguage({ children }: { children: ReactNode }) {
  return <InLanguage value={useLegalLanguage()}>{children}</InLanguage>;
}
