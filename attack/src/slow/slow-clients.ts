import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackReport } from '../harness/report.ts';
import type { Target } from '../harness/target.ts';

export interface SlowOptions {
  /** Number of connections of each kind, and a quarter of the number of idle ones. */
  readonly connections: number;
  readonly seconds: number;
}

/** Maximum time in seconds that a connection may stay open before its request has arrived. */
const maxSeconds = 100;
/** Maximum time for an honest search in milliseconds. */
const maxSearchTime = 10_000;
const searchPath = '/api/users?globalQuery=caller&limit=3';

/** Opens connections on which clients hardly send or read anything, while honest requests continue. */
export async function attackSlowly(target: Target, options: SlowOptions, report: AttackReport): Promise<void> {
  const { connections, seconds } = options;
  // A different person than for the honest requests, since limits are counted per person.
  const token = target.provider.token('slow.person@elsewhere.example');
  const administrator = target.tokenOf('administrator') ?? '';
  const head = (method: string, path: string, bearer: string, more = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\n${more}`;
  const bytes = 'Content-Type: application/octet-stream\r\nContent-Length: 4000000\r\n\r\n';
  const json = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"';
  const kinds: Readonly<Record<string, { readonly first: string; readonly drip: string }>> = {
    'headers byte by byte': { first: head('GET', '/api/viewer', token), drip: 'X-a: b\r\n' },
    'a body byte by byte': { first: head('PUT', '/api/update-user-profile', token, json), drip: 'a' },
    'a piece of an upload byte by byte': {
      first: head('PUT', '/api/admin/uploads/x?offset=0', administrator, bytes),
      drip: 'a',
    },
    'a piece that never comes': { first: head('PUT', '/api/admin/uploads/x?offset=0', administrator, bytes), drip: '' },
    'answers that nobody reads': { first: `${head('GET', '/api/users?limit=1000', token)}\r\n`.repeat(5), drip: '' },
    'the first line only': { first: 'GET / HT', drip: '' },
  };
  const sockets = Object.values(kinds).flatMap(({ first, drip }) =>
    Array.from({ length: connections }, () => openSlow(target, first, drip)),
  );
  const idle = Array.from({ length: connections * 4 }, () => openSlow(target, '', ''));
  const all = [...sockets, ...idle];
  const meanwhile = await askHonestly(target, seconds, report);
  const opened = `${connections} connections each with ${Object.keys(kinds).join(', ')}; ${idle.length} idle ones`;
  report.did(`${opened}: ${meanwhile.answered} honest searches, the slowest after ${Math.round(meanwhile.slowest)} ms`);
  if (meanwhile.slowest > maxSearchTime) {
    report.foundCost('an honest search waits more than 10 s for slow clients', `${Math.round(meanwhile.slowest)} ms`);
  }
  if (meanwhile.failed > 0) report.found(`${meanwhile.failed} honest searches failed beside slow clients`);
  if (seconds >= maxSeconds) {
    const open = sockets.filter(({ socket }) => !socket.destroyed && !socket.closed).length;
    report.did(`${open} of ${sockets.length} slow connections are still open after ${seconds} s`);
    if (open > sockets.length / 2) report.found(`${open} slow connections are still open after ${seconds} s`);
  }
  for (const { stop } of all) stop();
  await breakUploads(target, connections, report);
  const after = await target.call('person', 'GET', searchPath);
  if (after.status !== 200) report.found(`a search after slow clients is answered with ${after.status ?? 'nothing'}`);
}

function openSlow({ directory }: Target, first: string, drip: string): { readonly socket: Socket; stop(): void } {
  const { hostname, port } = new URL(directory.address);
  const socket = connect({ host: hostname, port: Number(port) });
  // Nothing is read.
  socket.pause();
  socket.on('error', () => {});
  if (first !== '') socket.write(first);
  const timer = drip === '' ? undefined : setInterval(() => void (socket.writable && socket.write(drip)), 1000);
  return {
    socket,
    stop: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

async function askHonestly(target: Target, seconds: number, report: AttackReport) {
  const ending = performance.now() + seconds * 1000;
  let answered = 0;
  let failed = 0;
  let slowest = 0;
  for (; performance.now() < ending; await pause(100)) {
    const { status, milliseconds } = await target.call('person', 'GET', searchPath);
    report.answered(milliseconds);
    slowest = Math.max(slowest, milliseconds);
    if (status === 200) answered++;
    else failed++;
  }
  return { answered, failed, slowest };
}

/** Starts uploads whose connections end in the middle, by a reset and by half-closing. */
async function breakUploads(target: Target, times: number, report: AttackReport): Promise<void> {
  const { hostname, port } = new URL(target.directory.address);
  const broken = Array.from({ length: times }, async (_, number) => {
    const { json } = await target.call('keeper', 'POST', '/api/admin/uploads', { size: 3_000_000 });
    const { id } = json as { id: string };
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(
      `PUT /api/admin/uploads/${id}?offset=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${target.tokenOf('keeper')}\r\n` +
        'Content-Type: application/octet-stream\r\nContent-Length: 3000000\r\n\r\n',
    );
    socket.write(Buffer.alloc(500_000, 0x61));
    await pause(100);
    if (number % 2 === 0) socket.resetAndDestroy();
    else socket.end();
    await pause(100);
    socket.destroy();
  });
  await Promise.all(broken);
  report.did(`${times} uploads broken off in the middle of a piece`);
}
