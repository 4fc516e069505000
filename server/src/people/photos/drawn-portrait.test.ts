import sharp from 'sharp';
import { expect, it } from 'vitest';
import { portraitDrawer } from './drawn-portrait.ts';

it('draws the same portrait for the same person and look, and a different one for another look', async () => {
  const draw = portraitDrawer();
  const [woman, man, again] = await Promise.all([
    draw('7', 'woman', 96),
    draw('7', 'man', 96),
    portraitDrawer()('7', 'woman', 96),
  ]);
  expect(await sharp(woman).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 });
  expect(again).toEqual(woman);
  expect(man).not.toEqual(woman);
});
