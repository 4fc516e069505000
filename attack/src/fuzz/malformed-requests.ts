import type { Random } from '../harness/random.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const hex = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Alternative spellings of a path, which a router and an access rule may interpret differently. */
const pathTricks: readonly ((path: string, random: Random) => string)[] = [
  (path, random) => replaceAt(path, random.between(1, path.length - 1), hex),
  (path, random) => replaceAt(path, random.between(1, path.length - 1), (found) => hex(found).replace('%', '%25')),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replaceAll('/', '%2F').replace('%2F', '/'),
  (path) => path.replaceAll('/', '//'),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%c0%af`,
  (path) => `${path}%ff`,
  (path) => `${path};a=b`,
  (path) => `${path}#fragment`,
  (path) => `${path}%3fx=1`,
  (path) => `${path}\\`,
  (path) => `${path}.json`,
  (path) => `${path}~`,
  (path) => path.toUpperCase(),
  (path) => `/x/..${path}`,
  (path) => `/./${path.slice(1)}`,
  (path) => `/api/..${path}`,
  (path) => `/assets/..%2f..${path}`,
  (path) => `http://elsewhere.example${path}`,
  (path) => `//elsewhere.example${path}`,
  (path) => path.replace('/admin/', '/%61dmin/'),
  (path) => path.replace('/admin/', '/Admin/'),
  (path) => `${path}/${'a'.repeat(2000)}`,
  (path) => `${path}${'/a'.repeat(500)}`,
  (path) => `${path}/${'é'}`,
  () => '*',
  () => '/',
  () => `/${'a'.repeat(17_000)}`,
];

const queryTricks: readonly string[][] = [
  ['='],
  ['&&&'],
  ['%'],
  ['%00=%00'],
  ['a[]=1', 'a[]=2'],
  ['a[b][c]=1'],
  ['__proto__=1'],
  ['constructor[prototype][x]=1'],
  ['userId=a', 'userId=b'],
  ['globalQuery=%ff%fe'],
  ['globalQuery=%u0041'],
  ['globalQuery=%ed%a0%80'],
  ['globalQuery=%F0%9F%98'],
  ['access_token=x'],
  ['limit=1', 'limit=2'],
  ['after=99999999999999999999'],
  Array.from({ length: 1200 }, (_, index) => `k${index}=v`),
  [`globalQuery=${'%20'.repeat(3000)}`],
  [`x=${'a'.repeat(12_000)}`],
];

type Header = readonly [name: string, value: string];

const headerTricks: readonly (readonly Header[])[] = [
  [['Host', 'elsewhere.example']],
  [['Host', '']],
  [['Host', 'a'.repeat(3000)]],
  [['Host', "evil.example'><script>"]],
  [
    ['X-Forwarded-For', '10.1.2.3'],
    ['X-Forwarded-Host', 'elsewhere.example'],
    ['X-Forwarded-Proto', 'javascript'],
  ],
  [['Forwarded', 'for=1;host=x;proto=y']],
  [['X-Original-URL', '/api/admin/users']],
  [['X-Rewrite-URL', '/api/admin/users']],
  [['X-HTTP-Method-Override', 'DELETE']],
  [['X-Forwarded-User', 'keeper@group.example']],
  [['Authorization', 'Basic a2VlcGVyOg==']],
  [['Authorization', 'Bearer']],
  [['Authorization', 'Bearer  ']],
  [['Authorization', `Bearer ${'a'.repeat(17_000)}`]],
  [
    ['Authorization', 'Bearer a'],
    ['Authorization', 'Bearer b'],
  ],
  [['Cookie', 'access_token=x; __proto__=1']],
  [['Accept', 'text/html;q=0.1, */*;q='.repeat(200)]],
  [['Accept-Encoding', 'gzip;q=1e400, br, *;q=0']],
  [['Accept-Encoding', 'br']],
  [['Accept-Encoding', 'gzip']],
  [['Accept-Language', `${'a-'.repeat(4000)}b;q=0.5`]],
  [['Accept-Language', '\xff\xfe']],
  [['Range', 'bytes=0-0,1-1,2-2']],
  [['Range', `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`]],
  [['If-None-Match', '*']],
  [['If-Modified-Since', 'Tue, 99 Foo 10000 99:99:99 GMT']],
  [['Content-Type', 'application/json; charset=utf-7']],
  [['Content-Type', 'text/plain']],
  [['Content-Type', 'multipart/form-data; boundary=']],
  [['Content-Type', 'application/json, text/html']],
  [['Content-Type', '\xff']],
  [['Content-Type', `application/json; ${'a=b;'.repeat(2000)}`]],
  [['Content-Encoding', 'gzip']],
  [['Transfer-Encoding', 'identity']],
  [['Transfer-Encoding', 'gzip, chunked']],
  [['Content-Length', '-1']],
  [['Content-Length', '1e3']],
  [['Content-Length', '99999999999999999999']],
  [
    ['Content-Length', '0'],
    ['Transfer-Encoding', 'chunked'],
  ],
  [['Expect', '100-continue']],
  [['Expect', 'nonsense']],
  [['Connection', 'upgrade, close']],
  [
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAMAAABkAAQAAP__'],
  ],
  [['Origin', 'null']],
  [['Origin', 'https://elsewhere.example']],
  [['X-Request-Id', 'a\x01b']],
  [['X Y', 'z']],
  [['', 'no name']],
  Array.from({ length: 150 }, (_, index) => [`X-${index}`, 'v'] as const),
  [['X-Long', 'a'.repeat(40_000)]],
];

const methods = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'POST',
  'PUT',
  'DELETE',
  'GET',
  'QUERY',
];

export const tricks: Readonly<Record<string, (request: FuzzRequest, random: Random) => FuzzRequest>> = {
  path: (request, random) => ({ ...request, path: random.pick(pathTricks)(request.path, random) }),
  query: (request, random) => ({ ...request, query: [...request.query, ...random.pick(queryTricks)] }),
  header: (request, random) => {
    const added = random.pick(headerTricks);
    const names = new Set(added.map(([name]) => name.toLowerCase()));
    return { ...request, headers: [...request.headers.filter(([name]) => !names.has(name.toLowerCase())), ...added] };
  },
  method: (request, random) => ({ ...request, method: random.pick(methods) }),
};

function replaceAt(text: string, position: number, replace: (character: string) => string): string {
  const character = text[position] ?? '';
  return character === '/' ? text : text.slice(0, position) + replace(character) + text.slice(position + 1);
}
