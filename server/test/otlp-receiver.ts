import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  /** Texts and numbers. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A collector of OTLP over HTTP. With `answers: false`, it accepts requests and never responds. */
export async function openOtlpReceiver({ answers = true } = {}) {
  const spans: ReceivedSpan[] = [];
  let bytes = '';
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    // A client that gives up is part of the tests.
    receive(request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that was received, as text. */
    received: () => bytes,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    bytes += body.toString('latin1');
    spans.push(...spansIn(body));
    if (answers) response.end();
  }
}

/** `ExportTraceServiceRequest` of opentelemetry-proto 1: resource spans, scope spans, spans. */
function spansIn(body: Buffer): ReceivedSpan[] {
  const scopes = parts(body, 1).flatMap((resource) => parts(resource, 2));
  return scopes
    .flatMap((scope) => parts(scope, 2))
    .map((span) => ({
      traceId: parts(span, 1)[0]?.toString('hex') ?? '',
      spanId: parts(span, 2)[0]?.toString('hex') ?? '',
      parentId: parts(span, 4)[0]?.toString('hex') ?? '',
      name: parts(span, 5).join(''),
      attributes: Object.fromEntries(parts(span, 9).map((pair) => [parts(pair, 1).join(''), valueOf(pair)])),
    }));
}

function valueOf(pair: Buffer): string {
  const [value = Buffer.alloc(0)] = parts(pair, 2);
  const [text] = parts(value, 1);
  return text?.toString() ?? String(numbers(value)[0] ?? '');
}

/** The values of a field with a length, in the wire format of Protocol Buffers. */
function parts(message: Buffer, field: number): Buffer[] {
  return [...fieldsOf(message)].flatMap(({ number, part }) => (number === field && part !== undefined ? [part] : []));
}

function numbers(message: Buffer): number[] {
  return [...fieldsOf(message)].flatMap(({ varint }) => varint ?? []);
}

function* fieldsOf(message: Buffer): Generator<{ number: number; part?: Buffer; varint?: number }> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const number = Math.floor(tag / 8);
    const wire = tag % 8;
    if (wire === 0) yield { number, varint: varint() };
    else if (wire === 2) {
      const length = varint();
      yield { number, part: message.subarray(at, (at += length)) };
    } else at += wire === 1 ? 8 : 4;
  }
}
