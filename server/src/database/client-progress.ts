import type { TimedClient } from './timed-client.ts';

/** How far the communication with the server has come. */
interface Progress {
  readonly client: TimedClient;
  readonly statements: number;
  readonly bytesRead: number;
}

export function progressOf(client: TimedClient): Progress {
  return { client, statements: client.statements, bytesRead: client.socket.bytesRead };
}

/** Whether a client waits for the answer to the same statement as before, of which nothing has arrived since. */
export function isStuck({ client, statements, bytesRead }: Progress): boolean {
  return client.isWaiting && statements === client.statements && bytesRead === client.socket.bytesRead;
}
