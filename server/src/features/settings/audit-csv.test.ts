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
