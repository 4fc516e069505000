import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { controlAddress } from './control-address.ts';
import type { ControlLine } from './control-socket.ts';
import type { CommandMessage, CommandResult, FeedCommand } from './feed-commands.ts';

/** The server cannot be reached, or the command failed. The message is a sentence for the operator. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** Milliseconds that an interrupted command waits for the server to report whether it had already finished. */
const interruptionTimeout = 10_000;

/**
 * Sends a command to the server that uses a data folder. When the signal is aborted, it asks the server to abort the command and waits for
 * the outcome, since the command may have finished already.
 * @param bytes the file of an import
 * @throws ControlError; the signal's reason if it was aborted and nothing was changed; the error of reading `bytes`, and nothing was
 * changed
 */
export async function sendFeedCommand(options: {
  readonly folder: string;
  readonly command: FeedCommand;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
  readonly onMessage: (news: CommandMessage) => void;
}): Promise<CommandResult> {
  const { folder, signal, onMessage } = options;
  signal.throwIfAborted();
  using address = controlAddress(folder);
  const path = `/${randomUUID()}`;
  const request = openRequest({ socketPath: address.path, method: 'POST', path });
  let interruptionTimer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    openRequest({ socketPath: address.path, method: 'DELETE', path })
      .on('error', () => {})
      .on('response', (response) => void response.resume())
      .end();
    interruptionTimer = setTimeout(() => request.destroy(), interruptionTimeout);
  };
  signal.addEventListener('abort', interrupt);
  const responded = once(request, 'response') as Promise<[IncomingMessage]>;
  let unreadable: { readonly error: unknown } | undefined;
  const sending = send(request, options).catch((error: unknown) => {
    // A broken connection is detected later, by the missing result.
    if (request.destroyed) return;
    unreadable = { error };
    // Otherwise the server would wait for the rest of the file.
    request.destroy(new Error('The file cannot be read.'));
  });
  request.on('error', () => {});
  try {
    const [response] = await responded;
    // A broken connection ends the lines. It is detected by the missing result.
    response.on('error', () => {});
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as ControlLine;
      if ('failure' in line) throw signal.aborted ? signal.reason : new ControlError(line.failure);
      if ('result' in line) return line.result;
      onMessage(line);
    }
  } catch (error) {
    if (unreadable !== undefined) throw unreadable.error;
    if (error instanceof ControlError || error === signal.reason) throw error;
    const { syscall, code } = error as NodeJS.ErrnoException;
    if (syscall !== 'connect') throw endedEarly(signal, error);
    signal.throwIfAborted();
    throw new ControlError(
      `The data folder ${folder} is in use by a process that does not accept commands (${String(code)}). ` +
        'Wait until the directory has started, or stop that process.',
    );
  } finally {
    signal.removeEventListener('abort', interrupt);
    clearTimeout(interruptionTimer);
    request.destroy();
    await sending;
  }
  throw unreadable === undefined ? endedEarly(signal) : unreadable.error;
}

function endedEarly({ aborted }: AbortSignal, cause?: unknown): ControlError {
  const why = aborted
    ? 'The directory did not interrupt the command in time'
    : 'The directory ended during the command';
  return new ControlError(`${why}. Either everything was done, or nothing was changed: look before you repeat it.`, {
    cause,
  });
}

async function send(
  request: ClientRequest,
  { command, bytes }: { command: FeedCommand; bytes: AsyncIterable<Uint8Array> },
): Promise<void> {
  // A signal, since a `close` listener for each wait would stay on the request until its end.
  const closing = new AbortController();
  request.once('close', () => closing.abort());
  request.write(`${JSON.stringify(command)}\n`);
  for await (const chunk of bytes) {
    if (request.destroyed) return;
    if (!request.write(chunk)) await once(request, 'drain', { signal: closing.signal });
  }
  request.end();
}
