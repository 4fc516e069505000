import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Imports fresh modules, since they cache which texts have been loaded. */
const start = async () => {
  const messages = await import('./messages.ts');
  await messages.loadMessages('shell');
  return messages;
};

let finishLoading: () => void;

beforeEach(() => {
  vi.resetModules();
  const loading = new Promise<void>((resolve) => (finishLoading = resolve));
  vi.doMock('./it/shell.ts', async (load) => {
    await loading;
    return await load();
  });
});

afterEach(() => {
  vi.doUnmock('./it/shell.ts');
  vi.resetModules();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test('the language that was chosen last is shown, even if the texts of an earlier choice load later', async () => {
  const { chooseLanguage, currentLanguage } = await start();
  const earlier = chooseLanguage('it');
  await chooseLanguage('es');
  finishLoading();
  await earlier;
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['es', 'es']);
  expect(localStorage.getItem('directory.language')).toBe('es');
});

test('a page that is opened while another language is loading gets texts in that language', async () => {
  const { chooseLanguage, loadMessages, translate } = await start();
  const choice = chooseLanguage('it');
  await loadMessages('profile');
  finishLoading();
  await choice;
  expect(translate('it', 'profile')('edit')).toBe('Modifica');
});
