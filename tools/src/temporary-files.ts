import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on this process, and whatever it starts, keeps its temporary files in one folder, which disposing removes: a worker
 * that is ended by force leaves nothing behind.
 */
export function ownTemporaryFolder(): Disposable {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'directory-'));
  // PostgreSQL's own user passes through on the way to its data.
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
