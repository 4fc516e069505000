import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run pack:index [-- FOLDER]: packs the library into FOLDER, people-index/dist by default. In the repository, the
// package is its TypeScript source, which Node does not run inside node_modules, so the code is compiled first. npm runs no
// scripts of packages here (.npmrc), so `npm pack` alone cannot compile.

const folder = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? join(folder, 'dist'));
const contents = join(target, 'package');

rmSync(contents, { recursive: true, force: true });
mkdirSync(contents, { recursive: true });
const compiler = fileURLToPath(import.meta.resolve('@typescript/native/package.json')).replace(
  /package\.json$/,
  'bin/tsc',
);
run(process.execPath, [compiler, '-p', join(folder, 'tsconfig.package.json'), '--outDir', join(contents, 'lib')]);
cpSync(join(folder, 'src/vocabulary/data/occupations.br'), join(contents, 'lib/vocabulary/data/occupations.br'));
cpSync(join(folder, 'example'), join(contents, 'example'), { recursive: true });
writeFileSync(join(contents, 'README.md'), readmeOfPackage(readFileSync(join(folder, 'README.md'), 'utf8')));
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(folder, '..', file), join(contents, file));
const { publishConfig, ...own } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  publishConfig: object;
};
writeFileSync(join(contents, 'package.json'), `${JSON.stringify({ ...own, ...publishConfig }, null, 2)}\n`);
run('npm', ['pack', contents, '--offline', '--loglevel', 'error', '--pack-destination', target]);

/** Removes what is about the repository, and links to the files in the package. */
function readmeOfPackage(readme: string): string {
  return readme
    .replace(/\n## Development\n[^]*$/, '')
    .replace(/\s?\[[^\]]*\]\(\.\.\/docs\/[^)]*\)\./g, '')
    .replaceAll('../NOTICE', 'NOTICE')
    .replaceAll('src/index.ts', 'lib/index.d.ts');
}

function run(command: string, parameters: readonly string[]): void {
  const isShell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, parameters, { cwd: target, stdio: 'inherit', shell: isShell });
  if (status !== 0) process.exit(1);
}
