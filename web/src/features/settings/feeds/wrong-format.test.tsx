import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { unreadable } from '../../../../test/unreadable-file.ts';

let server: FakeSettings;
const user = userEvent.setup({ applyAccept: false });
const field = () => screen.getByLabelText('Choose a people file');
const fault = async () => (await screen.findByRole('alert')).textContent;
const fileOf = (start: readonly number[], name: string) => new File([Uint8Array.from(start)], name);
const archive = [0x50, 0x4b, 3, 4];

beforeEach(async () => {
  server = new FakeSettings();
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=feeds&action=add', viewer, answer: server.answer });
  await user.type(await screen.findByRole('combobox', { name: 'Feed name' }), 'hr-europe');
});

test.each([
  ['a picture', 'people.csv', [0x89, 0x50, 0x4e, 0x47, 0x0d], 'This is a picture, not a list of people.'],
  ['a PDF', 'people.csv', [0x25, 0x50, 0x44, 0x46, 0x2d], 'This is a PDF, not a list of people.'],
  ['an old workbook', 'people.txt', [0xd0, 0xcf, 0x11, 0xe0], /^This is an Excel workbook, not text\./],
  ['a workbook', 'people.csv', archive, /^This is an Excel workbook or another ZIP archive, not text\./],
  ['a text named as an archive', 'photos.zip', [0x6c, 0x6f], 'This isn’t a ZIP archive.'],
])('%s is rejected before it is uploaded', async (_, name, start, sentence) => {
  await user.upload(field(), fileOf(start, name));
  expect(await fault()).toMatch(sentence);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(document.activeElement).toBe(field());
  expect(server.changes).toEqual([]);
});

test('a workbook is named as one, although its format is not chosen yet', async () => {
  await user.upload(field(), fileOf(archive, 'people.xlsx'));
  expect(await fault()).toMatch(/^This is an Excel workbook/);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.queryByText('Choose a format.')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('an archive is accepted as soon as its format is that of photos', async () => {
  await user.upload(field(), fileOf(archive, 'photos.csv'));
  expect(await fault()).toContain('choose the format “Photos (ZIP)”');
  await user.selectOptions(screen.getByLabelText('Format'), 'Photos (ZIP)');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that has been moved since it was chosen is reported', async () => {
  await user.upload(field(), unreadable(new File(['login'], 'people.csv')));
  expect(await fault()).toMatch(/^The file can’t be read any more\./);
});
