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
import { FileUnreadableError, readBytes } from '../../../ui/browser/read-file.ts';

/** Minimum and initial size of a piece in bytes. The smallest takes less than a minute at 10 kbit/s. */
const minPieceSize = 32 * 1024;
const initialPieceSize = 256 * 1024;
/** Target range for the duration of a piece, in milliseconds: faster ones double the size, slower ones halve it. */
const fastPiece = 2_000;
const slowPiece = 8_000;
/** Time in milliseconds after which a request is given up as lost. */
const requestTimeout = 50_000;
const maxPause = 30_000;

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

/** Codes of failures that may not occur again on a retry, in addition to `isTransient`. `upload.offset`: a piece arrived, but its response did not. */
const retryableCodes = new Set<string>(['answer.unreadable', 'upload.offset', 'server.failed']);

/**
 * Sends the rest of a file, in pieces whose size adapts to the speed of the connection. A lost connection costs one piece: the upload is
 * retried with exponential back-off.
 * @throws the reason of `signal`, FileUnreadableError, ApiFailure for a permanent failure
 */
export async function sendInPieces(options: {
  readonly file: Blob;
  readonly upload: PeopleUpload;
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { received: number; isWaiting: boolean }) => void;
  /** Resolves after a pause. Tests replace it, so that they need not wait. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}): Promise<void> {
  const { file, upload, call, signal, onProgress, pause = waitFor } = options;
  const params = { id: upload.id };
  let { received } = upload;
  let length = initialPieceSize;
  let failures = 0;
  onProgress({ received, isWaiting: false });
  while (received < file.size) {
    const start = performance.now();
    try {
      const limits = { signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]) };
      if (failures > 0) ({ received } = await call(readUpload, { params }, limits));
      if (received >= file.size) break;
      const body = new Blob([await readBytes(file.slice(received, received + length))]);
      ({ received } = await call(sendPiece, { params, query: { offset: String(received) }, body }, limits));
      failures = 0;
      length = nextLength(length, performance.now() - start);
      onProgress({ received, isWaiting: false });
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof FileUnreadableError) throw failure;
      if (failure instanceof ApiFailure && !retryableCodes.has(failure.code) && !isTransient(failure)) throw failure;
      length = Math.max(minPieceSize, length / 2);
      onProgress({ received, isWaiting: true });
      await pause(Math.min(maxPause, 500 * 2 ** failures++), signal);
    }
  }
  onProgress({ received, isWaiting: false });
}

function nextLength(length: number, milliseconds: number): number {
  if (milliseconds < fastPiece) return Math.min(pieceLimit, length * 2);
  return milliseconds > slowPiece ? Math.max(minPieceSize, length / 2) : length;
}

/** Waits until the time has passed, the browser is online again, or the upload is aborted. */
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
