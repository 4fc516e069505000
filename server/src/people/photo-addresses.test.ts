import { expect, test } from 'vitest';
import { photoAddresses } from './photo-addresses.ts';

const person = { id: 7, photoVersion: 'abc123' };
const hour = 3_600_000;

function partsOf(address: string) {
  const url = new URL(address, 'http://directory.example');
  const [, , , id = '', version = '', size = ''] = url.pathname.split('/');
  const { expires = '', signature = '' } = Object.fromEntries(url.searchParams);
  return { person: id, version, size, expires, signature };
}

test('nobody without a photo has an address', () => {
  expect(photoAddresses('key').address({ id: 7, photoVersion: '' }, 96)).toBe('');
});

test('an address holds for at least six hours and at most twelve', () => {
  let now = Date.UTC(2026, 10, 20, 11, 59);
  const addresses = photoAddresses('key', () => now);
  const parts = partsOf(addresses.address(person, 96));
  expect(addresses.isValid(parts)).toBe(true);
  now += 6 * hour;
  expect(addresses.isValid(parts)).toBe(true);
  now += 6.1 * hour;
  expect(addresses.isValid(parts)).toBe(false);
});

test('an address stays the same for a while, so that a browser can keep the picture', () => {
  let now = Date.UTC(2026, 10, 20, 12, 1);
  const addresses = photoAddresses('key', () => now);
  const first = addresses.address(person, 96);
  now += hour;
  expect(addresses.address(person, 96)).toBe(first);
});

test('once that while is over, or the photo is another one, the address is signed anew', () => {
  let now = Date.UTC(2026, 10, 20, 12, 1);
  const addresses = photoAddresses('key', () => now);
  const first = addresses.address(person, 96);
  const ofNewPhoto = addresses.address({ ...person, photoVersion: 'abc124' }, 96);
  now += 6 * hour;
  const second = addresses.address(person, 96);
  expect(new Set([first, ofNewPhoto, second]).size).toBe(3);
  for (const address of [first, ofNewPhoto, second]) expect(addresses.isValid(partsOf(address))).toBe(true);
  now += 6 * hour;
  expect(addresses.isValid(partsOf(first))).toBe(false);
  expect(addresses.isValid(partsOf(second))).toBe(true);
});

test('nobody is given the address of another person, or of another size', () => {
  const addresses = photoAddresses('key');
  const asked = ([96, 240, 480] as const).flatMap((size) => [7, 8, 7].map((id) => ({ id, size })));
  for (const { id, size } of asked) {
    const parts = partsOf(addresses.address({ ...person, id }, size));
    expect(parts).toMatchObject({ person: String(id), version: person.photoVersion, size: String(size) });
    expect(addresses.isValid(parts)).toBe(true);
  }
});

test('a changed part, a longer life or another key is refused', () => {
  const addresses = photoAddresses('key');
  const parts = partsOf(addresses.address(person, 96));
  expect(addresses.isValid({ ...parts, person: '8' })).toBe(false);
  expect(addresses.isValid({ ...parts, version: 'abc124' })).toBe(false);
  expect(addresses.isValid({ ...parts, size: '480' })).toBe(false);
  expect(addresses.isValid({ ...parts, expires: String(Number(parts.expires) + 60) })).toBe(false);
  expect(addresses.isValid({ ...parts, signature: '' })).toBe(false);
  expect(photoAddresses('other key').isValid(parts)).toBe(false);
});
