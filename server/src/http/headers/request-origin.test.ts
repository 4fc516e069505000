import { expect, test } from 'vitest';
import { requestOrigin } from './request-origin.ts';

test.each([
  ['http', 'localhost:3000', 'http://localhost:3000'],
  ['http', 'localhost:80', 'http://localhost:80'],
  ['https', 'People.Group.example', 'https://People.Group.example'],
  ['https', '[::1]:8443', 'https://[::1]:8443'],
])('of a request by %s to %s is %s', (protocol, host, origin) => {
  expect(requestOrigin({ protocol, host })).toBe(origin);
});

test.each([
  '',
  'evil.example/path',
  'user@evil.example',
  'evil.example?x',
  'evil.example#x',
  'a b',
  '"><script>',
  'x\\y',
])('is empty for the host %j', (host) => {
  expect(requestOrigin({ protocol: 'https', host })).toBe('');
});
