import { describe, expect, test } from 'vitest';
import { webhookAddresses } from './webhook-addresses.ts';

describe('without configured networks', () => {
  const mayConnect = webhookAddresses([])('https://hooks.example/people');

  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '9.255.255.255', '172.32.0.1'])(
    'a webhook may be sent to %s',
    (address) => expect(mayConnect(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.1.2.3',
    '::ffff:a01:203',
    '::10.1.2.3',
    '::ffff:0:10.1.2.3',
    'fec0::1',
    '64:ff9b::a01:203',
    '2002:a01:203::1',
    'not an address',
  ])('a webhook may not be sent to %s', (address) => expect(mayConnect(address)).toBe(false));

  test('a webhook may not be sent without encryption', () => {
    expect(webhookAddresses([])('http://hooks.example/people')('93.184.215.14')).toBe(false);
  });
});

describe('with configured networks', () => {
  const addresses = webhookAddresses(['10.0.0.0/8', 'fd12:3456::/32']);

  test.each(['10.1.2.3', '::ffff:10.1.2.3', 'fd12:3456::1'])(
    'a webhook may be sent to %s, encrypted or not',
    (address) => {
      expect(addresses('https://hooks.example/')(address)).toBe(true);
      expect(addresses('http://hooks.example/')(address)).toBe(true);
    },
  );

  test.each(['127.0.0.1', '192.168.1.1', 'fd00::1'])('other private addresses such as %s stay blocked', (address) => {
    expect(addresses('https://hooks.example/')(address)).toBe(false);
  });
});
