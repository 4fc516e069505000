import { beforeAll, expect, test } from 'vitest';
import { targets } from './targets.ts';
import { measureScreenSizes, type ScreenSize } from './web-sizes.ts';

/**
 * Maximum number of files, since a request costs more than a few hundred bytes. Settings, which few people open, are divided by section.
 */
const maxFiles = 12;

let sizes: ScreenSize[];
beforeAll(async () => {
  sizes = await measureScreenSizes();
}, 120_000);

test('no screen loads more JavaScript than its target, in any language', () => {
  const first = sizes.filter(({ screen }) => screen === 'home' || screen === 'signed out');
  const { firstScript, furtherScript } = targets.web;
  const large = [
    ...first.filter(({ whole }) => whole / 1000 > firstScript.atMost).map(({ screen, whole }) => [screen, whole]),
    ...sizes.filter(({ further }) => further / 1000 > furtherScript.atMost).map((size) => [size.screen, size.further]),
  ];
  expect(large).toEqual([]);
});

test('a screen consists of a few files', () => {
  const divided = sizes.filter(({ screen, files }) => screen !== 'settings' && files > maxFiles);
  expect(divided.map(({ screen, files }) => [screen, files])).toEqual([]);
  expect(sizes.find(({ screen }) => screen === 'home')?.files).toBeLessThanOrEqual(5);
});
