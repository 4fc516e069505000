import { expect, test } from 'vitest';
import { targets } from './targets.ts';
import { measureScreenSizes } from './web-sizes.ts';

test('no screen loads more JavaScript than its target, in any language', async () => {
  const sizes = await measureScreenSizes();
  const first = sizes.filter(({ screen }) => screen === 'home' || screen === 'signed out');
  const { firstScript, furtherScript } = targets.web;
  const large = [
    ...first.filter(({ whole }) => whole / 1000 > firstScript.atMost).map(({ screen, whole }) => [screen, whole]),
    ...sizes.filter(({ further }) => further / 1000 > furtherScript.atMost).map((size) => [size.screen, size.further]),
  ];
  expect(large).toEqual([]);
}, 120_000);
