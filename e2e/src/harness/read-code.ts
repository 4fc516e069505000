import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tools/src/running-directory.ts';
import { codeReader } from '../../../tools/src/system-programs.ts';

/**
 * Decodes the QR code in an image with an independent decoder.
 * @throws Error if there is no readable code, or if the decoder is not installed
 */
export function readCode(picture: Buffer): string {
  const reader = codeReader.find();
  if (reader === undefined) throw new Error(`${codeReader.debianPackage} is not installed`);
  const file = join(temporaryFolder(), 'code.png');
  writeFileSync(file, picture);
  const lines = execFileSync(reader, ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', file], {
    encoding: 'utf8',
  });
  return lines.trim();
}
