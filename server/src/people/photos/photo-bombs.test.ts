import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { craftedJpeg, frameOf, segment } from '../../../test/crafted-jpeg.ts';

/** Megabytes that preparing photos may add to the process. 25 million pixels take 75 MB in RGB and 100 MB in CMYK. */
const maxMegabytes = 300;

let folder: string;
let honest: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bombs-'));
  honest = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Prepares an ordinary photo and the given ones concurrently in another process, and measures its memory. */
function prepare(photos: readonly Buffer[]) {
  const paths = [honest, ...photos].map((bytes, index) => {
    const path = join(folder, `${index}.jpg`);
    writeFileSync(path, bytes);
    return path;
  });
  const script = join(import.meta.dirname, '../../../test/prepare-photos.ts');
  const printed = execFileSync(process.execPath, [script, ...paths], { encoding: 'utf8' });
  const { before, after, outcomes } = JSON.parse(printed) as { before: number; after: number; outcomes: string[] };
  const [ofHonest, ...others] = outcomes;
  expect(ofHonest).toBe('prepared');
  return { megabytes: after - before, outcomes: others };
}

describe('decompression bombs are rejected by their header', () => {
  test.each<[string, Buffer, string | RegExp]>([
    [
      'a progressive picture of 100 million pixels',
      craftedJpeg({ width: 10_000, height: 10_000, isProgressive: true }),
      'has more than 25 million pixels',
    ],
    [
      'a sequential picture of 100 million pixels',
      craftedJpeg({ width: 10_000, height: 10_000 }),
      'has more than 25 million pixels',
    ],
    [
      'a progressive picture of 9 million pixels',
      craftedJpeg({ width: 3000, height: 3000, isProgressive: true }),
      'is a progressive JPEG of more than 8 million pixels',
    ],
    [
      'a picture of 25 million pixels, one component after the other',
      craftedJpeg({ width: 5000, height: 5000, isSeparated: true }),
      'is a progressive JPEG of more than 8 million pixels',
    ],
    [
      'a picture with 200 scans',
      craftedJpeg({ width: 1000, height: 1000, isProgressive: true, repeated: 200 }),
      'has more than 50 scans',
    ],
    [
      'a picture of one column',
      craftedJpeg({ width: 1, height: 65_000 }),
      'is more than 20 times as long as it is wide',
    ],
    [
      'a small frame before a large one',
      craftedJpeg({ width: 10_000, height: 10_000, before: [frameOf({ width: 8, height: 8 })] }),
      /^is a damaged JPEG/,
    ],
    [
      'a small picture before a large one',
      Buffer.concat([craftedJpeg({ width: 8, height: 8 }), craftedJpeg({ width: 10_000, height: 10_000 })]),
      'prepared',
    ],
  ])('%s', (_, bomb, outcome) => {
    const prepared = prepare([bomb, bomb, bomb]);
    for (const each of prepared.outcomes) expect(each).toMatch(outcome);
    expect(prepared.megabytes).toBeLessThan(30);
  });
});

describe('the most expensive photos that are accepted take a bounded amount of memory', () => {
  const quarterTurn = segment(
    0xe1,
    Buffer.concat([
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
      Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
    ]),
  );
  const profiles = Array.from({ length: 40 }, (_, index) =>
    segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, 40]), Buffer.alloc(65_000, 7)])),
  );

  test.each<[string, () => Buffer]>([
    ['25 million pixels', () => craftedJpeg({ width: 5000, height: 5000 })],
    [
      '25 million pixels in four inks, lying on their side',
      () => craftedJpeg({ width: 5000, height: 5000, components: 4, before: [quarterTurn] }),
    ],
    ['25 million pixels in a strip', () => craftedJpeg({ width: 1118, height: 22_360, before: [quarterTurn] })],
    [
      '8 million pixels, progressive',
      () => craftedJpeg({ width: 4000, height: 2000, isProgressive: true, components: 4 }),
    ],
    ['50 scans', () => craftedJpeg({ width: 4000, height: 2000, isProgressive: true, repeated: 50 })],
    ['a profile of 2.6 MB', () => craftedJpeg({ width: 800, height: 800, before: profiles })],
    ['25 million pixels in a file of a few bytes', () => craftedJpeg({ width: 5000, height: 5000 }).subarray(0, 2000)],
  ])('%s', (_, photo) => {
    const bytes = photo();
    expect(prepare(Array.from({ length: 4 }, () => bytes)).megabytes).toBeLessThan(maxMegabytes);
  });
});
