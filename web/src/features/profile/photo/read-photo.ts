import { photoLimit, type ErrorCode } from '@directory/contract';
import { readBytes } from '../../../ui/browser/read-file.ts';

/** Why a file is rejected: one of the error codes of the server, or because the browser cannot read it. */
export type PhotoFault =
  Extract<ErrorCode, 'photo.not-jpeg' | 'photo.too-large' | 'photo.unreadable'> | 'file.unreadable';

/** Edge of the uploaded square in pixels: twice the largest displayed size. */
const sentEdge = 960;

/** Checks a file before it is decoded. */
export async function checkPhotoFile(file: Blob): Promise<PhotoFault | undefined> {
  // Start of image and the marker after it (ITU-T T.81, B.1.1.3). The file name is not reliable.
  const start = await readBytes(file.slice(0, 3)).catch(() => undefined);
  if (start === undefined) return 'file.unreadable';
  const [first, second, third] = new Uint8Array(start);
  if (first !== 0xff || second !== 0xd8 || third !== 0xff) return 'photo.not-jpeg';
  return file.size < photoLimit ? undefined : 'photo.too-large';
}

/** Decodes a picture and turns it upright, or returns why the file is rejected. */
export async function readPhoto(file: Blob): Promise<ImageBitmap | PhotoFault> {
  const fault = await checkPhotoFile(file);
  if (fault !== undefined) return fault;
  try {
    return await createImageBitmap(file);
  } catch {
    return 'photo.unreadable';
  }
}

/** Draws a square of a picture so that it fills a square canvas. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { left, top, edge }: { left: number; top: number; edge: number },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** Encodes a square of a picture as a JPEG data URL (RFC 2397). */
export function squareAsJpeg(picture: ImageBitmap, square: { left: number; top: number; edge: number }): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(square.edge, sentEdge)));
  drawSquare(canvas, picture, square);
  return canvas.toDataURL('image/jpeg', 0.92);
}
