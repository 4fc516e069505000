import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run-command.ts';
import { ruleChecker } from './system-programs.ts';

const folder = join(root, 'samples/monitoring');
const tests = ['alerts-test.yaml', 'alerts-test-days.yaml'];

function promtool(...parameters: string[]): string {
  return execFileSync(ruleChecker.find() ?? 'promtool', parameters, { cwd: folder, encoding: 'utf8' });
}

const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'));

test('Prometheus accepts the sample and the alert rules', () => {
  // The other sample is not checked: it needs Kubernetes, which the Debian package does not support.
  expect(promtool('check', 'config', 'prometheus.yaml')).not.toContain('FAILED');
});

test('each alert fires in the situation that it describes, and not in normal operation', { timeout: 240_000 }, () => {
  expect(promtool('test', 'rules', ...tests)).toContain('SUCCESS');
  const { groups } = read('alerts.yaml') as { groups: { rules: { alert: string }[] }[] };
  const cases = tests.flatMap((name) => {
    const file = read(name) as { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] };
    return file.tests.flatMap((series) => series.alert_rule_test);
  });
  const isTested = ({ alert }: { alert: string }) => {
    const own = cases.filter(({ alertname }) => alertname === alert);
    return own.some((one) => one.exp_alerts !== undefined) && own.some((one) => one.exp_alerts === undefined);
  };
  const untested = groups.flatMap(({ rules }) => rules.filter((rule) => !isTested(rule)));
  expect(untested.map(({ alert }) => alert)).toEqual([]);
});
