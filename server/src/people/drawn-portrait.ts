import { Avatar, Style } from '@dicebear/core';
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import type { PhotoSize } from '@directory/contract';
import sharp from 'sharp';
import { rememberResults } from './remember-results.ts';

/** The photo version of people whose portrait is drawn: those of the demo group. */
export const drawnVersion = 'drawn';

/** Maximum number of cached portraits, about 6 kB each. */
const rememberedPortraits = 500;

/** Open Peeps by Pablo Stanley, CC0 1.0. Only friendly faces, without masks, eye-patches and the bear head. */
const style = new Style(openPeeps);
const heads = Object.keys(openPeeps.components.head.variants) as (keyof typeof openPeeps.components.head.variants)[];
const choices = {
  headVariant: heads.filter((head) => head !== 'bear'),
  expressionVariant: ['calm', 'smile', 'cute'],
  accessoriesVariant: ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'],
  maskProbability: 0,
  backgroundColor: ['b6d7d4', 'e8d9c5', 'c9d6ea', 'ead0d0', 'd9d3e8', 'd5e3c4'],
} as const;

/** Draws portraits on request, the same for the same seed. */
export function portraitDrawer(): (seed: string, size: PhotoSize) => Promise<Uint8Array> {
  const remember = rememberResults<Uint8Array>(rememberedPortraits);
  return (seed, size) => remember(`${size} ${seed}`, () => draw(seed, size));
}

async function draw(seed: string, size: PhotoSize): Promise<Uint8Array> {
  const svg = new Avatar(style, { ...choices, seed, size }).toString();
  return await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}
