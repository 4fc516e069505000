import { expect, test } from 'vitest';
import { runScenarios } from './run-scenarios.ts';

test.each(['kill-embedded', 'provider-away'])('a short %s has no findings', { timeout: 300_000 }, async (name) => {
  const lines: string[] = [];
  const findings = await runScenarios([name], { isQuick: true }, (report) => void lines.push(...report));
  expect(findings, lines.join('\n')).toEqual([]);
});
