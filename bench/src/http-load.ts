import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A response as received. */
export interface Answer {
  readonly head: string;
  readonly body: Buffer;
}

/**
 * Sends requests over a number of persistent connections, each of which sends the next request after receiving its response, and
 * times each request from the first byte sent to the last byte received.
 *
 * NOTE: it uses bare sockets, since Node's HTTP clients need as much processor time as the measured server, on the same two cores.
 *
 * @param requests complete requests, headers included
 * @param onAnswer called with every response; omit it when measuring, since it takes time
 * @returns milliseconds of each request, and of all together
 * @throws Error for a status other than 200
 */
export async function sendAll(
  address: string,
  requests: readonly Buffer[],
  { connections, onAnswer }: { connections: number; onAnswer?: (answer: Answer, place: number) => void },
): Promise<{ times: Float64Array; milliseconds: number }> {
  const { hostname, port } = new URL(address);
  const open = await Promise.all(Array.from({ length: connections }, () => connected(hostname, Number(port))));
  const times = new Float64Array(requests.length);
  let next = 0;
  const start = performance.now();
  try {
    await Promise.all(open.map(sendInTurn));
    return { times, milliseconds: performance.now() - start };
  } finally {
    for (const socket of open) socket.destroy();
  }

  function sendInTurn(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let place = 0;
      let sent = 0;
      let received = emptyBuffer;
      const ask = () => {
        place = next++;
        const request = requests[place];
        if (request === undefined) return resolve();
        received = emptyBuffer;
        sent = performance.now();
        socket.write(request);
      };
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed the connection.')));
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const headEnd = received.indexOf('\r\n\r\n');
        if (headEnd < 0 || !isComplete(received, headEnd)) return;
        times[place] = performance.now() - sent;
        if (!received.subarray(0, 12).equals(success)) return reject(new Error(received.toString()));
        onAnswer?.({ head: received.toString('latin1', 0, headEnd), body: received.subarray(headEnd + 4) }, place);
        ask();
      });
      ask();
    });
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
