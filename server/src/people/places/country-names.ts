import type { InterfaceLanguage } from '@directory/contract';

/**
 * Returns a function that names countries in a language. It returns `fallback` for an empty or unknown code.
 *
 * NOTE: for ICU, `pt` is Brazilian Portuguese. The interface uses European Portuguese: Vietname, not Vietnã.
 */
export function countryNames(language: InterfaceLanguage): (code: string, fallback: string) => string {
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-PT' : language, { type: 'region', fallback: 'none' });
  return (code, fallback) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? fallback) : fallback);
}
