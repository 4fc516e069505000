import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Redirects the temporary files of this process, and of every process that it starts, to one folder. Disposing removes the folder, so that
 * killed workers leave no files behind.
 */
export function ownTemporaryFolder(): Disposable {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'directory-'));
  // The user `postgres` has to access its data in this folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return {
    [Symbol.dispose]: () => {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
