import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { feedTargets } from '@directory/contract';
import { ldapAttributes } from '../../server/src/features/people-feeds/file/attribute-map.ts';
import { root } from './run-command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const variables = globSync('server/src/config/*.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].flatMap(([, name]) => name ?? []),
);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

test('docs/configuration.md documents every variable that the server reads, and no other', () => {
  const documented = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` *\|/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(documented.toSorted()).toEqual([...new Set(variables)].toSorted());
});

test('.env.example names only variables that exist', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
  expect([...variables, 'POSTGRES_PASSWORD']).toEqual(expect.arrayContaining(named));
});

test.each(documents)('every relative link of %s exists', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, link]) => link ?? []);
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test('the README shows every picture of docs/pictures, each small, light and dark', () => {
  const shown = [...read('README.md').matchAll(/(?:src|srcset)="(docs\/pictures\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(shown.toSorted()).toEqual(globSync('docs/pictures/*', { cwd: root }).toSorted());
  const light = shown.filter((file) => !file.endsWith('-dark.webp'));
  expect(shown.toSorted()).toEqual(light.flatMap((file) => [file, file.replace('.webp', '-dark.webp')]).toSorted());
  for (const file of shown) expect(statSync(join(root, file)).size, file).toBeLessThanOrEqual(200_000);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((file) => [...read(file).matchAll(/npm run ([\w:-]*\w)/g)].map(([, name]) => name));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(named)]));
});

test('CONTRIBUTING.md lists the test suites', () => {
  const [, suites = ''] = /^const suites.*\{\n((?: {2}.+\n)+)\};/m.exec(read('tools/src/test.ts')) ?? [];
  const [, listed = ''] = /the suites are\n(.+) \(\[test\.ts\]/.exec(read('CONTRIBUTING.md')) ?? [];
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(
    [...suites.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name),
  );
});

test('ARCHITECTURE.md lists where each feature is in server, contract and web', () => {
  const [, section = ''] = read('ARCHITECTURE.md').split(/^### Where a feature is$/m);
  const rows = [...section.matchAll(/^\| (`.+?`|several) *\| (.+?) *\| (.+?) *\|$/gm)].map((row) => row.slice(1));
  const namesIn = (column: number) =>
    rows.flatMap((row) => [...row[column]!.matchAll(/`(.+?)`/g)].flatMap(([, name]) => name ?? [])).toSorted();
  const folder = (path: string) => globSync(`${path}/*`, { cwd: root }).map((found) => basename(found, '.ts'));
  const contract = folder('contract/src').filter((name) => !name.endsWith('.test'));
  expect(namesIn(0)).toEqual(folder('server/src/features').toSorted());
  expect(namesIn(1)).toEqual(contract.toSorted());
  const web = namesIn(2);
  expect(web.filter((path) => !existsSync(join(root, 'web/src', path)))).toEqual([]);
  expect(web).toEqual(expect.arrayContaining(folder('web/src/features').map((name) => `features/${name}`)));
});

test('docs/people-feeds.md lists the LDAP attributes of every field, in order', () => {
  const [, section = ''] = read('docs/people-feeds.md').split(/^### LDAP attributes$/m);
  const rows = [...section.split(/^##+ /m, 1)[0]!.matchAll(/^\| `(\w+)` *\| (.*?) *\|$/gm)];
  const documented = rows.map(([, field, list = '']) => [field, list.replaceAll('`', '').split(', ')]);
  const built = feedTargets.map((target) => {
    const names = [target.replace(/^C_/, ''), ...(ldapAttributes[target] ?? [])];
    return [target, [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]];
  });
  expect(documented).toEqual(built);
});
