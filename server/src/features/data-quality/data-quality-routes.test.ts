import {
  computeQualityReport,
  exportQualityFindings,
  getQualityReport,
  listQualityFindings,
  listQualityUnits,
} from '@directory/contract';
import type { QualityReport } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/add-people.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const admin = 'admin@group.example';

function person(login: string, more: Partial<TestPerson> = {}): TestPerson {
  const email = `${login}@mail.example`;
  return { login, firstName: 'Ada', lastName: login, userType: 'I', manager: admin, email, division: 'BU01', ...more };
}

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    [
      person(admin, { manager: '' }),
      person('twin1', { email: 'twins@mail.example', firstName: '=1+1' }),
      person('twin2', { email: 'Twins@mail.example', division: 'BU02' }),
      person('below', { manager: 'twins@mail.example' }),
      person('lost', { manager: 'nobody', primaryPhone: '12', division: '' }),
      person('self', { manager: 'self', email: '' }),
    ],
    { ADMIN_LOGINS: admin },
  );
});
const asAdmin = () => directory.as(admin);

async function compute(): Promise<QualityReport> {
  // On a busy machine, the pause after the previous computation is long.
  await expect.poll(async () => (await asAdmin().call(computeQualityReport)).status).toBe(200);
  return await expect
    .poll(async () => (await asAdmin().call(getQualityReport)).output)
    .toMatchObject({ progress: null })
    .then(async () => (await asAdmin().call(getQualityReport)).output);
}

test('before the first computation there is no report', async () => {
  const { output } = await asAdmin().call(getQualityReport);
  expect(output).toMatchObject({ computedAt: null, people: 0, progress: null, hasFailed: false });
  const query = { kind: 'odd-phone', by: 'feed' } as const;
  for (const endpoint of [listQualityFindings, listQualityUnits, exportQualityFindings]) {
    expect((await asAdmin().call(endpoint, { query })).error.code).toBe('data-quality.none');
  }
});

describe('the report', () => {
  test('is only for administrators', async () => {
    for (const [method, path] of [
      ['GET', getQualityReport.path],
      ['POST', getQualityReport.path],
      ['GET', `${listQualityFindings.path}?kind=odd-phone`],
      ['GET', `${listQualityUnits.path}?kind=odd-phone&by=feed`],
      ['GET', exportQualityFindings.path],
    ] as const) {
      expect((await directory.as('below').request(method, path)).status).toBe(403);
    }
  });

  test('counts the findings of each kind', async () => {
    const { people, counts, computedAt } = await compute();
    expect(people).toBe(6);
    expect(Date.parse(computedAt ?? '')).toBeGreaterThan(0);
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
      'unknown-manager': 1,
      'ambiguous-manager': 1,
      'reporting-loop': 1,
      'without-manager': 1,
      'without-email': 1,
      'shared-email': 2,
      'same-person': 0,
      'similar-identifier': 0,
      'odd-phone': 1,
    });
  });

  test('lists findings in pages, with the values that they are about', async () => {
    const query = { kind: 'shared-email', limit: '1' } as const;
    const first = await asAdmin().call(listQualityFindings, { query });
    expect(first.output).toMatchObject({
      total: 2,
      findings: [{ person: { login: 'twin1' }, detail: 'twins@mail.example', group: 1 }],
    });
    const second = await asAdmin().call(listQualityFindings, { query: { ...query, after: '1' } });
    expect(second.output.findings).toMatchObject([{ person: { login: 'twin2' }, group: 1 }]);
    const phones = await asAdmin().call(listQualityFindings, { query: { kind: 'odd-phone' } });
    expect(phones.output.findings).toMatchObject([{ person: { login: 'lost' }, detail: '12', group: 0 }]);
  });

  test('counts and lists by unit, including people without a unit', async () => {
    const by = 'businessUnit' as const;
    const { output } = await asAdmin().call(listQualityUnits, { query: { kind: 'shared-email', by } });
    expect(output.total).toBe(2);
    expect(output.units.map(({ id, count }) => [id, count])).toEqual([
      ['BU01', 1],
      ['BU02', 1],
    ]);
    expect(output.units[0]?.name).not.toBe('BU01');
    const logins = async (kind: 'shared-email' | 'odd-phone', unit: string) =>
      (await asAdmin().call(listQualityFindings, { query: { kind, by, unit } })).output.findings.map(
        (finding) => finding.person?.login,
      );
    expect(await logins('shared-email', 'BU02')).toEqual(['twin2']);
    expect(await logins('shared-email', 'BU99')).toEqual([]);
    expect(await logins('odd-phone', '')).toEqual(['lost']);
  });

  test('can be exported to a file without formulas', async () => {
    const { body, headers } = await asAdmin().call(exportQualityFindings, { query: { language: 'fr' } });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="data-quality-.+\.csv"$/);
    const lines = body.split('\r\n');
    expect(lines[0]).toMatch(/^\u{FEFF}Problème;Doublons;Valeur;/u);
    expect(lines.length).toBe(10);
    expect(body).toContain(`"Adresse e-mail partagée";1;twins@mail.example;twin1;"'=1+1";twin1;`);
    const some = await asAdmin().call(exportQualityFindings, {
      query: { kind: 'odd-phone', by: 'feed', unit: 'test' },
    });
    expect(some.body.split('\r\n').length).toBe(3);
  });

  test('shows who has left since then, and is updated by another computation', async () => {
    await directory.database.kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('login', '=', 'self')
      .execute();
    await directory.catchUp();
    const query = { kind: 'reporting-loop' } as const;
    const { output } = await asAdmin().call(listQualityFindings, { query });
    expect(output.findings).toEqual([{ person: null, detail: '', group: 0 }]);
    expect((await compute()).people).toBe(5);
    expect((await asAdmin().call(listQualityFindings, { query })).output.total).toBe(0);
  });
});
