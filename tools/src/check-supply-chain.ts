import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryFaults } from './advisories.ts';
import type { AdvisoryFile } from './advisories.ts';
import { lockFaults } from './check-lock.ts';
import { findSecrets } from './find-secrets.ts';
import { lockedPackages, readLock } from './read-lock.ts';
import { root } from './run-command.ts';

/** Files with keys that were created for tests and protect nothing. */
const withTestKeys = new Set(['server/test/ldap/server.key']);
/** Maximum size of a file that is searched. Larger files are generated, or pictures. */
const largestFile = 512 * 1024;

const lock = readLock();
const advisories = JSON.parse(readFileSync(join(root, 'tools/advisories.json'), 'utf8')) as AdvisoryFile;
const files = filesOfRepository()
  .map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file, content }) => !content.includes('\0') && !withTestKeys.has(file));
const faults = [
  ...lockFaults(lock),
  ...advisoryFaults(advisories, lockedPackages(lock)),
  ...(await findSecrets(files)),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function filesOfRepository(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return list
    .toString()
    .split('\0')
    .filter(
      (file) =>
        file !== '' && (statSync(join(root, file), { throwIfNoEntry: false })?.size ?? largestFile) < largestFile,
    );
}
