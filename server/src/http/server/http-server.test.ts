import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openHttpServer } from './http-server.ts';
import type { HttpServer } from './http-server.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

const limits = { maxHeaderSize: 16_384, requestTimeout: 60_000 };

async function open(app: FastifyInstance): Promise<HttpServer> {
  const server = await openHttpServer(app, { host: '127.0.0.1', port: 0, ...limits });
  opened.push(() => server.close(0));
  return server;
}

/** An app whose response to /slow waits for `finish`. */
function slowApp(text: string) {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const app = fastify();
  app.get('/', async () => text);
  app.get('/slow', async () => {
    started.resolve();
    await finished.promise;
    return text;
  });
  return { app, started: started.promise, finish: () => finished.resolve() };
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  return response.text();
}

test('after `serve`, new requests are answered by the new app', async () => {
  const first = slowApp('first');
  const server = await open(first.app);
  const slow = textOf(`${server.address}/slow`);
  await first.started;
  await server.serve(slowApp('second').app);
  expect(await textOf(server.address)).toBe('second');
  first.finish();
  expect(await slow).toBe('first');
});

test('while the server closes, requests in progress are answered, and new connections are rejected', async () => {
  const { app, started, finish } = slowApp('done');
  const server = await open(app);
  const slow = textOf(`${server.address}/slow`);
  await started;
  const closed = server.close(60_000);
  await expect(fetch(server.address)).rejects.toThrow('fetch failed');
  finish();
  expect(await slow).toBe('done');
  expect(await closed).toBe(0);
});

test('a download is sent completely', async () => {
  const app = fastify();
  const goOn = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    const parts = async function* () {
      yield 'first ';
      await goOn.promise;
      yield 'last';
    };
    return reply.send(new Response(ReadableStream.from(parts()).pipeThrough(new TextEncoderStream())));
  });
  const server = await open(app);
  const response = await fetch(server.address);
  const closed = server.close(60_000);
  goOn.resolve();
  expect(await response.text()).toBe('first last');
  expect(await closed).toBe(0);
});

test('connections without a request do not delay closing', async () => {
  const server = await open(slowApp('').app);
  const { hostname, port } = new URL(server.address);
  const keptAlive = new Agent({ keepAlive: true });
  const [answer] = (await once(get(server.address, { agent: keptAlive }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  expect(await server.close(60_000)).toBe(0);
  await ended;
  keptAlive.destroy();
});

test('connections are destroyed and counted if their requests take too long', async () => {
  const { app, started, finish } = slowApp('');
  const server = await open(app);
  const outcome = fetch(`${server.address}/slow`).then(
    () => 'answered',
    () => 'cut',
  );
  await started;
  expect(await server.close(100)).toBe(1);
  expect(await outcome).toBe('cut');
  finish();
});

test('while it drains, responses close their connections', async () => {
  const server = await open(slowApp('answered').app);
  const connectionOf = async () => {
    const response = await fetch(server.address);
    expect(await response.text()).toBe('answered');
    return response.headers.get('connection');
  };
  expect(await connectionOf()).toBe('keep-alive');
  server.drain();
  expect(await connectionOf()).toBe('close');
});

test('bytes that are not a request are answered by the app', async () => {
  const app = fastify({
    clientErrorHandler: (_error, socket) => void socket.end('HTTP/1.1 400 Our Own\r\n\r\n'),
  });
  const server = await open(app);
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).end('no HTTP\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString()).toContain('400 Our Own');
});

test('bytes that are not a request end the connection, without an error in the middle of a response', async () => {
  const app = fastify({
    clientErrorHandler: (_error, socket) => void socket.end('HTTP/1.1 400 Our Own\r\n\r\n'),
  });
  const endless = new Readable({ read: () => {} });
  app.get('/', async (_request, reply) => reply.send(endless));
  const server = await open(app);
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString())).on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  endless.push('first part');
  await expect.poll(() => received).toContain('first part');
  const closed = once(socket, 'close');
  socket.write('no HTTP\r\n\r\n');
  await closed;
  expect(received).not.toContain('Our Own');
});

test('an upload that waits for 100 Continue gets it', async () => {
  const app = fastify();
  app.post('/', async ({ body }) => body);
  const server = await open(app);
  const sent = request(server.address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': 4, expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.end('body');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
});
