import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const scratch = mkdtempSync(join(tmpdir(), 'people-index-'));
/** A folder with the packed library and its dependencies, and nothing else of this repository. */
const consumer = join(scratch, 'consumer');
const installed = join(consumer, 'node_modules/@directory/people-index');
let packed: readonly string[] = [];

/** Runs a script in a folder that only has the installed package. */
function runAlone(script: string): string {
  const file = join(consumer, 'script.mjs');
  writeFileSync(file, script);
  return execFileSync(process.execPath, [file], { cwd: consumer, encoding: 'utf8' });
}

/** The code block of the README with this info string: a language and possibly a name. */
function readmeCode(language: string): string {
  const [, code = ''] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(readme) ?? [];
  expect(code).not.toBe('');
  return code;
}

beforeAll(() => {
  execFileSync(process.execPath, [join(folder, 'tools/pack.ts'), scratch]);
  const archive = readdirSync(scratch).find((file) => file.endsWith('.tgz'))!;
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(scratch, archive), '-C', installed, '--strip-components=1']);
  packed = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  for (const name of Object.keys(dependencies))
    symlinkSync(join(root, 'node_modules', name), join(consumer, 'node_modules', name), 'junction');
}, 120_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the packed library', () => {
  it('runs the code of the README when it is pasted', () => {
    expect(runAlone(readmeCode('js'))).toBe(readmeCode('text'));
    expect(runAlone(readmeCode('js roles'))).toBe(readmeCode('text roles'));
  });

  it('has no broken links', () => {
    const own = readFileSync(join(installed, 'README.md'), 'utf8');
    const links = Array.from(own.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(packed).toContain(link);
  });

  it('searches a CSV file, as the example shows', () => {
    const example = join(installed, 'example/search-csv.mjs');
    const output = execFileSync(process.execPath, [example], { cwd: consumer, encoding: 'utf8' });
    expect(output.split('\n')).toEqual([
      'bob muler: Robert Müller (phonetic)',
      'Дима: Дмитрий Иванов (nickname)',
      '王伟: 伟 王 (exact)',
      'dupont marie: Marie-Claire Dupont (exact)',
      '4567: Robert Müller (prefix), Дмитрий Иванов (prefix)',
      "obrein: Siobhán O'Brien (similar?)",
      '',
    ]);
  });

  it('builds an index on a worker thread', () => {
    const output = runAlone(`
      import { completePerson, PeopleIndex } from '@directory/people-index';
      const builder = PeopleIndex.builderOnThread({ onError: console.error });
      builder.add(completePerson({ id: 7, firstName: 'Ann', lastName: 'Lee' }));
      const index = await builder.finish();
      await index.putMany([completePerson({ id: 8, firstName: 'Ann', lastName: 'Lee' })]);
      console.log(index.search({ text: 'ann lee', limit: 9, after: 0 }).total);
      await index.close();
    `);
    expect(output).toBe('2\n');
  });

  it('declares its types', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, { types: string; default: string }>;
    };
    expect(Object.keys(exports)).toEqual(['.']);
    for (const file of Object.values(exports['.']!)) expect(packed).toContain(file.slice(2));
    expect(readFileSync(join(installed, exports['.']!.types), 'utf8')).toContain('PeopleIndex');
  });

  it('contains only the program, its types, the example and the licences', () => {
    const others = packed.filter((path) => !/^lib\/.*\.(?:js|d\.ts|json)$/.test(path));
    expect(others.toSorted()).toEqual([
      'LICENSE',
      'NOTICE',
      'README.md',
      'example/people.csv',
      'example/search-csv.mjs',
      'lib/vocabulary/data/occupations.br',
      'package.json',
    ]);
    expect(packed.filter((path) => path.includes('.test.'))).toEqual([]);
  });
});
