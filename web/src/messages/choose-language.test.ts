import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Modules of its own, since they keep which texts have been loaded. */
const start = async () => {
  const messages = await import('./messages.ts');
  await messages.loadMessages('shell');
  return messages;
};

let arrive: () => void;

beforeEach(() => {
  vi.resetModules();
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('./it/shell.ts', async (load) => {
    await arrival;
    return await load();
  });
});

afterEach(() => {
  vi.doUnmock('./it/shell.ts');
  vi.resetModules();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test('of two languages, the one that was chosen last is shown, although the texts of the other one arrive later', async () => {
  const { chooseLanguage, currentLanguage } = await start();
  const earlier = chooseLanguage('it');
  await chooseLanguage('es');
  arrive();
  await earlier;
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['es', 'es']);
  expect(localStorage.getItem('directory.language')).toBe('es');
});

test('a page that is opened while another language is loaded has texts in it', async () => {
  const { chooseLanguage, loadMessages, translate } = await start();
  const choice = chooseLanguage('it');
  await loadMessages('profile');
  arrive();
  await choice;
  expect(translate('it', 'profile')('edit')).toBe('Modifica');
});
