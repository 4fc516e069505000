import { pieceLimit, readUpload, sendPiece } from '@directory/contract';
import type { PeopleUpload } from '@directory/contract';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/call.ts';
import { unreadable } from '../../../../test/unreadable-file.ts';
import { FileUnreadableError } from '../../../ui/browser/read-file.ts';
import { sendInPieces, type Call } from './send-in-pieces.ts';

/** A server that stores the received pieces, and a connection that can break. */
class Line {
  stored = new Uint8Array();
  /** Failures of the next pieces: before they arrive, or before their response arrives. */
  failures: ('before' | 'after' | ApiFailure)[] = [];
  readonly pieces: number[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  state(): PeopleUpload {
    const expiresAt = '2026-11-20T10:00:00.000Z';
    return { id: 'u', size: this.#size, received: this.stored.length, expiresAt, progress: null };
  }

  readonly call: Call = async (endpoint, input) => {
    const { query, body } = input as { query?: { offset: string }; body?: Blob };
    if (endpoint.path === readUpload.path && endpoint.method === readUpload.method) return this.state() as never;
    expect(endpoint.method).toBe(sendPiece.method);
    const failure = this.failures.shift();
    if (failure === 'before') throw new ApiFailure('network.failed', 0);
    if (failure instanceof ApiFailure) throw failure;
    if (Number(query?.offset) !== this.stored.length) throw new ApiFailure('upload.offset', 409);
    const bytes = new Uint8Array(await (body as Blob).arrayBuffer());
    this.pieces.push(bytes.length);
    this.stored = new Uint8Array([...this.stored, ...bytes]);
    if (failure === 'after') throw new ApiFailure('network.failed', 0);
    return this.state() as never;
  };
}

const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => index % 251);
const whole = new Blob([bytes]);

async function send(line: Line, signal = new AbortController().signal, file: Blob = whole) {
  const progress: { received: number; isWaiting: boolean }[] = [];
  await sendInPieces({
    file,
    upload: line.state(),
    call: line.call,
    signal,
    onProgress: (now) => progress.push(now),
    pause: async () => signal.throwIfAborted(),
  });
  return progress;
}

test('sends larger and larger pieces on a fast connection', async () => {
  const line = new Line(bytes.length);
  const progress = await send(line);
  expect(line.stored).toEqual(bytes);
  expect(line.pieces).toEqual([262_144, 524_288, 213_568]);
  expect(progress.at(-1)).toEqual({ received: bytes.length, isWaiting: false });
});

test('resumes with smaller pieces if the connection breaks before or after a piece', async () => {
  const line = new Line(bytes.length);
  line.failures = ['before', 'after', 'before', 'before'];
  const progress = await send(line);
  expect(line.stored).toEqual(bytes);
  expect(progress.filter(({ isWaiting }) => isWaiting)).toHaveLength(4);
  expect(Math.max(...line.pieces)).toBeLessThanOrEqual(pieceLimit);
  expect(line.pieces[0]).toBe(131_072);
});

test('resumes after the bytes that the server already has', async () => {
  const line = new Line(bytes.length);
  line.stored = bytes.slice(0, 999_000);
  await send(line);
  expect(line.pieces).toEqual([1000]);
});

test.each([
  ['a database that does not answer', new ApiFailure('database.unavailable', 503)],
  ['a node that starts', new ApiFailure('directory.starting', 503)],
  ['too many requests', new ApiFailure('request.too-many', 429)],
  ['an error of the server', new ApiFailure('server.failed', 500)],
])('waits for %s', async (_, failure) => {
  const line = new Line(bytes.length);
  line.failures = [failure, failure];
  const progress = await send(line);
  expect(line.stored).toEqual(bytes);
  expect(progress.filter(({ isWaiting }) => isWaiting)).toHaveLength(2);
});

test('fails when the file was changed or moved since it was chosen, instead of waiting for a connection', async () => {
  const line = new Line(bytes.length);
  const moved = unreadable(new File([bytes], 'people.csv'));
  await expect(send(line, undefined, moved)).rejects.toBeInstanceOf(FileUnreadableError);
  expect(line.pieces).toEqual([]);
});

test('fails when the upload has expired', async () => {
  const line = new Line(bytes.length);
  line.failures = [new ApiFailure('upload.unknown', 404)];
  await expect(send(line)).rejects.toMatchObject({ code: 'upload.unknown' });
});

test('stops when it is cancelled, even while it waits', async () => {
  const line = new Line(bytes.length);
  const controller = new AbortController();
  line.failures = ['before'];
  controller.abort('cancel');
  await expect(send(line, controller.signal)).rejects.toBe('cancel');
});
