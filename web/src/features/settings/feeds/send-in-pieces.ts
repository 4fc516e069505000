import {
  pieceLimit,
  readUpload,
  sendPiece,
  type Endpoint,
  type EndpointInput,
  type OutputOf,
  type PeopleUpload,
} from '@directory/contract';
import { ApiFailure, type CallOptions } from '../../../api/call.ts';
import { isTransient } from '../../../api/query-client.ts';

/** Smallest and first size of a piece in bytes: the smallest passes within a minute on a line of 10 kbit/s. */
const smallestPiece = 32 * 1024;
const firstPiece = 256 * 1024;
/** A piece should take about as many milliseconds. */
const quick = 2_000;
const slow = 8_000;
/** After this time, the line is taken for lost. */
const longestRequest = 50_000;
const longestPause = 30_000;

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

/** Failures that another attempt may overcome, beside those of the line and of a busy server. `upload.offset`: a piece arrived, but its answer did not. */
const mayPass = new Set<string>(['answer.unreadable', 'upload.offset', 'server.failed']);

/**
 * Sends the rest of a file, in pieces that fit the speed of the line. A lost connection costs one piece: the upload goes on by itself,
 * with growing pauses between the attempts.
 * @throws the reason of `signal`, ApiFailure for a failure that will not pass
 */
export async function sendInPieces(options: {
  readonly file: Blob;
  readonly upload: PeopleUpload;
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { received: number; isWaiting: boolean }) => void;
  /** Resolves after a pause; tests do not wait. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}): Promise<void> {
  const { file, upload, call, signal, onProgress, pause = waitFor } = options;
  const params = { id: upload.id };
  let { received } = upload;
  let length = firstPiece;
  let failures = 0;
  onProgress({ received, isWaiting: false });
  while (received < file.size) {
    const start = performance.now();
    try {
      const limits = { signal: AbortSignal.any([signal, AbortSignal.timeout(longestRequest)]) };
      if (failures > 0) ({ received } = await call(readUpload, { params }, limits));
      if (received >= file.size) break;
      const body = file.slice(received, received + length, 'application/octet-stream');
      ({ received } = await call(sendPiece, { params, query: { offset: String(received) }, body }, limits));
      failures = 0;
      length = nextLength(length, performance.now() - start);
      onProgress({ received, isWaiting: false });
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof ApiFailure && !mayPass.has(failure.code) && !isTransient(failure)) throw failure;
      length = Math.max(smallestPiece, length / 2);
      onProgress({ received, isWaiting: true });
      await pause(Math.min(longestPause, 500 * 2 ** failures++), signal);
    }
  }
  onProgress({ received, isWaiting: false });
}

function nextLength(length: number, milliseconds: number): number {
  if (milliseconds < quick) return Math.min(pieceLimit, length * 2);
  return milliseconds > slow ? Math.max(smallestPiece, length / 2) : length;
}

/** Waits, but no longer than until the browser is online again. */
async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
  signal.throwIfAborted();
}
