import { spawnSync } from 'node:child_process';
import { getUserProfile, searchPeople, updateUserProfile } from '@directory/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openOtlpReceiver } from '../../test/otlp-receiver.ts';
import { openTestDirectory } from '../../test/test-directory.ts';
import { readConfig } from '../config/config.ts';
import { statementText } from './statement-text.ts';
import { openTracing } from './tracing.ts';

// Every personal value of this file contains this text.
const marker = /zqxmarker|zqx%/i;
const login = 'zqxmarker@group.example';
const quick = { OTEL_BSP_SCHEDULE_DELAY: '20' };

function tracingOf(environment: Record<string, string>) {
  return readConfig(environment).tracing;
}

async function tracedDirectory(endpoint: string, environment: Record<string, string> = {}) {
  const warnings: string[] = [];
  const logger = { warn: (_fields: object, text: string) => void warnings.push(text) };
  const config = tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...quick, ...environment });
  const tracing = await openTracing(config, logger as never);
  onTestFinished(async () => await tracing?.close());
  const directory = await openTestDirectory(
    [{ login, lastName: 'Zqxmarker' }],
    { TRUSTED_PROXIES: '1', ...environment },
    [],
    { prepare: ({ app }) => tracing?.traceRequests(app, { isBehindProxy: true }) },
  );
  return { directory, tracing, warnings };
}

test('a request and its statements form one trace, without URLs, names, logins and tokens', async () => {
  const collector = await openOtlpReceiver();
  onTestFinished(collector.close);
  const { directory } = await tracedDirectory(collector.url);
  const caller = directory.as(login);
  await caller.call(searchPeople, { query: { globalQuery: 'zqxmarker' } });
  await caller.call(getUserProfile, { query: { userId: login } });
  await caller.request('PUT', updateUserProfile.path, { city: 'zqxmarker' });
  await caller.request('GET', '/api/zqxmarker?zqxmarker=zqxmarker');
  await caller.request('GET', '/health/live');
  await expect.poll(() => collector.spans.some(({ name }) => name.endsWith('(none)') || name === 'GET /*')).toBe(true);

  const named = (name: string) => collector.spans.find((span) => span.name === name);
  expect(named('GET /api/users')?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/users',
    'url.scheme': 'http',
    'http.response.status_code': '200',
  });
  const request = named(`GET ${getUserProfile.path}`);
  expect(request?.parentId).toBe('');
  const statements = collector.spans.filter(({ parentId }) => parentId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(statements[0]).toMatchObject({
    name: 'select',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.query.text': expect.stringMatching(/^select .* from .*\$1/),
    },
  });
  expect(collector.spans.filter(({ name }) => name.includes('/health'))).toEqual([]);
  expect(collector.received()).not.toMatch(marker);
  expect(collector.received()).not.toContain('Bearer');
});

test('a trace started by the proxy is continued', async () => {
  const collector = await openOtlpReceiver();
  onTestFinished(collector.close);
  const { directory } = await tracedDirectory(collector.url);
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = (flags: string) => ({ traceparent: `00-${trace}-${span}-${flags}` });
  await directory.as(login).request('GET', '/api/viewer', undefined, headers('00'));
  await directory.as(login).request('GET', '/api/viewer', undefined, headers('01'));
  await expect.poll(() => collector.spans.length).toBeGreaterThan(0);
  // The proxy did not sample the first one.
  expect(collector.spans.filter(({ name }) => name === 'GET /api/viewer')).toMatchObject([
    { traceId: trace, parentId: span },
  ]);
});

test('with the sampler always_off, nothing is sent', async () => {
  const collector = await openOtlpReceiver();
  onTestFinished(collector.close);
  const { directory, tracing } = await tracedDirectory(collector.url, { OTEL_TRACES_SAMPLER: 'always_off' });
  await directory.as(login).request('GET', '/api/viewer');
  await tracing?.close();
  expect(collector.requests()).toBe(0);
});

test('a collector that is down or does not respond does not disturb requests, and the log reports it', async () => {
  const silent = await openOtlpReceiver({ answers: false });
  onTestFinished(silent.close);
  for (const endpoint of ['http://127.0.0.1:9', silent.url]) {
    const { directory, tracing, warnings } = await tracedDirectory(endpoint, {
      OTEL_BSP_EXPORT_TIMEOUT: '50',
      OTEL_BSP_MAX_QUEUE_SIZE: '10',
      OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '5',
    });
    for (let count = 0; count < 50; count++) {
      expect((await directory.as(login).request('GET', '/api/viewer')).status).toBe(200);
    }
    await expect.poll(() => warnings).toEqual(['traces could not be sent to the collector']);
    await tracing?.close();
  }
});

test('without an endpoint, or if traces are turned off, there are none', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(tracingOf({})).toBeUndefined();
  expect(tracingOf({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined();
  expect(tracingOf({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
  expect(tracingOf(endpoint)).toMatchObject({ url: 'http://collector:4318/v1/traces', serviceName: 'staff-directory' });
  const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/all' };
  expect(tracingOf({ ...endpoint, ...whole })?.url).toBe('https://collector/all');
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is invalid', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

/** Loads the server in a new process, opens tracing, and returns the OpenTelemetry packages that were loaded. */
function packagesLoadedWith(environment: Record<string, string>): string[] {
  const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const [, name] = /@opentelemetry.([a-z-]+)/.exec(url) ?? [];
        // prom-client loads the API package.
        if (name !== undefined && name !== 'api') loaded.add(name);
        return next(url, context);
      },
    });
    await import(${address('../app/start-directory.ts')});
    const { openTracing } = await import(${address('tracing.ts')});
    await openTracing(${JSON.stringify(tracingOf(environment))}, console);
    process.stdout.write(JSON.stringify([...loaded]));
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout) as string[];
}

// Starts two processes, which is slow on a busy machine.
test('the OpenTelemetry packages are loaded only if an endpoint is configured', { timeout: 180_000 }, () => {
  expect(packagesLoadedWith({})).toEqual([]);
  const loaded = packagesLoadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded).toEqual(expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-proto']));
});

test('string literals in a statement are not sent', () => {
  expect(statementText(`select 'a' as kind from people\n where name = 'O''Neill' and id = $1`)).toEqual({
    operation: 'select',
    text: 'select ? as kind from people where name = ?? and id = $1',
  });
  expect(statementText(`insert into x values ('cut`).text).toBe('insert into x values (?');
});
