import sharp from 'sharp';
import { expect, test } from 'vitest';
import { baselineBomb, honestPhoto, progressiveBomb } from './jpeg-files.ts';

test('a decoder reads the crafted images with the intended properties', async () => {
  expect(await sharp(honestPhoto(240)).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240 });
  expect(await sharp(progressiveBomb(800, 600, 3)).metadata()).toMatchObject({ width: 800, isProgressive: true });
  const { info } = await sharp(progressiveBomb(800, 600, 3), { failOn: 'error' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 800, height: 600 });
  await sharp(baselineBomb(640, 480), { failOn: 'error' }).raw().toBuffer();
});

test('a bomb of 10 000 × 10 000 pixels is a file of about 600 kB', () => {
  const { length } = progressiveBomb(10_000, 10_000, 3);
  expect(length).toBeGreaterThan(500_000);
  expect(length).toBeLessThan(700_000);
});
