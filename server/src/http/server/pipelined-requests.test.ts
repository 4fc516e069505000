import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openHttpServer } from './http-server.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A server whose responses to /slow wait for `finish`, and a connection to it. */
async function open() {
  /** The events so far, in order. */
  const events: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const app = fastify();
  app.get('/:name', async ({ params }) => {
    const { name } = params as { name: string };
    events.push(`${name} begins`);
    if (name === 'slow') await finished;
    events.push(`${name} ends`);
    return `<${name}>`;
  });
  const closed = Promise.withResolvers<void>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => closed.resolve());
    done();
  });
  /** Bytes that the server has read from the connection, at each request for a large response. */
  const bytesRead: number[] = [];
  app.get('/large/:number', async ({ socket }) => {
    bytesRead.push(socket.bytesRead);
    return Buffer.alloc(200_000, 'a');
  });
  app.post('/:name', async ({ body }) => body);
  const server = await openHttpServer(app, {
    host: '127.0.0.1',
    port: 0,
    maxHeaderSize: 16_384,
    requestTimeout: 60_000,
  });
  opened.push(() => server.close(0));
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  opened.push(() => socket.destroy());
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  return {
    address: server.address,
    bytesRead,
    events,
    finish,
    socket,
    received: () => received,
    firstClosed: closed.promise,
  };
}

const get = (name: string) => `GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('a pipelined request starts once the previous one is answered, and responses stay in order', async () => {
  const { events, finish, socket, received } = await open();
  socket.write(get('slow') + get('second'));
  await expect.poll(() => events).toContain('slow begins');
  // In several pieces: reading from the connection resumes after each response.
  socket.write(get('third'));
  finish();
  await expect.poll(received).toMatch(/<slow>[^]*<second>[^]*<third>/);
  socket.write(get('last'));
  await expect.poll(received).toContain('<last>');
  expect(events).toEqual(['slow', 'second', 'third', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('no further requests are read while received ones wait, even if the client reads large responses', async () => {
  const { bytesRead, socket } = await open();
  socket.write(get('large/1').repeat(50_000));
  await expect.poll(() => bytesRead.length).toBeGreaterThan(40);
  // A first piece of at most 64 KiB, and one more if reading had already begun.
  expect(bytesRead.slice(0, 40).at(-1)).toBeLessThanOrEqual(2 * 65_536);
});

test('the body of a pipelined request is read', async () => {
  const { events, finish, socket, received } = await open();
  const text = 'a'.repeat(200_000);
  const head = `POST /x HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n`;
  socket.write(get('slow') + head + text + get('last'));
  await expect.poll(() => events).toContain('slow begins');
  finish();
  await expect.poll(received).toContain('<last>');
  expect(received()).toContain(text);
});

test('waiting requests do not start if the client has disconnected', async () => {
  const { address, events, finish, socket, firstClosed } = await open();
  socket.write(get('slow') + get('second'));
  await expect.poll(() => events).toContain('slow begins');
  socket.resetAndDestroy();
  finish();
  await firstClosed;
  await fetch(`${address}/other`);
  expect(events).not.toContain('second begins');
});
