import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { registerMetrics } from './register-metrics.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const document = read('docs/monitoring.md');

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}

let registry: MetricsRegistry;
let metrics: readonly Metric[];
beforeAll(async () => {
  await openTestDirectory([], {}, [], {
    prepare: (directory, context) => {
      registry = registerMetrics(directory, context);
    },
  });
  metrics = registry.getMetricsAsArray() as unknown as readonly Metric[];
});
afterAll(() => registry.close());

/** The metrics of the directory. Those of libraries are documented by the libraries. */
function ownMetrics(): readonly Metric[] {
  return metrics.filter(({ name }) => /^(?:directory|http)_|^nodejs_eventloop_active/.test(name));
}

/** The names of metrics in an expression, without the suffixes of histograms. */
function namesIn(expression: string): string[] {
  const names = expression.match(/\b(?:directory|http|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const histograms = new Set(metrics.filter(({ type }) => type === 'histogram').map(({ name }) => name));
  return names.map((name) => {
    const whole = name.replace(/_(?:bucket|count|sum)$/, '');
    return histograms.has(whole) ? whole : name;
  });
}

function unknownNamesIn(expressions: readonly string[]): string[] {
  const known = new Set(metrics.map(({ name }) => name));
  return expressions.flatMap(namesIn).filter((name) => !known.has(name));
}

test('docs/monitoring.md lists every metric with its type, labels and help, and no other', () => {
  const rows = [...document.matchAll(/^\| `([a-z_0-9]+)` *\| (gauge|counter|histogram) *\| (.*?) *\| (.*?) *\|$/gm)];
  const documented = rows.map(([, name, type, labels = '', help]) => ({
    name,
    type,
    labelNames: labels.replaceAll('`', '').split(', ').filter(Boolean),
    help,
  }));
  expect(documented).toEqual(
    ownMetrics().map(({ name, type, labelNames, help }) => ({ name, type, labelNames: [...labelNames], help })),
  );
});

test('docs/monitoring.md explains the values of every label', () => {
  const [, table = ''] = /^\| Label .*?\n(.*?)\n\n/ms.exec(document) ?? [];
  const explained = new Set(Array.from(table.matchAll(/^\| `([a-z]+)`/gm), ([, label]) => label));
  const labels = new Set(ownMetrics().flatMap(({ labelNames }) => labelNames));
  const unexplained = [...labels].filter((label) => !explained.has(label));
  // Those that the text or the meaning of their metric explains.
  expect(unexplained).toEqual(['version', 'node', 'database', 'level', 'method', 'route', 'status', 'feed']);
});

test('every metric that docs/monitoring.md names exists', () => {
  expect(unknownNamesIn([document])).toEqual([]);
});

test('the names of metrics follow the conventions of Prometheus', () => {
  const faulty = ownMetrics().filter(
    ({ name, type, help }) =>
      (type === 'counter') !== name.endsWith('_total') || /_(?:ms|milliseconds|kb|mb)\b/.test(name) || help === '',
  );
  expect(faulty.map(({ name }) => name)).toEqual([]);
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

function alerts(): readonly Rule[] {
  const file = parse(read('samples/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  return file.groups.flatMap(({ rules }) => rules);
}

test('the alert rules use metrics that exist', () => {
  expect(alerts().length).toBeGreaterThan(10);
  expect(unknownNamesIn(alerts().map(({ expr }) => expr))).toEqual([]);
});

test('an alert fires if there is no node, whose metrics the other rules need', () => {
  const { scrape_configs: jobs } = parse(read('samples/monitoring/prometheus.yaml')) as {
    scrape_configs: { job_name: string }[];
  };
  const expressions = alerts().map(({ expr }) => expr);
  for (const { job_name: name } of jobs) expect(expressions).toContain(`absent(up{job="${name}"} == 1)`);
});

test('every alert has a severity, a sentence, and a section in docs/monitoring.md, in the same order', () => {
  const headings = [...document.matchAll(/^### (Directory\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts().map(({ alert }) => alert));
  const faulty = alerts().filter(
    ({ labels, annotations }) =>
      !['critical', 'warning', 'info'].includes(labels.severity) || !annotations.summary.endsWith('.'),
  );
  expect(faulty).toEqual([]);
});

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

test('the dashboard uses metrics that exist, in panels with distinct ids', () => {
  const { panels } = JSON.parse(read('samples/monitoring/grafana-dashboard.json')) as { panels: Panel[] };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(unknownNamesIn(expressions)).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
    'Health',
    'Speed',
    'Freshness',
    'Refused requests',
  ]);
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([]);
});

test('every metric of the directory is on the dashboard, in an alert, or explained as a detail', () => {
  const used = new Set(
    [read('samples/monitoring/grafana-dashboard.json'), read('samples/monitoring/alerts.yaml')].flatMap(namesIn),
  );
  const unused = ownMetrics().filter(({ name }) => !used.has(name));
  expect(unused.map(({ name }) => name)).toEqual([
    'directory_memory_changed_timestamp_seconds',
    'directory_feed_last_attempt_timestamp_seconds',
  ]);
});
