import { crc32, deflateSync } from 'node:zlib';
import { baselineBomb, commentedPhoto, honestPhoto, photoAddress, progressiveBomb } from './jpeg-files.ts';

export interface HostileImage {
  readonly name: string;
  /** The body of the request: a data URL, or something similar. */
  readonly address: string;
}

/** @param edge edge length of the bombs in pixels */
export function hostileImages(edge: number): HostileImage[] {
  const photo = honestPhoto(240);
  const png = pngBomb(edge);
  const files: Readonly<Record<string, Buffer>> = {
    'a progressive JPEG': progressiveBomb(edge, edge, 1),
    'a progressive JPEG of 60 scans': progressiveBomb(edge, edge, 60),
    'a progressive JPEG of many scans of few pixels': progressiveBomb(1000, 1000, edge * 2),
    'a baseline JPEG': baselineBomb(edge, edge),
    'a JPEG that states 65500 × 65500': honestPhoto(64, 65_500),
    'a JPEG that states 9000 × 9000': honestPhoto(64, 9000),
    'a JPEG that states no pixels': honestPhoto(64, 0),
    'a JPEG one pixel high': baselineBomb(65_000, 1),
    'a JPEG one pixel wide': baselineBomb(1, 65_000),
    'a JPEG that is cut off': photo.subarray(0, photo.length - 40),
    'a JPEG of its header': photo.subarray(0, 20),
    'the first bytes of a JPEG and rubbish': Buffer.concat([photo.subarray(0, 3), Buffer.alloc(100_000, 0x41)]),
    'a JPEG with 4 MB of comments': commentedPhoto(photo, 63),
    'a JPEG with more than 4 MB of comments': commentedPhoto(photo, 66),
    'a JPEG with a PNG behind it': Buffer.concat([photo, png]),
    'a PNG bomb': png,
    'an SVG with an entity': Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    'a GIF': Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00;', 'latin1'),
    'a script': Buffer.from('#!/bin/sh\nid\n'),
    'no bytes': Buffer.alloc(0),
  };
  const addresses: Readonly<Record<string, string>> = {
    'an address without a type': `data:;base64,${photo.toString('base64')}`,
    'an address of a PNG': `data:image/png;base64,${png.toString('base64')}`,
    'an address with blanks': `data:image/jpeg;base64, ${photo.toString('base64')}`,
    'an address without base64': 'data:image/jpeg,%ff%d8%ff',
    'an address on the network': 'http://127.0.0.1:1/photo.jpg',
    'an address of a file': 'file:///etc/passwd',
    'an address of 7 million characters': `data:image/jpeg;base64,${'A'.repeat(7_000_000)}`,
  };
  return [
    ...Object.entries(files).map(([name, file]) => ({ name, address: photoAddress(file) })),
    ...Object.entries(addresses).map(([name, address]) => ({ name, address })),
  ];
}

/** A PNG (ISO/IEC 15948) of a single colour, which deflate compresses to a thousandth. */
function pngBomb(edge: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(edge, 0);
  size.writeUInt32BE(edge, 4);
  // One bit per pixel, greyscale.
  size[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
