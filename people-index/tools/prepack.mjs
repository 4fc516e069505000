// npm runs this before it packs the library: compiles src to lib, puts the licences beside it, and writes what `publishConfig` says into the
// manifest. In the repository, the package is its TypeScript source, which Node does not run inside node_modules. postpack.mjs undoes it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kept, licences, manifest, packageFolder } from './packed-files.mjs';

const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
rmSync(join(packageFolder, 'lib'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
  cwd: packageFolder,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
for (const file of licences) copyFileSync(join(packageFolder, '..', file), join(packageFolder, file));
copyFileSync(manifest, kept);
const { publishConfig, scripts: _, ...own } = JSON.parse(readFileSync(manifest, 'utf8'));
writeFileSync(manifest, `${JSON.stringify({ ...own, ...publishConfig }, null, 2)}\n`);
