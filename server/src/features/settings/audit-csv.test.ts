import { auditExportSize } from '@directory/contract';
import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

test('the exported audit log contains no formulas, whoever caused the entries', async () => {
  const entry = {
    id: 1,
    at: new Date(0),
    actor: '=1+1@x',
    kind: 'administrator.added',
    subject: '\u200B@SUM(A1)',
  } as const;
  let text = '';
  const page = async () => [{ ...entry, before: null, after: { organization: '=1+1' } }];
  for await (const bytes of auditCsv(page, 'en')) text += bytes.toString();
  const [, row] = text.split('\r\n');
  expect(row).toBe(
    `1970-01-01T00:00:00.000Z,"'=1+1@x",administrator.added,"'\u200B@SUM(A1)",,"{""organization"":""=1+1""}"`,
  );
});

test('a file that lacks older entries says so in its last row', async () => {
  const entry = { at: new Date(0), actor: 'a@x', kind: 'card.on', subject: 'a@x', before: null, after: null } as const;
  const exported = async (total: number) => {
    // Pages of a log with `total` entries, newest first.
    const page = async ({ before = total + 1, limit }: { before: number | undefined; limit: number }) =>
      Array.from({ length: Math.min(limit, before - 1) }, (_, row) => ({ ...entry, id: before - 1 - row }));
    let text = '';
    for await (const bytes of auditCsv(page, 'en')) text += bytes.toString();
    return text.trimEnd().split('\r\n').slice(1);
  };
  expect((await exported(auditExportSize)).at(-1)).toMatch(/^1970-/);
  const rows = await exported(auditExportSize + 1);
  expect(rows).toHaveLength(auditExportSize + 1);
  expect(rows.at(-1)).toBe(
    ',,"This file has only the newest 100,000 entries. Choose a shorter period to export older ones.",,,',
  );
});
