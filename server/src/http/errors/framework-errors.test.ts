import { connect } from 'node:net';
import { addScimToken, failure } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const administrator = 'ann@group.example';
let directory: TestDirectory;
let port: number;
let scimToken: string;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: administrator }], {
    ADMIN_LOGINS: administrator,
    CARD_LIMIT_PER_MINUTE: '1000',
  });
  port = await directory.listen();
  const { output } = await directory.as(administrator).call(addScimToken, { body: { name: 'x', scope: 'write' } });
  scimToken = output.secret;
});

interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends bytes and reads the response until the server closes the connection. */
async function send(bytes: string): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const,
  );
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

const request = (line: string, ...headers: string[]) =>
  `${[line, 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const host = 'host: directory.example';
const long = 'x'.repeat(17_000);

function expectCommonHeaders(headers: ReadonlyMap<string, string>): void {
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
}

describe.each([
  ['/api/leavers', 'application/json; charset=utf-8'],
  ['/scim/v2/Users', 'application/scim+json; charset=utf-8'],
])('an error under %s before routing has the format and headers of all errors', (path, type) => {
  test.each<[string, number, string]>([
    ['for an invalid percent-encoding', 400, request(`GET ${path}/%zz HTTP/1.1`, host)],
    ['for a parameter that is too long', 413, request(`GET ${path}/${'y'.repeat(2000)} HTTP/1.1`, host)],
    ['for a URL that is too long', 413, request(`GET ${path}?q=${long} HTTP/1.1`, host, `authorization: Bearer TOKEN`)],
    ['for a request without a Host header', 400, request(`GET ${path} HTTP/1.1`)],
    ['for two Host headers', 400, request(`GET ${path} HTTP/1.1`, host, 'Host: other.example')],
    ['for an invalid header name', 400, request(`GET ${path} HTTP/1.1`, host, 'wrong name: 1')],
    ['for headers that are too long', 431, request(`GET ${path} HTTP/1.1`, host, `x-long: ${long}${long}`)],
    [
      'for two Content-Length headers',
      400,
      request(`POST ${path} HTTP/1.1`, host, 'content-length: 1', 'content-length: 2'),
    ],
    [
      'for a Content-Length together with chunks',
      400,
      `${request(`POST ${path} HTTP/1.1`, host, 'content-length: 6', 'transfer-encoding: chunked')}0\r\n\r\nX`,
    ],
    [
      'for an unknown path',
      404,
      request(`GET ${path.replace('Users', 'Nothing')} HTTP/1.1`, host, 'authorization: Bearer TOKEN'),
    ],
    [
      'for invalid JSON',
      path.startsWith('/scim') ? 400 : 404,
      `POST ${path} HTTP/1.1\r\n${host}\r\nconnection: close\r\nauthorization: Bearer TOKEN\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{`,
    ],
    [
      'for an unsupported media type',
      path.startsWith('/scim') ? 415 : 404,
      `POST ${path} HTTP/1.1\r\n${host}\r\nconnection: close\r\nauthorization: Bearer TOKEN\r\ncontent-type: text/xml\r\ncontent-length: 1\r\n\r\n<`,
    ],
  ])('%s', async (_name, status, bytes) => {
    const answer = await send(bytes.replace('TOKEN', scimToken));
    expect(answer.status).toBe(status);
    expectCommonHeaders(answer.headers);
    expect(answer.headers.get('content-type')).toBe(type);
    const body = JSON.parse(answer.body) as object;
    if (path.startsWith('/scim')) {
      expect(body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) });
    } else {
      expect(failure.parse(body).error.requestId).toBe(answer.headers.get('x-request-id'));
    }
  });
});

test('a request by HTTP/1.0 needs no Host header, as the health checks of HAProxy have none', async () => {
  const answer = await send('GET /health/live HTTP/1.0\r\n\r\n');
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer.headers);
});

test.each([
  ['/api/update-user-profile', 'application/json', 'gzip'],
  ['/api/update-user-profile', 'application/json', 'x-unknown'],
  ['/scim/v2/Users', 'application/scim+json', 'BR'],
])('a body for %s of the type %s and the coding %s is rejected without being read', async (path, type, coding) => {
  const lines = [
    `PUT ${path} HTTP/1.1`,
    host,
    'connection: close',
    `content-type: ${type}`,
    `content-encoding: ${coding}`,
  ];
  const answer = await send(`${[...lines, 'content-length: 5'].join('\r\n')}\r\n\r\nhello`);
  expect(answer.status).toBe(415);
  expect(answer.headers.get('accept-encoding')).toBe('identity');
  expectCommonHeaders(answer.headers);
});

test('a body with the coding identity is read', async () => {
  const lines = ['POST /scim/v2/Users HTTP/1.1', host, 'connection: close', `authorization: Bearer ${scimToken}`];
  const head = [...lines, 'content-type: application/scim+json', 'content-encoding: identity', 'content-length: 2'];
  expect((await send(`${head.join('\r\n')}\r\n\r\n{}`)).status).toBe(400);
});

test('bytes that are not HTTP get an error in the same format', async () => {
  const { status, headers, body } = await send('\u0016\u0003\u0001 not http\r\n\r\n');
  expect(status).toBe(400);
  expectCommonHeaders(headers);
  expect(failure.parse(JSON.parse(body)).error.code).toBe('request.invalid');
});

describe('a business card', () => {
  const visit = (url: string, accept: string, small = directory) =>
    small.inject({ url, headers: { accept, 'accept-language': 'fr' } });

  test('shows browsers a page for any error', async () => {
    for (const url of ['/callback/%zz', `/callback/${'x'.repeat(2000)}`, `/callback/${'x'.repeat(22)}/card.vcf`]) {
      const { statusCode, headers, body } = await visit(url, 'text/html,*/*');
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<html lang="fr">');
      expect((await visit(url, 'application/json')).headers['content-type']).toMatch(/^application\/json/);
    }
  });

  test('tells browsers on a page when to retry', async () => {
    const small = await openTestDirectory([], { CARD_LIMIT_PER_MINUTE: '1' });
    const url = `/callback/${'x'.repeat(22)}/card.vcf`;
    await visit(url, 'text/html', small);
    const { statusCode, headers, body } = await visit(url, 'text/html', small);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Trop de requêtes');
  });
});
