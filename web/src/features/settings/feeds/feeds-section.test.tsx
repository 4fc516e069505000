import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup({ applyAccept: false });
const button = (name: string) => screen.findByRole('button', { name });
const imports = () => server.changes.filter(({ name }) => name.endsWith('/import')).map(({ body }) => body);
const previews = () => server.changes.filter(({ name }) => name.endsWith('/preview')).map(({ body }) => body);

const person = {
  line: 2,
  isAccepted: true,
  login: 'zoe@x.example',
  firstName: 'Zoë',
  lastName: 'Quick',
  title: 'Head of Gas',
  email: '',
  division: '',
  organization: 'NECST',
  city: 'Paris',
  country: 'France',
  phone: '',
  photo: '',
  faults: [],
};

beforeEach(async () => {
  sessionStorage.clear();
  server = new FakeSettings();
  server.preview = { people: [person] };
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  const at = '/Settings?section=feeds&action=add';
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await user.type(await screen.findByRole('combobox', { name: 'Feed name' }), 'hr-europe');
  await user.upload(screen.getByLabelText('Choose a people file'), new File(['login'], 'people.CSV'));
});

afterEach(async () => {
  await chooseLanguage('en');
});

test('a file is imported after a preview and a dry run', async () => {
  server.preview = { people: [person], options: { delimiter: ';' }, columns: ['login'] };
  await user.click(await button('Preview'));
  expect(await screen.findByText('Zoë QUICK')).toBeDefined();
  expect(screen.getByText('Head of Gas · NECST')).toBeDefined();
  await user.click(await button('Check the whole file'));
  expect(await screen.findByText('This is what the import would do. Nothing has been changed yet.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Result' }));
  expect(screen.getByText('Added').nextSibling?.textContent).toBe('3');
  server.upload = { outcome: 'imported' };
  await user.click(await button('Import'));
  expect(await screen.findByText('The file has been imported.')).toBeDefined();
  const order = { feed: 'hr-europe', kind: 'csv', acceptsRemovals: false, options: { delimiter: ';' } };
  expect(imports()).toEqual([
    { ...order, isDryRun: true },
    { ...order, isDryRun: false },
  ]);
  expect(server.received).toBe(5);
});

test('rows with faults show what happens to them', async () => {
  const rejected = { ...person, line: 3, firstName: '', lastName: '', login: '', isAccepted: false };
  server.preview = {
    people: [
      { ...person, faults: [{ line: 2, field: 'email', code: 'error.e2', reason: 'is not an email address' }] },
      { ...rejected, faults: [{ line: 3, field: 'login', code: 'error.e3', reason: 'is missing' }] },
    ],
  };
  await user.click(await button('Preview'));
  const cards = within(await screen.findByRole('list', { name: 'The first people in the file' }));
  const [first, second] = cards.getAllByRole('listitem');
  expect(first?.textContent).toContain('Email is left outis not an email address');
  expect(first?.textContent).not.toContain('would be rejected');
  expect(second?.textContent).toContain('This row would be rejectedLogin (account name)This value is required.');
});

test('no people are announced in a file that cannot be read', async () => {
  server.preview = { problem: 'The file is HTML or XML, not CSV.' };
  await user.click(await button('Preview'));
  expect(await screen.findByText('The file is HTML or XML, not CSV.')).toBeDefined();
  expect(screen.queryByText('The first people in the file')).toBeNull();
  expect(screen.queryByText(/^Nothing has been changed yet\./)).toBeNull();
});

const notCountry = {
  line: 2,
  field: 'C_countryname',
  code: 'error.e2' as const,
  reason: '"Atlantis" is not the name or the ISO 3166-1 code of one country',
  cause: { code: 'not-country', values: { value: 'Atlantis' } },
};

test.each([
  ['en', '“Atlantis” isn’t the name or the ISO 3166-1 code of one country.'],
  ['fr', '«\u202FAtlantis\u202F» n’est ni le nom ni le code ISO 3166-1 d’un seul pays.'],
  ['nl', '‘Atlantis’ is niet de naam of de ISO 3166-1-code van één land.'],
] as const)('a fault has its reason in the language of the reader, %s', async (language, sentence) => {
  const unknown = { ...notCountry, reason: 'is wrong in a new way', cause: { code: 'of-a-newer-version', values: {} } };
  server.preview = { people: [{ ...person, faults: [notCountry] }] };
  server.upload = { faults: [notCountry, { ...unknown, line: 3 }], faultCount: 2 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  await screen.findByRole('table', { name: 'Problems' });
  await act(async () => await chooseLanguage(language));
  const card = within(screen.getAllByRole('list').find((list) => list.textContent?.includes('Zoë')) as HTMLElement);
  const paragraph = card.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence);
  expect(paragraph.closest('[lang]')?.getAttribute('lang')).toBe(language);
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent).toContain(sentence);
  expect(first?.textContent).not.toContain(notCountry.reason);
  // A reason that only a newer server knows.
  expect(within(second as HTMLElement).getByText(unknown.reason).lang).toBe('en');
});

test('values that are written from right to left keep their places in the sentence', async () => {
  const cause = { code: 'not-country', values: { value: 'מצרים' }, file: 'דנה@group.example' };
  server.upload = { faults: [{ ...notCountry, cause }], faultCount: 1 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  const table = await screen.findByRole('table', { name: 'Problems' });
  expect(table.textContent).toContain('“\u2068דנה@group.example\u2069”: “\u2068מצרים\u2069” isn’t the name');
});

test('a column that is missing is named with the field to which it is assigned', async () => {
  server.preview = {
    problem: 'The header row has no column "Nachname", which is mapped to lastName.',
    problemCause: { code: 'heading-unmapped', values: { columns: 'Nachname', field: 'lastName' } },
  };
  await user.click(await button('Preview'));
  expect((await screen.findByRole('alert')).textContent).toContain('“Nachname”, which is assigned to “Last name”.');
});

test('a problem of the whole file, and remarks about it, are in the language of the reader', async () => {
  server.preview = {
    problem: 'The column "Status" appears twice.',
    problemCause: { code: 'heading-repeated', values: { column: 'Status' } },
    notices: ['The header row is line 1204; the lines above it were ignored.', 'Something new.'],
    remarks: [
      { code: 'heading-below-title', values: { line: 1204 } },
      { code: 'of-a-newer-version', values: {} },
    ],
  };
  await user.click(await button('Preview'));
  expect((await screen.findByRole('alert')).textContent).toContain('The column “Status” appears twice.');
  await act(async () => await chooseLanguage('pt'));
  expect(screen.getByRole('alert').textContent).toContain('A coluna «Status» aparece duas vezes.');
  expect(screen.getByText(/^A linha de cabeçalho é a linha 1\s?204; as linhas acima foram ignoradas\.$/).lang).toBe('');
  expect(screen.getByText('Something new.').lang).toBe('en');
});

test('encoding, delimiter and columns can be changed, and the rows are parsed again', async () => {
  const options = { encoding: 'windows-1252', delimiter: ';', map: { login: ['Mail'] } } as const;
  server.preview = {
    people: [person],
    columns: ['Mail', 'Nachname'],
    isEncodingGuessed: true,
    isMapProposed: true,
    options: { ...options, map: { login: ['Mail'] } },
  };
  await user.click(await button('Preview'));
  expect((await screen.findByRole('alert')).textContent).toContain('It looks like Windows-1252');
  expect(screen.getByText(/^The columns were recognized/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Encoding'), 'ISO-8859-15');
  await user.click(screen.getByText('Columns and fields'));
  await user.selectOptions(screen.getByLabelText('Last name'), 'Nachname');
  expect(previews()).toMatchObject([
    { feed: 'hr-europe', kind: 'csv' },
    { options: { encoding: 'iso-8859-15', map: { login: ['Mail'] } } },
    { options: { encoding: 'windows-1252', map: { login: ['Mail'], lastName: ['Nachname'] } } },
  ]);
});

test('a file that cannot be read offers another choice of file, and no import', async () => {
  server.preview = { problem: 'The file is empty.' };
  await user.click(await button('Preview'));
  expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
  expect(screen.queryByRole('button', { name: 'Check the whole file' })).toBeNull();
  await user.click(await button('Choose another file'));
  expect(await button('Preview')).toBeDefined();
  expect(server.changes.at(-1)?.name).toBe('DELETE /api/admin/uploads/u1');
});

test('an empty file and one of an unknown format are errors of the form', async () => {
  await user.upload(screen.getByLabelText('Choose a people file'), new File([], 'people.csv'));
  await user.click(await button('Preview'));
  expect((await screen.findByRole('alert')).textContent).toBe('There are no people in this file.');
  await user.upload(screen.getByLabelText('Choose a people file'), new File(['login'], 'people.export'));
  await user.click(await button('Preview'));
  expect(await screen.findByText('Choose a format.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Format'));
  expect(previews()).toEqual([]);
});

test('another feed needs a new preview', async () => {
  await user.click(await button('Preview'));
  await button('Check the whole file');
  await user.type(screen.getByRole('combobox', { name: 'Feed name' }), '2');
  expect(await button('Preview')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Check the whole file' })).toBeNull();
});

test('an upload continues after a lost connection', async () => {
  await user.click(await button('Preview'));
  await button('Check the whole file');
  await user.click(await button('Choose another file'));
  server.nextFailures.push('unreachable');
  const started = server.changes.length;
  await user.click(await button('Preview'));
  // Starting the upload is not retried automatically.
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  await user.click(await button('Preview'));
  await button('Check the whole file');
  expect(server.changes.slice(started).map(({ name }) => name)).toContain('PUT /api/admin/uploads/u1');
});

test('an upload whose page was left continues when the same file is chosen, and the page says so', async () => {
  const file = new File(['login'], 'people.csv');
  await user.upload(screen.getByLabelText('Choose a people file'), file);
  await user.click(await button('Preview'));
  await button('Check the whole file');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await user.click(await button('Leave'));
  await user.click((await screen.findAllByRole('link', { name: 'Upload a file' }))[0]!);
  const notice = 'The upload was interrupted. Choose the file again to continue.';
  expect(await screen.findByText(notice)).toBeDefined();
  await user.type(screen.getByRole('combobox', { name: 'Feed name' }), 'hr-europe');
  await user.upload(screen.getByLabelText('Choose a people file'), file);
  expect(screen.queryByText(notice)).toBeNull();
  const started = server.changes.length;
  await user.click(await button('Preview'));
  await button('Check the whole file');
  expect(server.changes.slice(started).map(({ name }) => name)).toEqual(['POST /api/admin/uploads/u1/preview']);
});

test('an upload that cannot continue after a pause shows an error, and can be restarted', async () => {
  server.isUploadUnreachable = true;
  await user.click(await button('Preview'));
  await user.click(await button('Pause'));
  await user.click(await button('Resume'));
  expect(await screen.findByText(/can’t be reached/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  server.isUploadUnreachable = false;
  await user.click(await button('Preview'));
  expect(await button('Check the whole file')).toBeDefined();
});

test('an import shows its progress', async () => {
  const ending = Promise.withResolvers<void>();
  server.importMayEnd = ending.promise;
  server.progress = { phase: 'reading', rows: 12_000 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  expect(await screen.findByText('Reading: 12,000 entries so far')).toBeDefined();
  server.progress = { phase: 'writing', rows: 30, total: 120 };
  expect(await screen.findByText('Writing: 30 of 120')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Checking the file. Nothing is changed yet.' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['30', '120']);
  ending.resolve();
  expect(await screen.findByText('This is what the import would do. Nothing has been changed yet.')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an import whose response is lost says where to see whether it was imported', async () => {
  await user.click(await button('Preview'));
  server.nextFailures.push('unreachable');
  await user.click(await button('Check the whole file'));
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  await user.click(await button('Check the whole file'));
  await screen.findByText('This is what the import would do. Nothing has been changed yet.');
  server.nextFailures.push('unreachable');
  await user.click(await button('Import'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The connection was lost during the import\. Under “Latest runs” .* import it again: it’s still uploaded\.$/,
  );
  await user.click(await button('Check the whole file'));
  await screen.findByText('This is what the import would do. Nothing has been changed yet.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an import that removes too many people is held back until it is confirmed', async () => {
  const figures = { added: 0, changed: 0, unchanged: 1, left: 40, rejected: 0 };
  server.upload = { figures, peopleBefore: 100 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  expect((await screen.findByRole('alert')).textContent).toBe('40 of 100 people would leave.');
  const losses = { before: 100, left: 40, blanked: { title: 50 } };
  server.upload = { figures, peopleBefore: 100, outcome: 'held-back', losses };
  await user.click(await button('Import'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '“Job title” would become empty for 50 of 100 people.',
  );
  await user.click(await button('Import anyway'));
  expect(imports().at(-1)).toMatchObject({ isDryRun: false, acceptsRemovals: true });
});

test('an import in which every row is rejected is shown as failed', async () => {
  server.upload = { outcome: 'failed' };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  expect((await screen.findByRole('alert')).textContent).toBe('Every row was rejected. Nothing has been changed.');
});

test('a problem says whether the row was rejected or only the value left out', async () => {
  const fault = { line: 7, field: 'email', code: 'error.e2' as const, reason: 'is not an email address' };
  const faults = [
    { ...fault, isRowRejected: false },
    { ...fault, line: 8, isRowRejected: true },
    { ...fault, line: 9 },
  ];
  server.upload = { faults, faultCount: 3 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  const consequences = () => table.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  // A run of an earlier version does not say.
  expect(consequences()).toEqual(['Consequence', 'Value left out', 'Row rejected', '']);
  await act(async () => await chooseLanguage('es'));
  expect(consequences()).toEqual(['Consecuencia', 'Valor omitido', 'Fila rechazada', '']);
});

test('problems are listed with line, field and reason, and can be downloaded', async () => {
  const fault = { line: 7, field: 'email', code: 'error.e2' as const, reason: 'is no e-mail address' };
  server.upload = { faults: Array.from({ length: 12 }, (_, row) => ({ ...fault, line: 7 + row })), faultCount: 1204 };
  await user.click(await button('Preview'));
  await user.click(await button('Check the whole file'));
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(table.getByRole('row', { name: /7 Email .*is no e-mail address/ })).toBeDefined();
  expect(screen.getByText('1,204 problems. Only the first 10 are shown.')).toBeDefined();
  await user.click(await button('Download the problems as CSV'));
  expect(server.calls.at(-1)).toMatchObject({ name: 'GET /api/admin/feed-runs/7/faults', query: { language: 'en' } });
});

test('a run names the person who started it', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const figures = { added: 1, changed: 0, unchanged: 0, left: 0, rejected: 0 };
  const run = {
    id: 1,
    feed: 'hr-europe',
    kind: 'csv',
    startedAt: at,
    finishedAt: at,
    figures,
    outcome: 'imported' as const,
    mode: 'complete' as const,
    problem: '',
    peopleBefore: 0,
    faultCount: 0,
    rejected: [],
  };
  server.runs = [{ ...run, startedBy: grace.login, startedByPerson: grace }];
  await directory?.queryClient.invalidateQueries();
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const link = await screen.findByRole('link', { name: 'Grace HOPPER' });
  expect(link.getAttribute('href')).toBe(`/Profile?${grace.login}`);
});
