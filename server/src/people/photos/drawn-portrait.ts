import { Avatar, Style } from '@dicebear/core';
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import type { PhotoSize } from '@directory/contract';
import sharp from 'sharp';
import type { PortraitLook } from './drawn-version.ts';
import { rememberResults } from './result-cache.ts';

/** Maximum number of cached portraits, about 6 kB each. */
const rememberedPortraits = 500;

/** Open Peeps by Pablo Stanley, CC0 1.0. Only friendly faces, without masks, eye-patches and the bear head. */
const style = new Style(openPeeps);
type Head = keyof typeof openPeeps.components.head.variants;
const longHair = [
  'bangs',
  'bangs2',
  'bantuKnots',
  'bun',
  'bun2',
  'buns',
  'grayBun',
  'grayMedium',
  'long',
  'longAfro',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs2',
  'mediumBangs3',
  'mediumStraight',
] as const satisfies readonly Head[];
const shortHair = [
  'cornrows',
  'dreads1',
  'flatTop',
  'flatTopLong',
  'grayShort',
  'noHair1',
  'noHair2',
  'noHair3',
  'pomp',
  'shaved1',
  'shaved2',
  'shaved3',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'twists',
  'twists2',
] as const satisfies readonly Head[];
const looks = {
  any: { headVariant: [...longHair, ...shortHair] },
  woman: { headVariant: longHair, facialHairProbability: 0 },
  man: { headVariant: shortHair, facialHairProbability: 30 },
} as const;
const choices = {
  expressionVariant: ['calm', 'smile', 'cute'],
  accessoriesVariant: ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'],
  maskProbability: 0,
  backgroundColor: ['b6d7d4', 'e8d9c5', 'c9d6ea', 'ead0d0', 'd9d3e8', 'd5e3c4'],
} as const;

export type DrawPortrait = (seed: string, look: PortraitLook, size: PhotoSize) => Promise<Uint8Array>;

/** Draws portraits on demand. The same seed always gives the same portrait. */
export function portraitDrawer(): DrawPortrait {
  const remember = rememberResults<Uint8Array>(rememberedPortraits);
  return (seed, look, size) => remember(`${size} ${look} ${seed}`, () => draw(seed, look, size));
}

async function draw(seed: string, look: PortraitLook, size: PhotoSize): Promise<Uint8Array> {
  const svg = new Avatar(style, { ...choices, ...looks[look], seed, size }).toString();
  return await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}
