import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { serveMetrics } from './serve-metrics.ts';
import type { MetricsServer } from './serve-metrics.ts';

let served: MetricsServer;
let registry: MetricsRegistry;
const sockets: Socket[] = [];
beforeEach(async () => {
  registry = new MetricsRegistry();
  served = await serveMetrics({ host: '127.0.0.1', port: 0 });
  served.show(registry);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await served.close();
  registry.close();
});

function open(): Socket {
  const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

test('only GET and HEAD of the metrics are answered', async () => {
  const ask = async (method: string, path = '/metrics') => (await fetch(served.address + path, { method })).status;
  expect([await ask('GET'), await ask('HEAD'), await ask('GET', '/'), await ask('GET', '/health/ready')]).toEqual([
    200, 200, 404, 404,
  ]);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(await ask(method)).toBe(405);
  expect(await ask('POST', '/metrics/x')).toBe(404);
});

test.each(['POST', 'GET'])('a %s with a body is answered without waiting for the body', async (method) => {
  const socket = open();
  socket.write(
    `${method} /metrics HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\nx`,
  );
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(answer.toString()).toMatch(method === 'POST' ? /^HTTP\/1\.1 405 / : /^HTTP\/1\.1 200 /);
  if (method === 'POST') await once(socket, 'close');
});

test('further connections than 100 are closed, and one is accepted again when another has ended', async () => {
  const held = await Promise.all(
    Array.from({ length: 100 }, () => {
      const socket = open();
      return new Promise<Socket>((resolve) => socket.once('connect', () => resolve(socket)));
    }),
  );
  await expect(fetch(`${served.address}/metrics`)).rejects.toThrow('fetch failed');
  held[0]?.destroy();
  await expect.poll(async () => (await fetch(`${served.address}/metrics`).catch(() => undefined))?.status).toBe(200);
});
