import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { controlAddress } from './control-address.ts';
import type { ControlLine } from './control-socket.ts';
import type { CommandNews, CommandResult, FeedCommand } from './feed-commands.ts';

/** The server cannot be reached, or the command failed. The message is a sentence for the operator. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/**
 * Sends a command to the server that uses a data folder.
 * @param bytes the file of an import
 * @throws ControlError, the signal's reason when it is aborted
 */
export async function sendFeedCommand(options: {
  readonly folder: string;
  readonly command: FeedCommand;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
  readonly onNews: (news: CommandNews) => void;
}): Promise<CommandResult> {
  const { folder, signal, onNews } = options;
  using address = controlAddress(folder);
  const request = openRequest({ socketPath: address.path, method: 'POST', path: '/', signal });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const sending = send(request, options).catch(() => {});
  try {
    const [response] = await answered;
    // A broken connection ends the lines. It is detected by the missing result.
    response.on('error', () => {});
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as ControlLine;
      if ('failure' in line) throw new ControlError(line.failure);
      if ('result' in line) return line.result;
      onNews(line);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ControlError) throw error;
    throw new ControlError(
      `The data folder ${folder} is in use by a process that does not accept commands (${String((error as NodeJS.ErrnoException).code)}). ` +
        'Wait until the directory has started, or stop that process.',
    );
  } finally {
    request.destroy();
    await sending;
  }
  signal.throwIfAborted();
  throw new ControlError('The directory stopped before the command finished. Nothing was changed.');
}

async function send(
  request: ClientRequest,
  { command, bytes }: { command: FeedCommand; bytes: AsyncIterable<Uint8Array> },
): Promise<void> {
  request.write(`${JSON.stringify(command)}\n`);
  for await (const chunk of bytes) {
    if (request.destroyed) return;
    if (!request.write(chunk)) await Promise.race([once(request, 'drain'), once(request, 'close')]);
  }
  request.end();
}
