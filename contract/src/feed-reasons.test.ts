import { describe, expect, test } from 'vitest';
import { feedReasons, reasonInEnglish, reasonSentence } from './feed-reasons.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { reasons as english } from './reason-texts/en.ts';
import { reasons as french } from './reason-texts/fr.ts';

const inFrench = new Intl.NumberFormat('fr');
const write = (value: number) => inFrench.format(value);

describe('a reason', () => {
  test('is a clause in English for the command line', () => {
    expect(reasonInEnglish({ code: 'too-long', values: { limit: 1024 } })).toBe('has more than 1024 characters');
    expect(reasonInEnglish({ code: 'not-country', values: { value: 'Atlantis' } })).toContain('"Atlantis" is not');
  });

  test('is a sentence in the language of the reader', () => {
    const cause = { code: 'too-long', values: { limit: 1024 } };
    expect(reasonSentence(cause, french, write)).toBe('Cette valeur a plus de 1\u202F024 caractères.');
  });

  test('names the photo file that it is about', () => {
    const cause = { code: 'photo-empty', values: {}, file: 'AB1234' };
    expect(reasonSentence(cause, english, write)).toBe('“AB1234”: This photo is empty.');
  });

  test('has no text if its code is unknown', () => {
    for (const code of ['of-a-newer-version', 'aboutFile', 'toString']) {
      expect(reasonSentence({ code, values: {} }, english, write)).toBeUndefined();
    }
  });

  test('shows its values as they are', () => {
    const cause = { code: 'not-country', values: { value: '{{limit}} $& {{value}}' }, file: '{{sentence}}' };
    expect(reasonSentence(cause, english, write)).toBe(
      '“{{sentence}}”: “{{limit}} $& {{value}}” isn’t the name or the ISO 3166-1 code of one country.',
    );
  });
});

test.each(interfaceLanguages)('the texts in %s name only values that the reason has', async (language) => {
  const { reasons } = (await import(`./reason-texts/${language}.ts`)) as { reasons: Record<string, string> };
  const namesIn = (pattern = '') => [...pattern.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  for (const [code, pattern] of Object.entries(feedReasons)) {
    expect(namesIn(pattern), code).toEqual(expect.arrayContaining(namesIn(reasons[code])));
  }
});

describe('the two English texts of a reason say the same', () => {
  /** Texts that differ on purpose: a clause about a name or a JPEG has another subject, and the page says where on it to act. */
  const differing = new Set<string>([
    'missing',
    'name-unstorable',
    'name-too-long',
    'too-many-names',
    'other-columns',
    'ldif-no-dn',
    'names-nobody',
    'names-several',
    'photo-name',
    'photo-rare',
    'photo-damaged',
    'photo-scans',
    'photo-narrow',
    'heading-no-login',
    'heading-no-login-but',
    'heading-no-login-variable',
    'heading-unmapped',
    'archive-unreadable',
    'map-not-json',
    'map-not-object',
    'map-unknown-field',
    'map-not-names',
    'retire-token',
  ]);

  /** A text of the page with straight quotation marks and without contractions, like those of the command line. */
  function plain(sentence: string): string {
    return sentence
      .replaceAll(/[“”]/g, '"')
      .replaceAll('’', "'")
      .replaceAll("can't", 'cannot')
      .replaceAll("n't", ' not')
      .replaceAll(/\b(it|there)'s\b/gi, '$1 is');
  }

  const subjects = ['This', 'This line', 'This value', 'This number', 'This photo'];
  /** The sentences that say the same. A clause of the command line follows the name of the field; on the page, it has its own subject. */
  const sentencesFor = (text: string) =>
    /[.?]$/.test(text) ? [text] : [`${text}.`, ...subjects.map((subject) => `${subject} ${text}.`)];

  test.each(Object.keys(feedReasons) as (keyof typeof feedReasons)[])('%s', (code) => {
    const isSame = sentencesFor(feedReasons[code]).includes(plain(english[code]));
    expect(isSame, `${feedReasons[code]} | ${english[code]}`).toBe(!differing.has(code));
  });
});
