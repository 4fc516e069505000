import { photoLimit, photoSizes } from '@directory/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePhoto, photoVersionOf } from './photo-image.ts';

const red = { r: 255, g: 0, b: 0 };

function blank(width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: red } })[format]();
}

describe('a photo', () => {
  it('is cropped to every square that is served', async () => {
    const { version, sizes } = await preparePhoto(await blank(300, 200).toBuffer());
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(sizes.map(({ size }) => size)).toEqual([...photoSizes]);
    for (const { size, jpeg } of sizes) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: size, height: size, space: 'srgb' });
    }
  });

  it('is rotated upright, and loses camera, position and colour profile', async () => {
    // Left half red, right half blue. Orientation 6 means a quarter turn to the right, so the top becomes red.
    const right = await blank(100, 200).toBuffer();
    const sideways = await sharp({
      create: { width: 200, height: 200, channels: 3, background: { r: 0, g: 0, b: 255 } },
    })
      .composite([{ input: right, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { sizes } = await preparePhoto(sideways);
    const jpeg = sizes[1]?.jpeg ?? new Uint8Array();
    const { exif, icc, orientation } = await sharp(jpeg).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    const top = await sharp(jpeg).extract({ left: 120, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect([top[0], top[2]].map((value) => Math.round((value ?? 0) / 255))).toEqual([1, 0]);
  });

  it('has the same version for the same bytes', async () => {
    const bytes = await blank(20, 20).toBuffer();
    expect((await preparePhoto(bytes)).version).toBe(photoVersionOf(Buffer.from(bytes)));
  });

  it('is rejected if it has another format', async () => {
    await expect(preparePhoto(await blank(20, 20, 'png').toBuffer())).rejects.toMatchObject({ kind: 'not-jpeg' });
    await expect(preparePhoto(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
      kind: 'not-jpeg',
    });
    await expect(preparePhoto(new Uint8Array())).rejects.toMatchObject({ kind: 'not-jpeg' });
  });

  it('is rejected if it is truncated', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: red,
      },
    })
      .jpeg()
      .toBuffer();
    await expect(preparePhoto(noise.subarray(0, noise.length / 2))).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('is rejected if it is not smaller than the limit, without being decoded', async () => {
    const bytes = new Uint8Array(photoLimit);
    bytes.set([0xff, 0xd8, 0xff]);
    await expect(preparePhoto(bytes)).rejects.toMatchObject({ kind: 'too-large' });
  });
});
