import { interfaceLanguages } from '@directory/contract';
import { describe, expect, test } from 'vitest';
import { typographyFaults } from '@directory/contract/test/typography.ts';

const files = import.meta.glob<Record<string, Record<string, string>>>('./*/*.ts', { eager: true });
const namespaces = Object.keys(files).flatMap((path) => /^\.\/en\/(.+)\.ts$/.exec(path)?.[1] ?? []);
const otherLanguages = interfaceLanguages.filter((language) => language !== 'en');

function textsOf(language: string, namespace: string): Record<string, string> {
  const texts = files[`./${language}/${namespace}.ts`]?.[namespace];
  if (texts === undefined) throw new Error(`${language}/${namespace}.ts does not export ${namespace}`);
  return texts;
}

/** Texts that are correctly the same as in English: names, and words that both languages share. */
const sharedWithEnglish: Record<string, readonly string[]> = {
  fr: [
    'Source',
    'Type',
    'Site',
    'Fax',
    'GBU',
    'Photo',
    'Agent',
    'Suggestions',
    'Zoom',
    'SCIM',
    'Photos',
    'Photo (base64)',
    'Webhooks',
    'URL',
  ],
  it: ['Home', 'Esc', 'Fax', 'No', 'GBU', 'E-mail', 'Zoom', 'Business unit', 'SCIM', 'Team', 'Token', 'URL'],
  es: ['Esc', 'Fax', 'No', 'GBU', 'Zoom', 'SCIM', 'Token', 'Tokens', 'Webhooks', 'URL'],
  nl: [
    'Type',
    'Esc',
    'Enter',
    'Shift',
    'Home',
    'End',
    'Fax',
    'Agent',
    'GBU',
    'Filter',
    'letters',
    'Filters',
    'Contact',
    'Zoom',
    'SCIM',
    'Team',
    'Token',
    'Tokens',
    'Webhooks',
    'URL',
  ],
  pt: [
    'Esc',
    'Enter',
    'Shift',
    'Home',
    'End',
    'Fax',
    'GBU',
    'E-mail',
    'Zoom',
    'SCIM',
    'Token',
    'Tokens',
    'Webhooks',
    'URL',
  ],
};

/** The placeholders of a text, such as `{{count}}`, sorted. */
const placeholdersIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** The key without its plural ending. */
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

test('there are namespaces to check', () => {
  expect(namespaces).toEqual(expect.arrayContaining(['shell', 'errors']));
});

/** Verbs and pronouns that address the reader in another form than the rest of the language (see shell.ts of the language). */
const otherFormOfAddress = {
  es: /(?<!\p{L})(?:usted|añada|busque|compruebe|elija|escriba|introduzca|pegue|pulse|seleccione|utilice)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:clicchi|inserisca|prema|riprovi|scelga|selezioni|scriva|utilizzi|verifichi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|ti|contigo|clica|escolhe|introduz|seleciona|verifica)(?!\p{L})/iu,
} as const satisfies Record<(typeof otherLanguages)[number], RegExp>;

test.each(otherLanguages)('the texts in %s address the reader in one form', (language) => {
  const texts = namespaces.flatMap((namespace) => Object.values(textsOf(language, namespace)));
  expect(texts.filter((text) => otherFormOfAddress[language].test(text))).toEqual([]);
});

test.each(interfaceLanguages)('the texts in %s follow the typographic rules of the language', (language) => {
  const texts = namespaces.flatMap((namespace) => Object.values(textsOf(language, namespace)));
  expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
});

test.each(interfaceLanguages)('the email addresses in the texts in %s cannot belong to anyone', (language) => {
  const texts = namespaces.flatMap((namespace) => Object.values(textsOf(language, namespace)));
  const domains = texts.flatMap((text) => [...text.matchAll(/@([a-z][\w.-]*\w)/g)].map(([, domain]) => domain));
  expect(new Set(domains)).toEqual(new Set(['example.com']));
});

describe.each(otherLanguages)('in %s', (language) => {
  describe.each(namespaces)('%s', (namespace) => {
    const english = textsOf('en', namespace);
    const texts = textsOf(language, namespace);

    test('has the same texts as the English file', () => {
      const own = new Set(Object.keys(texts).filter((key) => !key.endsWith('_many')));
      expect(own).toEqual(new Set(Object.keys(english)));
      expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    });

    test('has every plural form of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const counted = new Set(
        Object.keys(english)
          .filter((key) => key.endsWith('_other'))
          .map(withoutPlural),
      );
      // `_many` falls back to `_other`.
      const needed = forms.filter((form) => form !== 'many');
      const missing = [...counted]
        .flatMap((key) => needed.map((form) => `${key}_${form}`))
        .filter((key) => !(key in texts));
      expect(missing).toEqual([]);
    });

    test('has the same placeholders', () => {
      for (const [key, text] of Object.entries(texts)) {
        const original = english[key] ?? english[`${withoutPlural(key)}_other`] ?? '';
        expect(placeholdersIn(text), key).toEqual(placeholdersIn(original));
      }
    });

    test('has no untranslated text', () => {
      const shared = sharedWithEnglish[language] ?? [];
      const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
      const same = Object.entries(texts).filter(
        ([key, text]) => text === english[key] && hasWords(text) && !shared.includes(text),
      );
      expect(same).toEqual([]);
    });
  });
});
