import {
  auditKinds,
  auditValueNames,
  exportedLists,
  interfaceLanguages,
  type AuditKind,
  type AuditRecord,
} from '@directory/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace, lyon, paris } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function openAudit(query = '') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: `/Settings?section=audit${query}`, viewer, answer: server.answer });
}

const asked = () => server.calls.filter(({ name }) => name === 'GET /api/admin/audit').map(({ query }) => query);

beforeEach(() => {
  server = new FakeSettings();
  const at = '2026-11-20T10:00:00.000Z';
  const profile = { kind: 'profile.edited' as const, subject: grace.login, subjectPerson: grace };
  const rule = { kind: 'domain.changed' as const, subject: 'corp.example', subjectPerson: null };
  server.audit = [
    {
      id: 9,
      at,
      actor: grace.login,
      actorPerson: grace,
      ...profile,
      before: { city: 'Paris' },
      after: { city: 'Lyon' },
    },
    {
      id: 8,
      at,
      actor: 'command line',
      actorPerson: null,
      ...rule,
      before: { allowedAttributes: ['city'] },
      after: { allowedAttributes: ['city', 'state'] },
    },
  ];
});

afterEach(async () => {
  await chooseLanguage('en');
});

test('an entry shows what was changed, by whom, and the values before and after', async () => {
  await openAudit();
  const [edit, rule] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('article');
  expect(edit?.textContent).toMatch(/Profile edited.*By Grace HOPPER.*City.*Before: Paris.*After: Lyon/);
  expect(rule?.textContent).toMatch(/Domain rule changed · corp\.example.*By the command line/);
  expect(rule?.textContent).toMatch(/Before: City.*After: City, State or region/);
});

test('a list that is recorded in part is shown with the number of all others', async () => {
  const lists = { kind: 'addresses.changed' as const, subject: 'BU01', subjectPerson: null };
  const vocabulary = { kind: 'synonyms.replaced' as const, subject: '', subjectPerson: null };
  const entry = { at: '2026-11-20T10:00:00.000Z', actor: grace.login, actorPerson: grace };
  server.audit = [
    {
      ...entry,
      ...lists,
      id: 9,
      before: { addressCount: 5000, removedCount: 4000, removed: Array.from({ length: 100 }, () => paris) },
      after: { addressCount: 1002, addedCount: 2, added: [lyon, lyon] },
    },
    {
      ...entry,
      ...vocabulary,
      id: 8,
      before: { synonymsRemoved: 0, words: [] },
      after: { synonymsAdded: 30, synonymRoles: 30, words: ['role: PM = pilot', 'role: CEO = boss'] },
    },
  ];
  await openAudit();
  const [addresses, words] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('article');
  expect(addresses?.textContent).toContain('and 3,997 more');
  expect(addresses?.textContent?.match(/ more/g)).toHaveLength(1);
  expect(words?.textContent).toContain('Role: CEO = boss and 28 more');
});

test('the filters are in the address', async () => {
  await openAudit(`&kind=domain.changed&person=${encodeURIComponent(grace.login)}`);
  await screen.findByRole('list', { name: 'Audit log' });
  expect(asked()[0]).toMatchObject({ kind: 'domain.changed', person: grace.login });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'feed.run');
  await user.click(screen.getByRole('button', { name: 'Remove filter Grace HOPPER' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ kind: 'feed.run', limit: '50' }));
  expect(directory?.router.state.location.search).toContain('kind=feed.run');
});

test('a period of days can be chosen, and is in the address', async () => {
  await openAudit('&from=2026-03-01');
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  expect(from.value).toBe('2026-03-01');
  const since = new Date(2026, 2, 1).toISOString();
  await waitFor(() => expect(asked()).toEqual([{ since, limit: '50' }]));
  // While the year is typed.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '0020-03-31' } });
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('0020-03-31');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } });
  const until = new Date(2026, 3, 1).toISOString();
  await waitFor(() => expect(asked().at(-1)).toEqual({ since, until, limit: '50' }));
  expect(directory?.router.state.location.search).toContain('from=2026-03-01&to=2026-03-31');
});

test('choosing and removing a person keeps the focus in the filter', async () => {
  await openAudit(`&person=${encodeURIComponent(grace.login)}`);
  await screen.findByRole('list', { name: 'Audit log' });
  screen.getByRole('button', { name: 'Remove filter Grace HOPPER' }).focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('combobox', { name: 'Person' });
  expect(document.activeElement).toBe(box);
  await user.keyboard('grace');
  await screen.findByRole('option', { name: /Grace HOPPER/ });
  await user.keyboard('{ArrowDown}{Enter}');
  const removal = await screen.findByRole('button', { name: 'Remove filter Grace HOPPER' });
  await waitFor(() => expect(document.activeElement).toBe(removal));
});

test('the next page starts after the last entry of the previous one', async () => {
  const [record] = server.audit;
  server.audit = Array.from({ length: 60 }, (_, row) => ({ ...record!, id: 100 - row }));
  await openAudit();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ limit: '50', before: '51' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  expect(screen.getByText('You’ve reached the first entry.')).toBeDefined();
});

/** An entry of each kind, with the values that the server records for it. */
const recorded: Record<AuditKind, Pick<AuditRecord, 'subject' | 'before' | 'after'>[]> = {
  'profile.edited': [
    {
      subject: grace.login,
      before: { C_ipPhone: '12', C_countryname: 'France', preferredLanguage: 'fr-FR', xURI: '' },
      after: { C_ipPhone: '34', C_countryname: 'Germany', preferredLanguage: 'en-GB', xURI: 'https://x.com/grace' },
    },
  ],
  'profile.corrected': [
    {
      subject: grace.login,
      before: { userType: 'I', division: 'BU02', C_msDSCloudExtensionAttribute3: '' },
      after: { userType: 'E', division: 'BU03', C_msDSCloudExtensionAttribute3: 'GEM' },
    },
  ],
  'correction.removed': [
    { subject: grace.login, before: { C_countryname: 'France' }, after: { C_countryname: 'Germany' } },
  ],
  'profile.hidden': [
    { subject: grace.login, before: { hiddenFields: [] }, after: { hiddenFields: ['photo', 'otherNames'] } },
  ],
  'recording.changed': [{ subject: grace.login, before: null, after: { seconds: 2.4 } }],
  'recording.removed': [{ subject: grace.login, before: null, after: null }],
  'photo.corrected': [{ subject: grace.login, before: null, after: { photo: '6f1ed002ab5595859014ebf0951522d9' } }],
  'photo.correction-removed': [
    { subject: grace.login, before: { photo: '6f1ed002ab5595859014ebf0951522d9' }, after: null },
  ],
  'hiding.added': [{ subject: 'E', before: null, after: { hidingScope: 'userType', hiddenFields: ['mobilePhone'] } }],
  'hiding.changed': [
    {
      subject: 'ORG0100',
      before: { hidingScope: 'organization', hiddenFields: ['mobilePhone'] },
      after: { hidingScope: 'organization', hiddenFields: ['C_physicalDeliveryOfficeName'] },
    },
  ],
  'hiding.removed': [{ subject: 'E', before: { hidingScope: 'country', hiddenFields: ['email'] }, after: null }],
  'synonyms.added': [{ subject: 'DRH', before: null, after: { synonymKind: 'role', words: ['DRH', 'HR director'] } }],
  'synonyms.changed': [
    {
      subject: 'IDF',
      before: { synonymKind: 'role', words: ['IDF', 'Île-de-France'] },
      after: { synonymKind: 'place', words: ['IDF', 'Paris area'] },
    },
  ],
  'synonyms.removed': [
    { subject: 'GEMS', before: { synonymKind: 'unit', words: ['GEMS', 'Energy Management'] }, after: null },
  ],
  'synonyms.replaced': [
    {
      subject: '',
      before: { synonymsRemoved: 1, words: ['role: DRH = HR director'] },
      after: {
        synonymsAdded: 105,
        synonymRoles: 80,
        synonymPlaces: 20,
        synonymUnits: 5,
        words: ['role: CFO = DAF', 'place: BNL = Benelux'],
      },
    },
  ],
  'chart.changed': [
    {
      subject: 'chart',
      before: { userTypes: ['I', 'Agent'], mode: 'except', organizations: ['ORG0212'] },
      after: { userTypes: ['I', 'E'], mode: 'only', organizations: [] },
    },
  ],
  'about-me.changed': [
    {
      subject: 'about-me',
      before: { aboutMeFields: ['namePronunciation', 'pronouns', 'languages', 'topics'] },
      after: { aboutMeFields: [] },
    },
  ],
  'about-me.removed': [
    {
      subject: grace.login,
      before: { namePronunciation: 'GRAYSS', pronouns: 'she/her', languages: ['cy'], topics: ['Compilers'] },
      after: null,
    },
  ],
  'photo.changed': [{ subject: grace.login, before: null, after: { photo: '6f1ed002ab5595859014ebf0951522d9' } }],
  'photo.removed': [{ subject: grace.login, before: null, after: null }],
  'personal-data.exported': [{ subject: grace.login, before: null, after: null }],
  'person.erased': [{ subject: 'erased person 7', before: null, after: null }],
  'person.returned': [{ subject: grace.login, before: null, after: null }],
  'database.restored': [{ subject: 'database', before: null, after: { backupAt: '2026-11-19T02:30:00.000Z' } }],
  'card.on': [
    { subject: grace.login, before: null, after: { isOn: true, fields: ['photo', 'C_facsimileTelephoneNumber'] } },
    {
      subject: grace.login,
      before: { isOn: false, fields: ['photo'] },
      after: { isOn: true, fields: [] },
    },
  ],
  'card.off': [
    { subject: grace.login, before: { isOn: true, fields: ['title'] }, after: { isOn: false, fields: ['title'] } },
  ],
  'administrator.added': [{ subject: grace.login.toLowerCase(), before: null, after: { login: grace.login } }],
  'administrator.bound': [{ subject: grace.login.toLowerCase(), before: null, after: { account: 'f2a7-41' } }],
  'administrator.rejected': [
    { subject: grace.login.toLowerCase(), before: { account: 'f2a7-41' }, after: { account: 'b903-17' } },
  ],
  'administrator.left': [{ subject: grace.login.toLowerCase(), before: { login: grace.login }, after: null }],
  'administrator.renamed': [
    { subject: 'new@group.example', before: { login: 'old@group.example' }, after: { login: 'new@group.example' } },
  ],
  'administrator.unbound': [{ subject: grace.login.toLowerCase(), before: null, after: { login: grace.login } }],
  'administrator.by-claim': [
    {
      subject: grace.login.toLowerCase(),
      before: null,
      after: { claimValues: ['Directory.Admin.BU05'], units: ['BU05'] },
    },
  ],
  'api-token.added': [
    {
      subject: 'Intranet',
      before: null,
      after: { scopes: ['people', 'photos'], peoplePerDay: 1000, expires: '2027-11-20T10:00:00.000Z' },
    },
  ],
  'api-token.removed': [
    {
      subject: 'Intranet',
      before: { scopes: ['photos'], peoplePerDay: 1000, expires: '2027-11-20T10:00:00.000Z' },
      after: null,
    },
  ],
  'webhook.added': [
    { subject: 'Intranet', before: null, after: { url: 'https://hooks.example/', events: ['person.came'] } },
  ],
  'webhook.removed': [
    {
      subject: 'Intranet',
      before: { url: 'https://hooks.example/', events: ['person.changed', 'person.left'] },
      after: null,
    },
  ],
  'webhook.disabled': [{ subject: 'Intranet', before: { url: 'https://hooks.example/' }, after: null }],
  'webhook.enabled': [{ subject: 'Intranet', before: null, after: { url: 'https://hooks.example/' } }],
  'administrator.removed': [{ subject: grace.login.toLowerCase(), before: { login: grace.login }, after: null }],
  'organization.added': [{ subject: 'ORG0100', before: null, after: { allowedAttributes: ['C_houseIdentifier'] } }],
  'organization.changed': [
    { subject: 'ORG0100', before: { allowedAttributes: ['C_assistant'] }, after: { allowedAttributes: [] } },
  ],
  'organization.removed': [{ subject: 'ORG0100', before: { allowedAttributes: ['streetAddress'] }, after: null }],
  'domain.added': [{ subject: 'OKTA', before: null, after: { allowedAttributes: ['mobilePhone'] } }],
  'domain.changed': [
    { subject: 'OKTA', before: { allowedAttributes: [] }, after: { allowedAttributes: ['primaryPhone'] } },
  ],
  'domain.removed': [{ subject: 'OKTA', before: { allowedAttributes: ['zipCode'] }, after: null }],
  'addresses.added': [
    { subject: 'BU02', before: null, after: { addressCount: 1, addedCount: 1, added: [paris] } },
    { subject: 'BU02', before: null, after: { allowedAddresses: [paris, lyon] } },
  ],
  'addresses.changed': [
    {
      subject: 'BU02',
      before: { addressCount: 1, removedCount: 1, removed: [paris] },
      after: { addressCount: 1, addedCount: 1, added: [lyon] },
    },
  ],
  'addresses.removed': [
    { subject: 'BU02', before: { addressCount: 1, removedCount: 1, removed: [paris] }, after: null },
    { subject: 'BU02', before: { allowedAddresses: [paris] }, after: null },
  ],
  'scim-token.added': [{ subject: 'Entra ID', before: null, after: { access: 'write' } }],
  'scim-token.removed': [{ subject: 'Entra ID', before: { access: 'read' }, after: null }],
  'feed.run': [
    { subject: 'csv', before: null, after: { added: 1, changed: 2, unchanged: 3, left: 4, rejected: 5 } },
    { subject: 'csv', before: { people: 5000 }, after: { people: 0 } },
  ],
  'feed.started': [{ subject: 'ldap', before: null, after: null }],
  'feed.accepted': [{ subject: 'ldap', before: null, after: null }],
  'feed.retired': [{ subject: 'hr', before: { people: 1200 }, after: null }],
  'feed.interrupted': [{ subject: 'ldap', before: null, after: null }],
  'people.exported': [
    ...exportedLists.map((exported) => ({ subject: grace.login, before: null, after: { exported, rows: 12 } })),
    {
      subject: grace.login,
      before: null,
      after: { exported: 'search', rows: 12, filters: ['globalQuery', 'domainQuery', 'C_countryNameQuery'] },
    },
    { subject: grace.login, before: null, after: { times: 7, rows: 700 } },
  ],
  'people.too-many': [
    { subject: grace.login, before: null, after: { window: 'hour', seen: 1990, budget: 2000 } },
    { subject: grace.login, before: null, after: { window: 'day', seen: 5990, budget: 6000 } },
  ],
  'leaver.read': [{ subject: 'gone@group.example', before: null, after: null }],
  'budget.raised': [{ subject: grace.login, before: null, after: { budget: 20_000 } }],
  'budget.ended': [{ subject: grace.login, before: { budget: 20_000 }, after: null }],
};

test.each(interfaceLanguages)('in %s, no kind of entry shows a code instead of text', async (language) => {
  const all = auditKinds.flatMap((kind) => recorded[kind].map((values) => ({ kind, ...values })));
  server.audit = all.map((values, row) => ({
    id: row + 1,
    at: '2026-11-20T10:00:00.000Z',
    actor: row % 2 === 0 ? 'command line' : 'demo',
    actorPerson: null,
    subjectPerson: values.subject.toLowerCase() === grace.login.toLowerCase() ? grace : null,
    ...values,
  }));
  // All entries on one page.
  server.auditPage = server.audit.length;
  await openAudit();
  await chooseLanguage(language);
  const entries = await screen.findAllByRole('article');
  await waitFor(() => expect(document.body.textContent).toContain('Brazil (BU02)'));
  const text = entries.map((entry) => entry.textContent).join('\n');
  const codes = [
    ...auditKinds,
    ...auditValueNames,
    grace.login,
    'true',
    'false',
    'null',
    'undefined',
    'fr-FR',
    '6f1ed0',
  ];
  // Field names that are also words of a language: `city`, `left`, `photo`.
  const words = new Set(codes.filter((code) => /^[a-z]+$/.test(code) && !['true', 'false', 'null'].includes(code)));
  for (const code of codes) {
    if (!words.has(code)) expect(text.toLowerCase(), code).not.toContain(code.toLowerCase());
  }
  const labels = [...document.querySelectorAll('article dt')].map((label) => label.textContent);
  for (const name of auditValueNames) expect(labels, name).not.toContain(name);
  if (language !== 'en') expect(text).not.toContain('command line');
  expect(entries).toHaveLength(server.audit.length);
});

test('erased people and values are named in the reader’s language', async () => {
  const [record] = server.audit;
  const erased = { actor: 'erased person 7', actorPerson: null, subject: 'erased person 7', subjectPerson: null };
  server.audit = [
    { ...record!, ...erased, kind: 'card.on', before: null, after: { isOn: 'erased', fields: 'erased' } },
    { ...record!, ...erased, id: 1, actor: 'retention', kind: 'person.erased', before: null, after: null },
  ];
  await openAudit();
  const [card, erasure] = await screen.findAllByRole('article');
  expect(card?.textContent).toContain('By Erased person 7');
  expect(card?.textContent).toContain('(erased)');
  expect(erasure?.textContent).toContain('By the retention');
});
