import { interfaceLanguages, type InterfaceLanguage } from '@directory/contract';
import { storageKeys } from '../storage-keys.ts';

export const fallbackLanguage: InterfaceLanguage = 'en';

/** European Portuguese. */
const european = 'pt-PT';

function isInterfaceLanguage(language: string | null | undefined): language is InterfaceLanguage {
  return (interfaceLanguages as readonly (string | null | undefined)[]).includes(language);
}

/**
 * The first of the browser's languages that the interface supports, comparing the part before a hyphen or underscore; English if
 * there is none. `['de-AT', 'nl_BE']` gives `nl`.
 */
export function chooseFrom(languages: readonly string[]): InterfaceLanguage {
  return (
    languages.map((language) => language.split(/[-_]/)[0]?.toLowerCase()).find(isInterfaceLanguage) ?? fallbackLanguage
  );
}

/** The language that was chosen in this browser, otherwise the first supported one that the browser prefers. */
export function preferredLanguage(): InterfaceLanguage {
  const remembered = readRemembered();
  return isInterfaceLanguage(remembered) ? remembered : chooseFrom(navigator.languages);
}

export function rememberLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
  }
}

function readRemembered(): string | null {
  try {
    return localStorage.getItem(storageKeys.language);
  } catch {
    return null;
  }
}

/**
 * The tag for dates and numbers: words of this language, conventions of the reader's region. It is the browser's tag for the language
 * if that comes first or has a region (`en-GB`), except `en-US`, which browsers add to most lists. Otherwise it is the language with
 * the region of the first tag: `['de-DE', 'en-US']` gives `en-DE` for English.
 *
 * NOTE: for ICU, `pt` is Brazilian Portuguese, also in regions of other languages (`pt-FR`). Portuguese without a region of its own is
 * `pt-PT`, the Portuguese of the interface.
 */
export function regionalTag(language: string): string {
  const tags = navigator.languages.map((tag) => tag.replaceAll('_', '-'));
  const [first] = tags;
  const own = tags.find((tag) => tag.split('-')[0]?.toLowerCase() === language);
  if (language === 'pt') return own?.includes('-') ? own : european;
  if (own !== undefined && (own === first || (own.includes('-') && own !== 'en-US'))) return own;
  const region = regionOf(first);
  return region === undefined ? language : `${language}-${region}`;
}

/**
 * The tag for words that the browser provides: names of countries and languages, plural forms, `3 days ago`. It is the regional tag,
 * except that Portuguese is always European, like the texts of the interface: Vietname, not Vietnã.
 */
export function wordsTag(language: string): string {
  return language === 'pt' ? european : regionalTag(language);
}

/** The region of a tag, or its most likely region: `de` gives `DE`. Undefined for a malformed tag. */
function regionOf(tag: string | undefined): string | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
