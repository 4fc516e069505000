import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdvisoryFile } from './advisories.ts';
import { lockedPackages, readLock } from './read-lock.ts';
import { retrieveAdvisories } from './retrieve-advisories.ts';
import { root } from './run-command.ts';

// `npm run advisories` updates tools/advisories.json. It is the only part of the checks that needs a network.

const address = process.env['OSV_ADDRESS'] ?? 'https://api.osv.dev/v1/query';
const file = join(root, 'tools/advisories.json');

try {
  const { accepted } = JSON.parse(readFileSync(file, 'utf8')) as AdvisoryFile;
  const names = lockedPackages(readLock()).map(({ name }) => name);
  const retrieved = await retrieveAdvisories(address, names);
  const content: AdvisoryFile = { retrievedAt: new Date().toISOString().slice(0, 10), ...retrieved, accepted };
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  process.stdout.write(`${retrieved.advisories.length} advisories about ${retrieved.packages.length} packages.\n`);
} catch (error) {
  const cause =
    error instanceof TypeError ? 'The server does not answer. Check the network, or set OSV_ADDRESS.' : error;
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
