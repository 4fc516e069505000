import { expect, test } from 'vitest';
import { photoUrls } from './photo-urls.ts';

const person = { id: 7, photoVersion: 'abc123' };
const hour = 3_600_000;

function partsOf(address: string) {
  const url = new URL(address, 'http://directory.example');
  const [, , , id = '', version = '', size = ''] = url.pathname.split('/');
  const { expires = '', signature = '' } = Object.fromEntries(url.searchParams);
  return { person: id, version, size, expires, signature };
}

test('a person without a photo has no URL', () => {
  expect(photoUrls('key').url({ id: 7, photoVersion: '' }, 96)).toBe('');
});

test('a URL is valid for at least six hours and at most twelve', () => {
  let now = Date.UTC(2026, 10, 20, 11, 59);
  const addresses = photoUrls('key', { now: () => now });
  const parts = partsOf(addresses.url(person, 96));
  expect(addresses.isValid(parts)).toBe(true);
  now += 6 * hour;
  expect(addresses.isValid(parts)).toBe(true);
  now += 6.1 * hour;
  expect(addresses.isValid(parts)).toBe(false);
});

test('a URL stays the same for some hours, so that a browser can cache the photo', () => {
  let now = Date.UTC(2026, 10, 20, 12, 1);
  const addresses = photoUrls('key', { now: () => now });
  const first = addresses.url(person, 96);
  now += hour;
  expect(addresses.url(person, 96)).toBe(first);
});

test('the URL changes after that time, and with the photo', () => {
  let now = Date.UTC(2026, 10, 20, 12, 1);
  const addresses = photoUrls('key', { now: () => now });
  const first = addresses.url(person, 96);
  const ofNewPhoto = addresses.url({ ...person, photoVersion: 'abc124' }, 96);
  now += 6 * hour;
  const second = addresses.url(person, 96);
  expect(new Set([first, ofNewPhoto, second]).size).toBe(3);
  for (const address of [first, ofNewPhoto, second]) expect(addresses.isValid(partsOf(address))).toBe(true);
  now += 6 * hour;
  expect(addresses.isValid(partsOf(first))).toBe(false);
  expect(addresses.isValid(partsOf(second))).toBe(true);
});

test('each person and size has its own URL', () => {
  const addresses = photoUrls('key');
  const asked = ([96, 240, 480] as const).flatMap((size) => [7, 8, 7].map((id) => ({ id, size })));
  for (const { id, size } of asked) {
    const parts = partsOf(addresses.url({ ...person, id }, size));
    expect(parts).toMatchObject({ person: String(id), version: person.photoVersion, size: String(size) });
    expect(addresses.isValid(parts)).toBe(true);
  }
});

test('a changed part, a later expiry and another key are rejected', () => {
  const addresses = photoUrls('key');
  const parts = partsOf(addresses.url(person, 96));
  expect(addresses.isValid({ ...parts, person: '8' })).toBe(false);
  expect(addresses.isValid({ ...parts, version: 'abc124' })).toBe(false);
  expect(addresses.isValid({ ...parts, size: '480' })).toBe(false);
  expect(addresses.isValid({ ...parts, expires: String(Number(parts.expires) + 60) })).toBe(false);
  expect(addresses.isValid({ ...parts, signature: '' })).toBe(false);
  expect(photoUrls('other key').isValid(parts)).toBe(false);
});
