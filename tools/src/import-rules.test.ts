import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { requireModules } from './checks.ts';
import { root, tool } from './run-command.ts';

const project = mkdtempSync(join(tmpdir(), 'directory-import-rules-'));
afterAll(() => rmSync(project, { recursive: true }));

/** Forbidden imports, each with the rule that it violates. */
const forbidden = [
  ['server/src/features/search/a.ts', 'server/src/features/profile/b.ts', 'a-feature-never-imports-another-feature'],
  ['web/src/features/search/a.tsx', 'web/src/features/a-new-feature/b.ts', 'a-feature-never-imports-another-feature'],
  [
    'server/src/people/c.ts',
    'server/src/features/search/d.ts',
    'shared-modules-and-plumbing-never-import-features-or-app',
  ],
  [
    'server/src/http/e.ts',
    'server/src/app/build-directory.ts',
    'shared-modules-and-plumbing-never-import-features-or-app',
  ],
  ['web/src/features/search/f.ts', 'web/src/app/routes.ts', 'features-never-import-app'],
  ['server/src/database/g.ts', 'server/src/people/h.ts', 'plumbing-never-imports-shared-modules'],
  ['web/src/ui/i.tsx', 'web/src/viewer/j.ts', 'plumbing-never-imports-shared-modules'],
  ['web/src/ui/k.tsx', 'web/src/api/call.ts', 'controls-never-import-the-api'],
  ['contract/src/l.ts', 'node_modules/kysely/index.js', 'the-contract-imports-its-schema-library-only'],
  ['people-index/src/m.ts', 'contract/src/index.ts', 'people-index-imports-no-other-package'],
  ['demo-group/src/n.ts', 'people-index/src/index.ts', 'demo-group-imports-no-other-package'],
  ['web/src/people/o.ts', 'server/src/people/p.ts', 'web-imports-the-contract-only'],
  ['server/src/people/q.ts', 'tools/src/r.ts', 'server-never-imports-what-is-built-on-it'],
  ['server/src/people/s.ts', 'contract/src/search.ts', 'a-library-is-entered-by-its-index'],
  ['server/src/people/t.ts', 'server/src/database/tables.ts', 'row-types-never-leave-a-store'],
  ['server/src/people/t2.ts', 'server/src/database/tables/people-tables.ts', 'row-types-never-leave-a-store'],
  ['server/src/people/u.ts', 'server/src/people/v.test.ts', 'source-never-imports-test-code'],
  ['server/src/people/w.ts', 'node_modules/kysely/index.js', 'kysely-has-one-owner'],
  ['server/src/people/x.ts', 'node_modules/pg/index.js', 'pg-has-one-owner'],
  ['web/src/api/y.ts', 'node_modules/oidc-client-ts/index.js', 'oidc-client-ts-has-one-owner'],
  ['server/src/people/z.ts', 'node:child_process', 'the-server-starts-no-process'],
] as const;

/** Similar but allowed imports. */
const allowed = [
  ['server/src/features/search/search-routes.ts', 'server/src/features/search/rank.ts'],
  ['server/src/app/build-directory.ts', 'server/src/features/search/search-routes.ts'],
  ['server/src/features/search/rank.ts', 'contract/src/index.ts'],
  ['server/src/features/settings/settings-store.ts', 'server/src/database/tables.ts'],
  ['server/src/features/settings/rules-store.ts', 'node_modules/kysely/index.js'],
  ['server/src/features/profile/profile.test.ts', 'server/src/features/search/rank.ts'],
  ['web/src/app/routes.ts', 'web/src/features/search/search-page.tsx'],
] as const;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
}

function build(imports: readonly (readonly [from: string, to: string, ...rest: string[]])[]): void {
  rmSync(project, { recursive: true });
  write('package.json', JSON.stringify({ type: 'module' }));
  for (const [, to] of imports) if (!to.startsWith('node:')) write(to, 'export const x = 1;\n');
  for (const [from, to] of imports) write(from, `import { x } from '${specifier(from, to)}';\nexport const y = x;\n`);
}

function specifier(from: string, to: string): string {
  if (to.startsWith('node:')) return to;
  if (to.startsWith('node_modules/')) return to.split('/')[1] ?? '';
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Violations that dependency-cruiser reports for the generated project: importing file and rule. */
function violations(): string[] {
  const bin = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const folders = readdirSync(project).filter((name) => !/package|node_modules/.test(name));
  const { stdout } = spawnSync(process.execPath, [bin, '--config', config, '--output-type', 'json', ...folders], {
    cwd: project,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
}

test('every forbidden import is reported', () => {
  build(forbidden);
  expect(violations()).toEqual(expect.arrayContaining(forbidden.map(([from, , rule]) => `${from}: ${rule}`)));
});

test('allowed imports are not reported', () => {
  build(allowed);
  expect(violations()).toEqual([]);
});

test('a cycle is reported, unless it consists of type imports only', () => {
  build([]);
  write('server/src/people/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
  write('server/src/people/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  expect(violations()).toContain('server/src/people/a.ts: no-cycles');
  write('server/src/people/b.ts', "import type { a } from './a.ts';\nexport const b = (it: typeof a) => it;\n");
  expect(violations()).toEqual([]);
});

test('a run that sees no modules fails', () => {
  const output = 'no dependency violations found (0 modules, 0 dependencies cruised)';
  expect(requireModules({ passed: 1, failed: 0, output })).toMatchObject({ passed: 0, failed: 1 });
  const real = 'no dependency violations found (167 modules, 320 dependencies cruised)';
  expect(requireModules({ passed: 1, failed: 0, output: real })).toMatchObject({ passed: 1, failed: 0 });
});
