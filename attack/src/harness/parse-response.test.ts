import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseAnswer } from './parse-response.ts';

const parse = (text: string, method = 'GET') => parseAnswer(Buffer.from(text, 'latin1'), method, 1);

test('a body with a length, in chunks, and until the end of the connection', () => {
  expect(parse('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab')).toMatchObject({
    status: 200,
    body: Buffer.from('ab'),
  });
  const chunks = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n';
  expect(parse(chunks)?.body.toString()).toBe('abc');
  expect(parse('HTTP/1.1 400 Bad Request\r\n\r\nabc')?.body.toString()).toBe('abc');
});

test('an interim response precedes the final response', () => {
  expect(parse('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n')?.status).toBe(204);
});

test('a compressed body is decompressed', () => {
  const packed = gzipSync('text');
  const head = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`);
  expect(parseAnswer(Buffer.concat([head, packed]), 'GET', 1)?.body.toString()).toBe('text');
});

test.each([
  ['nothing', ''],
  ['half a head', 'HTTP/1.1 200 OK\r\nA: b\r\n'],
  ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nab'],
  ['half a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nab'],
  ['another protocol', 'SSH-2.0-x\r\n\r\n'],
])('%s is not a complete response', (_name, text) => {
  expect(parse(text)).toBeUndefined();
});

test('a response to HEAD has no body, whatever its Content-Length', () => {
  expect(parse('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n', 'HEAD')?.body).toHaveLength(0);
});
