import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { checkOwner } from './folder-owner.ts';

const nobody = 65_534;
let folder: string;
let files: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directory-owner-'));
  files = join(folder, 'postgresql');
  mkdirSync(join(files, 'global'), { recursive: true });
  writeFileSync(join(files, 'global', 'one'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The error that the check reports to another user. */
function sentenceFor(user: number): string {
  const module = JSON.stringify(new URL('folder-owner.ts', import.meta.url).href);
  const script = `import { checkOwner } from ${module};
    process.setuid(${user});
    try { checkOwner(${JSON.stringify(folder)}); console.log('accepted'); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).trim();
}

test('files of the current user are accepted', () => {
  expect(() => checkOwner(folder)).not.toThrow();
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('the database of another user is not opened, so that root creates no files in it', async () => {
    chownSync(files, nobody, nobody);
    await expect(openEmbedded({ kind: 'embedded', folder })).rejects.toThrow(
      `The data folder ${folder} belongs to the user with the id ${nobody}, who could not read what root writes there. Run this as that user: sudo -u '#${nobody}' …`,
    );
  });

  test('the error names the file that belongs to root', () => {
    chmodSync(folder, 0o755);
    for (const path of [files, join(files, 'global')]) chownSync(path, nobody, nobody);
    chmodSync(join(files, 'global', 'one'), 0o600);
    expect(sentenceFor(nobody)).toBe(
      `The file ${join(files, 'global', 'one')} belongs to another user. Give the whole data folder to the user of the directory: chown -R ${nobody} ${folder}`,
    );
  });

  test('files of another user are accepted if they are writable, such as those of a mounted volume', () => {
    chmodSync(folder, 0o755);
    chmodSync(files, 0o777);
    chmodSync(join(files, 'global'), 0o777);
    chmodSync(join(files, 'global', 'one'), 0o666);
    expect(sentenceFor(nobody)).toBe('accepted');
  });
});
