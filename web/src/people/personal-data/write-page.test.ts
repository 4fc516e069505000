import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PersonalData } from '@directory/contract';
import { formatFor } from '../../messages/format.ts';
import { chooseLanguage, loadWords } from '../../messages/messages.ts';
import { writePage } from './write-page.ts';

const at = '2026-11-20T10:00:00.000Z';
const data: PersonalData = {
  format: 'directory-personal-data',
  version: 1,
  madeAt: at,
  login: 'ada@group.example',
  personId: 7,
  tables: {
    people: [
      {
        id: 7,
        feed: 'hr',
        created_at: at,
        feed_values: { firstName: 'Ada', lastName: 'Love<lace', C_groupIdentifier: 'AB1234', title: 'Analyst' },
        field_times: {},
        supplements: { email: { value: 'ada@second.example', feed: 'second', at } },
        edits: { mobilePhone: { value: '+33600000001', at, by: 'self' } },
        about_me: { pronouns: 'she/her', languages: ['cy', 'fr'] },
        corrections: { title: { value: 'Chief analyst', at, by: 'boss@group.example' } },
      },
    ],
    photos: [
      { size: 96, jpeg: 'c21hbGw=' },
      { size: 480, jpeg: 'bGFyZ2U=' },
    ],
    audit_trail: [
      {
        id: 1,
        at,
        kind: 'profile.edited',
        actor: 'ada@group.example',
        subject: 'ada@group.example',
        before: null,
        after: { mobilePhone: '<script>' },
      },
    ],
    scim_users: [{ id: 'x', resource: { userName: 'ada', emails: [{ value: 'ada@scim.example' }] } }],
    feed_runs: [],
  },
};

let page: Document;

async function write(language: 'en' | 'fr', shown = data): Promise<string> {
  await loadWords('shell');
  await chooseLanguage(language);
  const [privacy, settings, profile] = [
    await loadWords('privacy'),
    await loadWords('settings'),
    await loadWords('profile'),
  ];
  const words = { language, privacy, settings, profile, format: formatFor(language) };
  const text = writePage(shown, words);
  page = new DOMParser().parseFromString(text, 'text/html');
  return text;
}

beforeEach(() => write('en'));
afterEach(() => chooseLanguage('en'));

const cells = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);
const rowsOf = (table: number) => [...page.querySelectorAll('table')[table]!.querySelectorAll('tbody tr')];

test('names a Chinese person as the directory does, with the family name first', async () => {
  await write('en', { ...data, tables: { people: [{ feed_values: { firstName: '小明', lastName: '王' } }] } });
  expect(page.title).toContain('王 小明');
});

test('lists what the person has entered about themselves, with languages by name', () => {
  expect(rowsOf(0).map(cells)).toEqual(
    expect.arrayContaining([
      ['Pronouns', 'she/her', 'Entered by the person', ''],
      ['Languages', 'Welsh, French', 'Entered by the person', ''],
    ]),
  );
});

test('lists the value of every source, with its time', () => {
  expect(page.querySelector('h1')?.textContent).toBe('Personal data: Ada Love<lace');
  const rows = rowsOf(0).map((row) => cells(row).slice(0, 3));
  expect(rows).toContainEqual(['Job title', 'Analyst', 'Feed hr']);
  expect(rows).toContainEqual(['Job title', 'Chief analyst', 'Corrected by boss@group.example']);
  expect(rows).toContainEqual(['Group ID', 'AB1234', 'Feed hr']);
  expect(rows).toContainEqual(['Email', 'ada@second.example', 'Feed second']);
  expect(rows).toContainEqual(['Mobile', '+33600000001', 'Entered by the person']);
});

test('shows the largest photo, the changes, and all other tables', () => {
  expect([...page.images].map((image) => image.getAttribute('src'))).toEqual(['data:image/jpeg;base64,bGFyZ2U=']);
  expect(cells(rowsOf(1)[0])).toContain('Profile edited');
  expect(cells(rowsOf(1)[0])).toContain('mobilePhone: <script>');
  expect([...page.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
    'Table people',
    'Table scim_users',
  ]);
  expect(page.body.textContent).toContain('ada@scim.example');
});

test('contains no markup from values, no script and no external resources', () => {
  expect(page.querySelectorAll('script, link, iframe, a')).toHaveLength(0);
});

test("is in the reader's language", async () => {
  const text = await write('fr');
  expect(page.documentElement.lang).toBe('fr');
  expect(text).toContain('Données personnelles');
  expect(rowsOf(0).map((row) => cells(row)[2])).toContain('Corrigé par boss@group.example');
});
