import type { InterfaceLanguage } from '@directory/contract';

/**
 * Names countries in a language. `otherwise` is the answer for a code that is empty or unknown.
 *
 * NOTE: `pt` alone is Brazilian for ICU, and our Portuguese is that of Portugal: Vietname, not Vietnã.
 */
export function countryNames(language: InterfaceLanguage): (code: string, otherwise: string) => string {
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-PT' : language, { type: 'region', fallback: 'none' });
  return (code, otherwise) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? otherwise) : otherwise);
}
