import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  /** Headers by lower-case name. Repeated headers are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  /** After removing transfer and content encodings. */
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Parses an HTTP/1.1 response (RFC 9112) that was read to the end of the connection; undefined if it is incomplete. */
export function parseAnswer(bytes: Buffer, method: string, milliseconds: number): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const [, code] = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first) ?? [];
  if (code === undefined) return undefined;
  const rest = bytes.subarray(end + 4);
  const status = Number(code);
  // Skips an interim response, such as 100 (Continue).
  if (status < 200) return parseAnswer(rest, method, milliseconds);
  const headers = headersOf(lines);
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  const body = isEmpty ? Buffer.alloc(0) : bodyOf(rest, headers);
  return body && { status, headers, body: decoded(body, headers.get('content-encoding')), milliseconds };
}

function headersOf(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}

function bodyOf(rest: Buffer, headers: ReadonlyMap<string, string>): Buffer | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return unchunked(rest);
  const length = headers.get('content-length');
  if (length === undefined) return rest;
  return rest.length < Number(length) ? undefined : rest.subarray(0, Number(length));
}

function unchunked(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (Number.isNaN(size)) return undefined;
    if (size === 0) return Buffer.concat(parts);
    at = lineEnd + 2 + size + 2;
    if (at > bytes.length) return undefined;
    parts.push(bytes.subarray(at - size - 2, at - 2));
  }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  return body;
}
