import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './server/test/database-tests.ts';

if (Number(process.versions.node.split('.')[0]) < 26) {
  throw new Error('Tests run on the pinned Node: npm exec vitest, or PATH=node_modules/.bin:$PATH vitest');
}

const setupFiles = ['tools/test/fail-on-logged-errors.ts'];
/**
 * With more room for new objects, fewer are copied before they die: the tests of the server take 8 % less processor time. With more room for
 * old ones, the heap is marked less often: those that fill the memory of a node take a fifth less.
 */
const roomForObjects = ['--min-semi-space-size=16', '--max-semi-space-size=64', '--initial-old-space-size=512'];
/** The files of a worker share one module cache, which halves the time. A test must restore what it changes in a module. */
const node = {
  environment: 'node',
  setupFiles,
  // Tests take many times longer on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  isolate: false,
  execArgv: roomForObjects,
} as const;
const server = {
  ...node,
  include: ['server/**/*.test.ts'],
  setupFiles: [...setupFiles, 'server/test/close-after-file.ts'],
} as const;

/**
 * `postgresql` runs the files of `embedded` that open a database again, on the cluster at TEST_DATABASE_URL; `npm test -- postgresql`
 * starts one.
 * `e2e` needs the built web application and a browser; `npm test -- e2e` provides both.
 */
export default defineConfig({
  test: {
    // By default, Vitest uses only one core of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: 'inEveryLanguage', description: 'End-to-end tests that also run in French.' }],
    ...(process.env['E2E_LANGUAGE'] === 'fr' ? { tagsFilter: ['inEveryLanguage'] } : {}),
    projects: [
      { test: { ...node, name: 'contract', include: ['contract/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'people-index',
          include: ['people-index/**/*.test.ts'],
          // These tests mostly search. The modules of Node run faster than those of Vite, whose imports are properties of objects.
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { ...node, name: 'demo-group', include: ['demo-group/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts', '{attack,faults}/**/*.test.ts'],
          exclude: [
            'tools/src/{alert-rules,people,people-backup,production,samples,shutdown,start,thread-priorities}.test.ts',
            'bench/src/retained-memory.test.ts',
            'attack/src/attack.test.ts',
            'faults/src/faults.test.ts',
            '**/*.postgresql.test.ts',
          ],
        },
      },
      // A separate project, since each of its tests starts processes.
      {
        test: {
          ...node,
          name: 'commands',
          include: [
            'tools/src/{people,people-backup,production,shutdown,start,thread-priorities}.test.ts',
            'bench/src/retained-memory.test.ts',
            'attack/src/attack.test.ts',
            'faults/src/faults.test.ts',
          ],
          globalSetup: 'tools/test/prepare-empty-database.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'samples',
          include: ['tools/src/{alert-rules,samples}.test.ts'],
          globalSetup: 'tools/test/prepare-empty-database.ts',
        },
      },
      {
        test: {
          ...server,
          name: 'embedded',
          // Tests that need several database sessions run only on PostgreSQL.
          exclude: ['**/*.postgresql.test.ts'],
          globalSetup: 'server/test/prepare-embedded.ts',
        },
      },
      ...(process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : [
            {
              test: {
                ...server,
                name: 'postgresql',
                include: [
                  ...databaseTests(
                    import.meta.dirname,
                    globSync('server/{src,test}/**/*.test.ts', { cwd: import.meta.dirname }),
                  ),
                  '{attack,faults}/**/*.postgresql.test.ts',
                ],
                globalSetup: 'server/test/prepare-postgresql.ts',
              },
            },
          ]),
      {
        test: {
          name: 'web',
          ...node,
          environment: 'jsdom',
          // These tests mostly wait for timers, such as the pause of a search box. Twice the workers halve their time.
          maxWorkers: 2 * Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'web/test/setup.ts'],
        },
      },
      ...(process.env['E2E_LANGUAGE'] === undefined
        ? []
        : [
            {
              test: {
                name: 'e2e',
                include: ['e2e/src/**/*.test.ts'],
                // These test the command line, which exists only in English.
                exclude: process.env['E2E_LANGUAGE'] === 'en' ? [] : ['e2e/src/{start-faults,people-import}.test.ts'],
                globalSetup: 'e2e/src/harness/prepare.ts',
                testTimeout: 300_000,
                expect: { poll: { timeout: 60_000 } },
                hookTimeout: 300_000,
                isolate: false,
              },
            },
          ]),
    ],
  },
});
