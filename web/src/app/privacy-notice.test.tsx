import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { typographyFaults } from '@directory/contract/test/typography.ts';
import { storageKeys, type StoredItem } from '../storage-keys.ts';
import { EnglishNotice } from './privacy-notice-en.tsx';
import { FrenchNotice } from './privacy-notice-fr.tsx';
import { keptAfterSignOut, removedOnSignOut } from './stored-items.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The wording in the notice about each stored item. */
const named: Record<StoredItem, { en: RegExp; fr: RegExp }> = {
  session: { en: /your sign-in session/, fr: /votre session/ },
  signedOut: { en: /when you last signed out/, fr: /votre dernière déconnexion/ },
  startedSignIn: { en: /a sign-in that you have started/, fr: /une connexion commencée/ },
  language: { en: /the language you chose/, fr: /la langue que vous avez choisie/ },
  theme: { en: /the theme you chose/, fr: /le thème que vous avez choisi/ },
  density: { en: /cards or a compact list/, fr: /cartes et liste compacte/ },
  search: { en: /your last search/, fr: /votre dernière recherche/ },
  recentPeople: { en: /people whose profiles you viewed recently/, fr: /personnes dont vous avez récemment consulté/ },
  program: { en: /the application itself, without any data/, fr: /l’application elle-même, sans aucune donnée/ },
  upload: { en: /the upload of a people file/, fr: /l’envoi d’un fichier de personnes/ },
  resultsPosition: { en: /your position in search results/, fr: /votre position dans les résultats/ },
};

const notices = { en: EnglishNotice, fr: FrenchNotice };

describe.each(['en', 'fr'] as const)('the privacy notice in %s', (language) => {
  const Notice = notices[language];
  const textOf = () => render(<Notice directory="Quill" />).container.textContent;

  test('lists everything that the application stores in the browser, and nothing else', () => {
    const text = textOf();
    const items = Object.keys(storageKeys) as StoredItem[];
    for (const item of items) expect(text, item).toMatch(named[item][language]);
    const sections = [...document.querySelectorAll('section')];
    const browser = sections.find((section) =>
      /browser|navigateur/.test(section.querySelector('h3')?.textContent ?? ''),
    );
    expect(browser?.querySelectorAll('li')).toHaveLength(items.length);
    const [removed, kept] = browser?.querySelectorAll('ul') ?? [];
    for (const item of removedOnSignOut) expect(removed?.textContent, item).toMatch(named[item][language]);
    for (const item of keptAfterSignOut) expect(kept?.textContent, item).toMatch(named[item][language]);
  });

  test('follows the typographic rules of the language', () => {
    textOf();
    const blocks = [...document.querySelectorAll('p, li, h3')].map((block) => block.textContent.trim());
    expect(blocks.flatMap((block) => typographyFaults(language, block))).toEqual([]);
  });
});

test('all code that uses browser storage takes its key from the list', () => {
  const users = Object.entries(sources).filter(([, source]) => /\.(?:get|set|remove)Item\(|StateStore\(/.test(source));
  expect(users.length).toBeGreaterThan(4);
  for (const [path, source] of users) expect(source, path).toMatch(/\bstorageKeys\b|\bpersonalPrefix\b/);
  for (const [path, source] of Object.entries(sources)) {
    expect(source, path).not.toMatch(/\bindexedDB\b|document\.cookie|cookieStore/);
    if (!path.endsWith('/service-worker.ts')) expect(source, path).not.toMatch(/\bcaches\.open/);
  }
});
