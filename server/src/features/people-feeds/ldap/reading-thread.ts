import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FeedReason } from '@directory/contract';
import { lowerPriority } from '@directory/people-index/lower-priority';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import { serializeEntry } from '../entries/serialized-entry.ts';
import type { SerializedEntry } from '../entries/serialized-entry.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { readChangedPeople } from './read-changes.ts';
import { readAllPeople } from './read-all-people.ts';
import { sourceMemory } from './source-memory.ts';
import type { SourceMemoryState } from './source-memory.ts';

// The worker thread of `read-on-thread.ts`: reads a directory server once, and is terminated after the reading.

export interface ReadingTask {
  readonly settings: LdapSettings;
  readonly memory: SourceMemoryState;
  /** Time of the reading, in milliseconds since 1970. */
  readonly now: number;
  /** Position from which changes are read; without it, all people are read. */
  readonly cursor?: FeedCursor | undefined;
}

export type ReadingMessage =
  | { readonly kind: 'notice'; readonly sentence: string }
  /** The other thread replies once it has consumed the entries. */
  | { readonly kind: 'entries'; readonly entries: readonly SerializedEntry[] }
  | { readonly kind: 'finished'; readonly cursor: FeedCursor | null; readonly memory: SourceMemoryState }
  | { readonly kind: 'unavailable'; readonly problem: string | FeedReason }
  | { readonly kind: 'expired'; readonly message: string };

/** A batch is sent once it has this number of entries, or of bytes of photos. */
const entriesPerBatch = 100;
const photoBytesPerBatch = 1_000_000;
/** Maximum number of batches that were sent but not yet consumed. */
const maxAhead = 4;

const port = parentPort ?? raise('this is not a worker thread');
const answers = on(port, 'message');
let ahead = 0;
let batch: SerializedEntry[] = [];
let photos: ArrayBuffer[] = [];
let photoBytes = 0;

try {
  await read(workerData as ReadingTask);
} catch (error) {
  if (error instanceof FeedUnavailableError) post({ kind: 'unavailable', problem: error.reason ?? error.message });
  else if (error instanceof CursorExpiredError) post({ kind: 'expired', message: error.message });
  else throw error;
}

async function read({ settings, memory: state, now, cursor }: ReadingTask): Promise<void> {
  // Changes are few and urgent. Not a much lower priority: on a busy machine, a server would close the connection of a reader that slow.
  if (cursor === undefined) lowerPriority(3);
  const memory = sourceMemory(state, now);
  let reached: FeedCursor | null = null;
  const finish = (next: FeedCursor) => void (reached = next);
  // Never aborted: the other thread terminates this one to interrupt it.
  const { signal } = new AbortController();
  const options = { signal, notice: (sentence: string) => post({ kind: 'notice', sentence }) };
  const entries =
    cursor === undefined
      ? readAllPeople(settings, memory, options, finish)
      : readChangedPeople(settings, memory, { ...options, cursor }, finish);
  for await (const entry of entries) {
    add(entry);
    if (batch.length >= entriesPerBatch || photoBytes >= photoBytesPerBatch) await sendBatch();
  }
  await sendBatch();
  post({ kind: 'finished', cursor: reached, memory: memory.state() });
}

function add(entry: FeedEntry): void {
  const serialized = serializeEntry(entry);
  if (entry.photo?.kind !== 'jpeg') {
    batch.push(serialized);
    return;
  }
  // The bytes are a view into the response of the server, so a copy is transferred.
  const bytes = new Uint8Array(entry.photo.bytes);
  batch.push({ ...serialized, photo: { kind: 'jpeg', bytes } });
  photos.push(bytes.buffer);
  photoBytes += bytes.length;
}

/** Sends the batch, once the other thread has consumed enough of the earlier ones. */
async function sendBatch(): Promise<void> {
  if (batch.length === 0) return;
  if (ahead < maxAhead) ahead++;
  else await answers.next();
  post({ kind: 'entries', entries: batch }, photos);
  batch = [];
  photos = [];
  photoBytes = 0;
}

function post(message: ReadingMessage, transferred: ArrayBuffer[] = []): void {
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  port.postMessage(message, transferred);
}

function raise(message: string): never {
  throw new Error(message);
}
