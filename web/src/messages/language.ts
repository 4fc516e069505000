import { interfaceLanguages, type InterfaceLanguage } from '@directory/contract';
import { storageKeys } from '../storage-keys.ts';

export const fallbackLanguage: InterfaceLanguage = 'en';

function isInterfaceLanguage(language: string | null | undefined): language is InterfaceLanguage {
  return (interfaceLanguages as readonly (string | null | undefined)[]).includes(language);
}

/**
 * The first of the browser's languages that the interface speaks, comparing the part before a dash or underscore.
 * `['de-AT', 'nl_BE']` gives `nl`; none of the six gives English.
 */
export function chooseFrom(languages: readonly string[]): InterfaceLanguage {
  return (
    languages.map((language) => language.split(/[-_]/)[0]?.toLowerCase()).find(isInterfaceLanguage) ?? fallbackLanguage
  );
}

/** What was chosen in this browser, else what the browser itself prefers. */
export function preferredLanguage(): InterfaceLanguage {
  const remembered = readRemembered();
  return isInterfaceLanguage(remembered) ? remembered : chooseFrom(navigator.languages);
}

export function rememberLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
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
 * The regional tag for dates and numbers: the browser's own tag of that language where it has one (`en-GB`), else the
 * bare language.
 */
export function regionalTag(language: string): string {
  const tag = navigator.languages.find((preferred) => preferred.split(/[-_]/)[0]?.toLowerCase() === language);
  return tag?.replaceAll('_', '-') ?? language;
}
