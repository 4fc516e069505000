import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A response as received. */
export interface Answer {
  readonly head: string;
  readonly body: Buffer;
}

/** A persistent connection that sends one request at a time. */
export interface Connection {
  /** @throws Error when the server closes the connection */
  send(request: Buffer): Promise<{ readonly isSuccess: boolean; readonly received: Buffer; readonly headEnd: number }>;
  close(): void;
}

/**
 * NOTE: uses a socket directly, since Node's HTTP clients would take as much processor time as the measured server, on the same two cores.
 */
export async function openConnection(address: string): Promise<Connection> {
  const { hostname, port } = new URL(address);
  const socket = await connected(hostname, Number(port));
  let received = emptyBuffer;
  let answered = Promise.withResolvers<Awaited<ReturnType<Connection['send']>>>();
  const fail = (error: Error) => answered.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0 || !isComplete(received, headEnd)) return;
    answered.resolve({ isSuccess: received.subarray(0, 12).equals(success), received, headEnd });
  });
  return {
    async send(request) {
      received = emptyBuffer;
      answered = Promise.withResolvers();
      socket.write(request);
      return await answered.promise;
    },
    close: () => {
      // No request is waiting for a response any more.
      answered.promise.catch(() => {});
      socket.destroy();
    },
  };
}

/**
 * Sends requests over a number of persistent connections, each of which sends the next request after receiving its response, and
 * times each request from the first byte sent to the last byte received.
 *
 * @param requests complete requests, headers included
 * @param onAnswer called with every response; omit it when measuring, since it takes time
 * @returns milliseconds of each request, and of all together
 * @throws Error for any status except 200
 */
export async function sendAll(
  address: string,
  requests: readonly Buffer[],
  { connections, onAnswer }: { connections: number; onAnswer?: (answer: Answer, index: number) => void },
): Promise<{ times: Float64Array; milliseconds: number }> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(address)));
  const times = new Float64Array(requests.length);
  let next = 0;
  const start = performance.now();
  try {
    await Promise.all(open.map(sendInTurn));
    return { times, milliseconds: performance.now() - start };
  } finally {
    for (const connection of open) connection.close();
  }

  async function sendInTurn(connection: Connection): Promise<void> {
    for (let index = next++; index < requests.length; index = next++) {
      const sent = performance.now();
      const { isSuccess, received, headEnd } = await connection.send(requests[index] ?? emptyBuffer);
      times[index] = performance.now() - sent;
      if (!isSuccess) throw new Error(received.toString());
      onAnswer?.({ head: received.toString('latin1', 0, headEnd), body: received.subarray(headEnd + 4) }, index);
    }
  }
}

const emptyBuffer: Buffer = Buffer.alloc(0);
const success = Buffer.from('HTTP/1.1 200');
const lastChunk = Buffer.from('0\r\n\r\n');

/** RFC 9112 section 6: there is a content length, or the body ends with an empty chunk. */
function isComplete(received: Buffer, headEnd: number): boolean {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd)) ?? [];
  if (length !== undefined) return received.length >= headEnd + 4 + Number(length);
  return received.subarray(-lastChunk.length).equals(lastChunk);
}

async function connected(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return socket;
}
