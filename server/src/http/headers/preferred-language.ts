import { interfaceLanguages } from '@directory/contract';
import type { InterfaceLanguage } from '@directory/contract';

/**
 * The first supported language among those that the user prefers, or else English. Only the primary subtag is compared: `fr-BE` is French.
 * @param uiLocales `ui_locales` of an OpenID request, separated by spaces
 * @param acceptLanguage RFC 9110 section 12.5.4
 */
export function preferredLanguage(uiLocales: unknown, acceptLanguage: string | undefined): InterfaceLanguage {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  for (const tag of [...asked, ...byWeight(acceptLanguage ?? '')]) {
    const language = tag.split(/[-_]/, 1)[0]?.toLowerCase();
    const ours = interfaceLanguages.find((candidate) => candidate === language);
    if (ours !== undefined) return ours;
  }
  return 'en';
}

/** The language tags by descending weight: `fr;q=0.5, it` gives `it`, `fr`. */
function byWeight(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
