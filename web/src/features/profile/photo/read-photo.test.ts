import { expect, test } from 'vitest';
import { checkPhotoFile } from './read-photo.ts';

const jpegOf = (size: number) => new Blob([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size - 3)]);

test('a JPEG is recognized by its first bytes, not by its name', async () => {
  const named = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'photo.jpg', { type: 'image/jpeg' });
  expect(await checkPhotoFile(named)).toBe('photo.not-jpeg');
  expect(await checkPhotoFile(new Blob([]))).toBe('photo.not-jpeg');
  expect(await checkPhotoFile(jpegOf(10))).toBeUndefined();
});

test('a file must be smaller than the limit', async () => {
  expect(await checkPhotoFile(jpegOf(4_194_000))).toBe('photo.too-large');
  expect(await checkPhotoFile(jpegOf(4_193_999))).toBeUndefined();
});
