import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError, root, run } from './bootstrap.mjs';
import { pinnedNode } from './pinned-node.mjs';

/** Vite writes the built application to this folder, and the server serves it from there. */
const output = join(root, 'web', 'dist', 'site');
const stamp = join(root, 'node_modules', '.stamps', 'web');
const sources = ['web', 'contract/src', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the web application if its sources have changed since the last build. */
export async function ensureWebBuilt() {
  const hash = createHash('sha256');
  for (const path of sources) addTo(hash, path);
  const fingerprint = hash.digest('hex');
  const isBuilt = existsSync(join(output, 'index.html')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === fingerprint) return;
  process.stdout.write('Building the web application …\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output: log } = await run(pinnedNode, [vite, 'build', 'web'], { quiet: true });
  if (code !== 0) throw new SetupError(`The web application cannot be built:\n${log.trim()}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/** Adds the names and contents of all files under a path, except build results and tests. */
function addTo(hash, path) {
  if (/(^|\/)(dist|node_modules)$|\.test\.tsx?$/.test(path)) return;
  if (statSync(join(root, path)).isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addTo(hash, `${path}/${name}`);
  } else {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
}
