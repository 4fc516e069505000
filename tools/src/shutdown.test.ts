import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startDirectory } from '../test/start-directory.ts';
import { root } from './run-command.ts';
import { scriptEnvironment, temporaryFolder } from './running-directory.ts';

/** A token that the provider rejects with 401. */
const body = 'grant_type=authorization_code&client_id=unknown';

const infoLevel = 30;

/** The log lines in the output of a node. */
function entriesOf(output: string): { readonly msg?: string }[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as { readonly msg?: string });
}

/** Sends the first half of a request. */
async function begin(address: string): Promise<ClientRequest> {
  const sent = request(`${address}/demo-sign-in/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
  });
  sent.write(body.slice(0, 10));
  await once(sent, 'socket');
  if (sent.socket?.connecting === true) await once(sent.socket, 'connect');
  return sent;
}

/** Sends the rest. */
async function finish(sent: ClientRequest): Promise<number | undefined> {
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body.slice(10));
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

test('after SIGTERM, a node reports that it is stopping, finishes its requests, and exits', async () => {
  const directory = await startDirectory({ SHUTDOWN_DELAY_SECONDS: '10', DEMO_PEOPLE: '20', LOG_LEVEL: 'info' });
  const underWay = await Promise.all(Array.from({ length: 21 }, () => begin(directory.address)));
  const ended = directory.end('SIGTERM');
  const ready = await stoppingOf(directory.address);
  expect(ready).toEqual({ status: 'not ready', waitingFor: ['stopping'] });
  const serving = await fetch(`${directory.address}/health/serving`);
  expect([serving.status, await serving.json()]).toEqual([503, { status: 'not serving', waitingFor: ['stopping'] }]);
  const newcomer = await fetch(`${directory.address}/health/live`);
  expect([newcomer.status, newcomer.headers.get('connection')]).toEqual([200, 'close']);
  while (await accepts(directory.address));
  expect(await Promise.all(underWay.map(finish))).toEqual(Array(21).fill(401));
  const { code, output } = await ended;
  expect(code).toBe(0);
  const entries = entriesOf(output).filter(({ msg = '' }) => /^the directory (?:is|has) (?:ready|stop)/.test(msg));
  expect(entries).toMatchObject([
    { level: infoLevel, people: 20, msg: 'the directory is ready' },
    { level: infoLevel, signal: 'SIGTERM', msg: 'the directory is stopping' },
    { level: infoLevel, msg: 'the directory has stopped' },
  ]);
});

test('a node reports that it is ready only when it is', async () => {
  const provider = createServer().listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  provider.close();
  await once(provider, 'close');
  const directory = await startDirectory({ OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'directory' });
  await expect.poll(directory.output).toContain(' waits for: identity provider\n');
  await expect.poll(directory.output).toContain('"msg":"the directory answers, but is not ready yet"');
  const { output } = await directory.end('SIGTERM');
  expect(output).not.toContain('is ready at');
});

test('SIGTERM ends a node that is still waiting for its database', async () => {
  await using stack = new AsyncDisposableStack();
  // Accepts connections, and never responds.
  const silent = createServer().listen(0, '127.0.0.1');
  stack.defer(async () => void silent.close());
  await once(silent, 'listening');
  const connected = once(silent, 'connection') as Promise<[Socket]>;
  const environment = scriptEnvironment({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`,
    DATA_DIR: temporaryFolder(),
    OIDC_ISSUER: 'https://login.group.example',
    OIDC_CLIENT_ID: 'directory',
    PORT: '0',
  });
  const node = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env: environment, stdio: 'ignore' });
  const ended = once(node, 'exit');
  const [socket] = await connected;
  stack.defer(async () => void socket.destroy());
  node.kill('SIGTERM');
  // It exits by itself, since PID 1 of a container would ignore the signal.
  expect(await ended).toEqual([0, null]);
});

async function stoppingOf(address: string): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${address}/health/ready`);
    const answer: unknown = await response.json();
    if (response.status === 503) return answer;
  }
}

/** Whether the port is open. */
async function accepts(address: string): Promise<boolean> {
  return fetch(`${address}/health/live`).then(
    () => true,
    () => false,
  );
}
