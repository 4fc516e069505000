import { expect, test, vi } from 'vitest';
import { runChecks } from './run-checks.ts';
import type { Check } from './run-checks.ts';

test('a check that cannot run counts as failed, and the others still run', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const passing = (name: string): Check => ({ name, run: async () => ({ passed: 2, failed: 0, output: '' }) });
  const broken: Check = { name: 'broken', run: async () => Promise.reject(new Error('no free port')) };
  const total = await runChecks([broken, passing('one'), passing('other')], 1, new AbortController().signal);
  expect(total).toEqual({ passed: 4, failed: 1, skipped: [] });
  expect(printed.mock.calls.join('')).toMatch(/FAILED {3}broken[^]*no free port[^]*ok {7}one/);
});
