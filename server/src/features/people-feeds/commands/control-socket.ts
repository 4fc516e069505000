import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { copyEmbedded } from '../../../database/backup/copy-embedded.ts';
import type { Database } from '../../../database/open-database.ts';
import type { References } from '../../../people/reference-lists.ts';
import { controlAddress } from './control-address.ts';
import { feedCommand, runFeedCommand } from './feed-commands.ts';
import type { CommandMessage, CommandResult, EraseLeaver, FeedCommand } from './feed-commands.ts';
import { splitFirstLine } from './split-first-line.ts';
import { messageForOperator } from '../feed-error-messages.ts';
import type { FeedPriority } from '../import/feed-priority.ts';

/** One line of the response, as JSON. The last line is a result or a failure. */
export type ControlLine = CommandMessage | { readonly result: CommandResult } | { readonly failure: string };

/** Minimum time between two progress messages, in milliseconds. */
const progressInterval = 100;

export interface ControlSocketOptions {
  /** The data folder, which this process has locked. */
  readonly folder: string;
  readonly database: Database;
  readonly references: References;
  readonly priority: FeedPriority;
  readonly eraseLeaver: EraseLeaver;
  readonly configuredFeeds: ReadonlySet<string>;
  /** Called with unexpected errors. Errors that the operator can fix are sent to the operator instead. */
  readonly onError: (error: unknown) => void;
}

/**
 * Accepts commands from the operator's command line for the embedded database, which only one process can open. The file mode restricts
 * connections to the owner. A POST contains the command as one line of JSON, followed by the file; the response has one line of JSON per
 * message. If the caller disconnects, or sends DELETE with the same path, the command is aborted and nothing is changed. After a DELETE,
 * the last line of the response reports the interruption, or the result if the command had already finished.
 */
export async function openControlSocket(options: ControlSocketOptions): Promise<{ close(): Promise<void> }> {
  const address = controlAddress(options.folder);
  const running = new Map<string, AbortController>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'DELETE') {
      running.get(path)?.abort(interrupted());
      return void response.end();
    }
    const controller = new AbortController();
    running.set(path, controller);
    handleCommand(request, response, controller, options)
      .catch(options.onError)
      .finally(() => running.delete(path));
  });
  server.requestTimeout = 0;
  server.on('clientError', (_error, socket) => socket.destroy());
  await listen(server, address.path);
  return {
    async close() {
      for (const controller of running.values()) controller.abort(new Error('The directory is being stopped.'));
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
      address[Symbol.dispose]();
    },
  };
}

async function listen(server: Server, path: string): Promise<void> {
  const isPipe = path.startsWith('\\\\');
  // The socket may be left over from an earlier process. This process has locked the folder, so no other one is listening there.
  if (!isPipe) rmSync(path, { force: true });
  // `listen` creates the socket synchronously, so that the umask applies and other users can never open it.
  const mask = isPipe ? undefined : process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    if (mask !== undefined) process.umask(mask);
  }
  await once(server, 'listening');
  if (!isPipe) chmodSync(path, 0o600);
}

async function handleCommand(
  request: IncomingMessage,
  response: ServerResponse,
  controller: AbortController,
  options: ControlSocketOptions,
): Promise<void> {
  response.on('close', () => controller.abort(interrupted()));
  // Without a handler, a request that is aborted while nothing reads it would crash the process.
  request.on('error', (error) => controller.abort(error));
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const send = (line: ControlLine) => void (response.writable && response.write(`${JSON.stringify(line)}\n`));
  try {
    const { line, rest } = await splitFirstLine(request.iterator({ destroyOnReturn: false }));
    const command = parseCommand(line);
    if (command === undefined) send({ failure: 'The server does not know this command: is it of another version?' });
    else {
      const onMessage = throttled(send);
      send({ result: await execute(command, options, { bytes: rest, signal: controller.signal, onMessage }) });
    }
  } catch (error) {
    const sentence = messageForOperator(error);
    if (sentence === undefined && !controller.signal.aborted) options.onError(error);
    send({
      failure:
        sentence ??
        (controller.signal.aborted
          ? String(controller.signal.reason.message)
          : 'Something went wrong on the server. See its log.'),
    });
  }
  response.end();
  // Drains the rest of a rejected file: closing a connection with unread bytes would discard the response.
  request.resume();
}

async function execute(
  command: FeedCommand,
  { folder, database, references, priority, eraseLeaver, configuredFeeds }: ControlSocketOptions,
  work: { bytes: AsyncIterable<Uint8Array>; signal: AbortSignal; onMessage: (news: CommandMessage) => void },
): Promise<CommandResult> {
  if (command.name !== 'copy-database')
    return await runFeedCommand(command, { database, references, priority, eraseLeaver, configuredFeeds, ...work });
  return { name: command.name, folder: await copyEmbedded({ database, folder, signal: work.signal }) };
}

const interrupted = () => new Error('The command was interrupted.');

function parseCommand(line: string): FeedCommand | undefined {
  try {
    return feedCommand.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function throttled(send: (news: CommandMessage) => void): (news: CommandMessage) => void {
  let last = 0;
  return (news) => {
    const now = performance.now();
    const figures = 'progress' in news ? news.progress : 'restored' in news ? news.restored : undefined;
    if (figures !== undefined && figures.rows !== figures.total && now - last < progressInterval) return;
    last = now;
    send(news);
  };
}
