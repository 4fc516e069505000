import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../server/src/config/config.ts';
import { certificateFolder } from '../../server/test/ldap/start-slapd.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './running-directory.ts';
import type { Directory } from './running-directory.ts';
import { startDirectory } from '../test/start-directory.ts';
import { root } from './run-command.ts';
import { loadBalancer, serviceAnalyzer, webServer } from './system-programs.ts';

const sample = (path: string) => readFileSync(join(root, 'samples', path), 'utf8');

/** Seconds that a node with PostgreSQL may take to stop with the default settings. */
const stopping = (() => {
  const settings = {
    DATABASE_URL: 'postgres://database/directory',
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'a',
  };
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_TIMEOUT_SECONDS } = readConfig(settings);
  return SHUTDOWN_DELAY_SECONDS + SHUTDOWN_TIMEOUT_SECONDS;
})();

describe('nginx with the sample', { timeout: 120_000 }, () => {
  let directory: Directory;
  let unready: Server;
  /** Number of requests that reached the node that is not ready. */
  let rejected = 0;
  let port = 0;
  let accessLog = '';
  const stack = new AsyncDisposableStack();

  beforeAll(async () => {
    directory = await startDirectory({ DEMO_PEOPLE: '20', TRUSTED_PROXIES: '1' });
    stack.defer(() => directory.stop());
    unready = createServer((_request, response) => {
      rejected++;
      response.writeHead(503).end('{}');
    }).listen(0, '127.0.0.1');
    await once(unready, 'listening');
    stack.defer(async () => void unready.close());
    const nodes = [`127.0.0.1:${await freePort()}`, addressOf(unready), new URL(directory.address).host];
    ({ port, accessLog } = await startNginx(stack, nodes));
    while ((await get('/health/live').catch(() => undefined)) === undefined) await pause(50);
  }, 120_000);
  afterAll(() => stack.disposeAsync());

  const get = (path: string, headers?: Record<string, string>) => getThrough(port, path, headers);

  test('a node that is unreachable or not ready gets no requests', async () => {
    for (let time = 0; time < 20; time++) expect((await get('/health/ready')).statusCode).toBe(200);
  });

  test('a node that responds with 503 is used again, since without its database it serves searches but not profiles', async () => {
    rejected = 0;
    for (let time = 0; time < 20; time++) await get('/health/ready');
    expect(rejected).toBeGreaterThan(5);
  });

  test('pages and API responses arrive with the security headers of the directory', async () => {
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/api/viewer')).statusCode).toBe(401);
  });

  test('the log contains the path of a request, but neither its query nor its referrer', async () => {
    await get('/api/users?globalQuery=Quillhaven', { referer: 'https://people.example.com/?AB1234@group.example' });
    await expect.poll(() => readFileSync(accessLog, 'utf8')).toContain(' GET /api/users 401 ');
    expect(readFileSync(accessLog, 'utf8')).not.toMatch(/Quillhaven|AB1234/);
  });

  test('a large address file is not sent to a second node while the first one works on it', async () => {
    await using nodes = await startSlowNodes();
    await using own = new AsyncDisposableStack();
    const { port: ownPort } = await startNginx(own, nodes.addresses, (site) =>
      site.replace('proxy_read_timeout 30s', 'proxy_read_timeout 1s'),
    );
    while ((await getThrough(ownPort, '/health/live').catch(() => undefined)) === undefined) await pause(50);
    expect(await putThrough(ownPort, '/api/admin/buAddresses')).toBe(200);
    expect(nodes.received('/api/admin/buAddresses')).toBe(1);
    // Other requests are repeated on another node, which shows that the time limit is in effect.
    expect(await putThrough(ownPort, '/api/update-user-profile')).toBe(504);
    expect(nodes.received('/api/update-user-profile')).toBeGreaterThan(1);
  });
});

describe('HAProxy with the sample', { timeout: 120_000 }, () => {
  let port = 0;
  let log = '';
  /** Headers of the requests that reached the node without a database. */
  const received: IncomingHttpHeaders[] = [];
  const stack = new AsyncDisposableStack();
  const get = (path: string, headers?: Record<string, string>) => getThrough(port, path, headers);

  beforeAll(async () => {
    const directory = await startDirectory({ DEMO_PEOPLE: '20', TRUSTED_PROXIES: '1' });
    stack.defer(() => directory.stop());
    const withoutDatabase = createServer(({ url, headers }, response) => {
      if (url !== '/health/serving') received.push(headers);
      response.writeHead(url === '/health/serving' ? 200 : 503).end('{}');
    }).listen(0, '127.0.0.1');
    await once(withoutDatabase, 'listening');
    stack.defer(async () => void withoutDatabase.close());
    const nodes = [`127.0.0.1:${await freePort()}`, addressOf(withoutDatabase), new URL(directory.address).host];
    port = await startHaproxy(stack, nodes, (text) => void (log += text));
    while ((await get('/health/live').catch(() => undefined)) === undefined) await pause(50);
    // The node that is unreachable counts as up until its second check.
    while (!log.includes('Server directory/node1 is DOWN')) await pause(50);
  }, 120_000);
  afterAll(() => stack.disposeAsync());

  test('an unreachable node gets no requests, and a node without its database does not count as failed', async () => {
    for (let time = 0; time < 20; time++) expect((await get('/health/ready')).statusCode).toBe(200);
    expect(received.length).toBeGreaterThan(5);
    expect(log).not.toMatch(/Server directory\/node[23] is DOWN/);
  });

  test('what a client sends about its address, its request and its trace is not passed on', async () => {
    received.length = 0;
    const forged = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'evil.example', traceparent: 'forged' };
    for (let time = 0; time < 2; time++) await get('/api/viewer', { ...forged, 'x-request-id': 'forged' });
    expect(received[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(JSON.stringify(received)).not.toMatch(/192\.0\.2\.1|evil\.example|forged/);
  });

  test('pages and API responses arrive with the security headers of the directory', async () => {
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/api/viewer')).statusCode).toBe(401);
  });

  test('the log contains the path of a request, but neither its query nor its referrer', async () => {
    await get('/api/users?globalQuery=Quillhaven', { referer: 'https://people.example.com/?AB1234@group.example' });
    await expect.poll(() => log).toContain(' GET /api/users 401 ');
    expect(log).not.toMatch(/Quillhaven|AB1234/);
  });

  test('a large address file is awaited, and not sent to a second node', async () => {
    await using nodes = await startSlowNodes();
    await using own = new AsyncDisposableStack();
    const ownPort = await startHaproxy(
      own,
      nodes.addresses,
      () => {},
      (configuration) => configuration.replace('timeout server 30s', 'timeout server 1s'),
    );
    while ((await getThrough(ownPort, '/health/live').catch(() => undefined)) === undefined) await pause(50);
    expect(await putThrough(ownPort, '/api/admin/buAddresses')).toBe(200);
    expect(nodes.received('/api/admin/buAddresses')).toBe(1);
    // Other requests are not awaited, which shows that the time limit is in effect.
    expect(await putThrough(ownPort, '/api/update-user-profile')).toBe(504);
  });

  test('the sample for PostgreSQL is valid', () => {
    const path = join(temporaryFolder(), 'database.cfg');
    writeFileSync(path, sample('haproxy/database.cfg').replaceAll(/database\d\.example\.com/g, '127.0.0.1'));
    const output = execFileSync(loadBalancer.find() ?? 'haproxy', ['-c', '-f', path], { encoding: 'utf8' });
    expect(output).toContain('Configuration file is valid');
  });
});

test('systemd accepts the units, and gives a node enough time to stop', () => {
  const folder = temporaryFolder();
  const names = ['directory.service', 'directory-backup.service', 'directory-backup.timer'];
  const units = names.map((name) => {
    const path = join(folder, name);
    writeFileSync(path, sample(`systemd/${name}`).replace('/opt/directory/node_modules/.bin/node', process.execPath));
    return path;
  });
  const output = execFileSync(serviceAnalyzer.find() ?? 'systemd-analyze', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  expect(output).toBe('');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(sample('systemd/directory.service')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(stopping);
});

test('the nightly backup is a file with the date in its name', { timeout: 240_000 }, async () => {
  const directory = await startDirectory({ DEMO_PEOPLE: '20' });
  try {
    const folder = temporaryFolder();
    const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(sample('systemd/directory-backup.service')) ?? [];
    // The specifiers that systemd expands.
    const script = command.replaceAll('$$', '$').replaceAll('%%', '%').replace('/var/lib/directory-backups', folder);
    execFileSync('/bin/sh', ['-c', script], {
      cwd: root,
      env: { ...process.env, DATA_DIR: directory.dataFolder },
      stdio: 'pipe',
    });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.backup$/)]);
  } finally {
    await directory.stop();
  }
});

interface BackupJob {
  readonly kind: string;
  readonly spec: {
    readonly jobTemplate: {
      readonly spec: {
        readonly template: {
          readonly metadata: { readonly labels: Record<string, string> };
          readonly spec: {
            readonly containers: readonly { readonly command: readonly string[]; readonly envFrom: unknown }[];
          };
        };
      };
    };
  };
}

describe('the backup in Kubernetes', () => {
  const documents = parseAllDocuments(sample('kubernetes/backup.yaml')).map((document) => document.toJS() as BackupJob);
  const { metadata, spec } = documents.find(({ kind }) => kind === 'CronJob')!.spec.jobTemplate.spec.template;
  const [container] = spec.containers;

  test('has the settings of the nodes, but does not receive requests', () => {
    expect(container?.envFrom).toEqual([{ configMapRef: { name: 'directory' } }]);
    expect(metadata.labels).not.toHaveProperty('app', 'directory');
  });

  test('is a file with the date in its name, and removes old ones', { timeout: 240_000 }, async () => {
    const directory = await startDirectory({ DEMO_PEOPLE: '20' });
    try {
      const folder = temporaryFolder();
      const old = join(folder, 'old.backup');
      writeFileSync(old, '');
      utimesSync(old, 0, 0);
      const [shell = '', options = '', script = ''] = container?.command ?? [];
      execFileSync(shell, [options, script.replaceAll('/backups', folder).replace('node', process.execPath)], {
        cwd: root,
        env: { ...process.env, DATA_DIR: directory.dataFolder },
        stdio: 'pipe',
      });
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.backup$/)]);
    } finally {
      await directory.stop();
    }
  });
});

interface Manifest {
  readonly kind: string;
  readonly data?: Record<string, string>;
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly labels: Record<string, string> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly livenessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
          readonly readinessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
        }[];
      };
    };
  };
}

describe('the sample for Kubernetes', () => {
  const documents = parseAllDocuments(sample('kubernetes/directory.yaml')).map(
    (document) => document.toJS() as Manifest,
  );
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);

  test('sets only variables that the directory accepts', () => {
    const [settings] = ofKind('ConfigMap');
    const { DATABASE_URL_FILE: _, ...data } = settings?.data ?? {};
    expect(readConfig({ ...data, DATABASE_URL: 'postgres://database/directory' })).toMatchObject({
      PUBLIC_ORIGIN: 'https://people.example.com',
      METRICS_PORT: 9464,
      ADMIN_LOGINS: ['admin@example.com'],
    });
  });

  test('probes the health endpoints on existing ports, and gives a node enough time to stop', () => {
    const { spec } = ofKind('Deployment')[0]!.spec.template;
    const [container] = spec.containers;
    const ports = new Map(container?.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(ports.get('http')).toBe(3000);
    expect(container?.livenessProbe.httpGet).toEqual({ path: '/health/live', port: 'http' });
    expect(container?.readinessProbe.httpGet).toEqual({ path: '/health/serving', port: 'http' });
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(stopping);
  });

  test('has the label and port by which Prometheus discovers the nodes', () => {
    const { metadata, spec } = ofKind('Deployment')[0]!.spec.template;
    const { scrape_configs: jobs } = parse(sample('monitoring/prometheus-kubernetes.yaml')) as {
      scrape_configs: { job_name: string; relabel_configs: { source_labels: string[]; regex?: string }[] }[];
    };
    const [label, port] = jobs[0]?.relabel_configs[0]?.regex?.split(';') ?? [];
    expect(jobs.map(({ job_name: name }) => name)).toEqual(['directory']);
    expect(metadata.labels['app']).toBe(label);
    expect(spec.containers[0]?.ports).toContainEqual({ name: port, containerPort: 9464 });
  });
});

/** Starts nginx with the sample in front of three nodes. `change` changes the configuration. */
async function startNginx(
  stack: AsyncDisposableStack,
  nodes: readonly string[],
  change: (site: string) => string = (site) => site,
): Promise<{ port: number; accessLog: string }> {
  const port = await freePort();
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const accessLog = join(folder, 'access.log');
  const site = withNodes(sample('nginx/directory.conf'), nodes)
    .replace('/var/log/nginx/directory.log', accessLog)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${join(certificateFolder, 'server.pem')};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${join(certificateFolder, 'server.key')};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${paths.join(' ')}
${change(site)} }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  mkdirSync(join(folder, 'logs'));
  const nginx = spawn(webServer.find() ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  stack.defer(async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'close');
  });
  return { port, accessLog };
}

/** Starts HAProxy with the sample in front of three nodes, and returns its port. `change` changes the configuration. */
async function startHaproxy(
  stack: AsyncDisposableStack,
  nodes: readonly string[],
  onOutput: (text: string) => void,
  change: (configuration: string) => string = (configuration) => configuration,
): Promise<number> {
  const port = await freePort();
  const folder = temporaryFolder();
  const files = ['server.pem', 'server.key'].map((name) => readFileSync(join(certificateFolder, name), 'utf8'));
  writeFileSync(join(folder, 'certificate.pem'), files.join('\n'));
  const configuration = withNodes(sample('haproxy/directory.cfg'), nodes)
    .replace('log /dev/log', 'log stdout format raw')
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('/etc/ssl/private/people.example.com.pem', join(folder, 'certificate.pem'));
  writeFileSync(join(folder, 'directory.cfg'), change(configuration));
  const haproxy = spawn(loadBalancer.find() ?? 'haproxy', ['-f', join(folder, 'directory.cfg')]);
  haproxy.stdout.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
  stack.defer(async () => {
    haproxy.kill('SIGTERM');
    await once(haproxy, 'close');
  });
  return port;
}

/** Replaces the names of the three nodes. */
function withNodes(configuration: string, nodes: readonly string[]): string {
  return nodes.reduce((text, node, index) => text.replaceAll(`node${index + 1}.example.com:3000`, node), configuration);
}

/** Three nodes that take longer for a PUT than the shortened time limits of the proxies. */
async function startSlowNodes(): Promise<
  AsyncDisposable & { readonly addresses: readonly string[]; readonly received: (path: string) => number }
> {
  const paths: string[] = [];
  const servers = Array.from({ length: 3 }, () =>
    createServer(({ url = '', method }, response) => {
      if (method !== 'PUT') return void response.end('{}');
      paths.push(url);
      setTimeout(() => response.end('{}'), 3000);
    }).listen(0, '127.0.0.1'),
  );
  for (const server of servers) if (!server.listening) await once(server, 'listening');
  return {
    addresses: servers.map(addressOf),
    received: (path) => paths.filter((each) => each === path).length,
    [Symbol.asyncDispose]: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function addressOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends a PUT to a proxy, and returns the status. */
function putThrough(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'PUT', rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}

/** Sends a GET to a proxy, and does not read the body. */
function getThrough(port: number, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Uses a certificate of the LDAP tests.
    const sent = request({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    sent.on('error', reject);
    sent.end();
  });
}
