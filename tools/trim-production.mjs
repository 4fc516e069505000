// The Dockerfile runs it after `npm ci --omit=dev`. It removes what the server never loads from node_modules, two thirds of its size.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../node_modules');

/**
 * The pinned Node, since the image has the same one (a test compares the versions), and the compiler, which npm installs as a peer
 * dependency.
 */
const unused = /^(?:node-(?:bin-)?(?:linux|darwin|win)-\w+|typescript)$/;
for (const name of readdirSync(modules)) {
  if (unused.test(name)) rmSync(join(modules, name), { recursive: true });
}
// Source maps and types.
for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && /\.(?:map|d\.[cm]?ts)$/.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
