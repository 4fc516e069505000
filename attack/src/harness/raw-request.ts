import { connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { parseAnswer } from './parse-response.ts';
import type { Answer } from './parse-response.ts';

/** A request as it is written to the socket. Nothing is checked, escaped or completed, except as noted below. */
export interface RawRequest {
  readonly method: string;
  /** The request target, byte by byte in Latin-1. */
  readonly target: string;
  /** `Host`, `Connection: close` and `Content-Length` are added if they are missing. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer | undefined;
}

/** The server closed the connection, or timed out, without a complete response. */
export interface NoAnswer {
  readonly status: undefined;
  readonly reason: 'closed' | 'timeout';
  readonly milliseconds: number;
}

export interface SendOptions {
  /** Maximum time for the complete response. */
  readonly timeout?: number;
  /** Local address to send from, such as 127.0.0.2, to simulate another client. */
  readonly from?: string | undefined;
}

export function bytesOf({ method, target, headers, body }: RawRequest, host: string): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const added: [string, string][] = [
    ['Host', host],
    ['Connection', 'close'],
    ['Content-Length', String(body?.length ?? 0)],
  ];
  const isFramed = given.has('transfer-encoding');
  const all = [
    ...added.filter(
      ([name]) => !given.has(name.toLowerCase()) && (name !== 'Content-Length' || (body !== undefined && !isFramed)),
    ),
    ...headers,
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body ?? Buffer.alloc(0)]);
}

/** Sends a request on a new connection and reads until the server closes it. */
export async function sendRaw(
  address: string,
  request: RawRequest,
  options: SendOptions = {},
): Promise<Answer | NoAnswer> {
  const { hostname, port, host } = new URL(address);
  const { timeout = 30_000, from } = options;
  const start = performance.now();
  const socket = connect({ host: hostname, port: Number(port), ...(from === undefined ? {} : { localAddress: from }) });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, timeout);
  socket.write(bytesOf(request, host));
  // A reset after the response is allowed, since the server need not read a body that it rejects.
  await finished(socket, { cleanup: true }).catch(() => {});
  socket.destroy();
  clearTimeout(timer);
  const milliseconds = performance.now() - start;
  const answer = parseAnswer(Buffer.concat(chunks), request.method, milliseconds);
  return answer ?? { status: undefined, reason: isLate ? 'timeout' : 'closed', milliseconds };
}
