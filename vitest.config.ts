import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 26) {
  throw new Error('Tests run on the pinned Node: npm exec vitest, or PATH=node_modules/.bin:$PATH vitest');
}

const setupFiles = ['tools/test/fail-on-logged-errors.ts'];
/** One module cache serves all files of a worker, which halves the time: a test puts back what it changes in a module. */
const node = { environment: 'node', setupFiles, testTimeout: 30_000, hookTimeout: 60_000, isolate: false } as const;
const server = { ...node, include: ['server/**/*.test.ts'] } as const;

/**
 * One project per part of the house. `postgresql` runs the files of `embedded` again, on the cluster at TEST_DATABASE_URL:
 * `npm test -- postgresql` starts one. `stories` needs the built web application and a browser: `npm test -- stories`.
 */
export default defineConfig({
  test: {
    // Left alone, Vitest would use one of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: 'inEveryLanguage', description: 'Stories that run in French too.' }],
    ...(process.env['STORIES'] === 'fr' ? { tagsFilter: ['inEveryLanguage'] } : {}),
    projects: [
      { test: { ...node, name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { ...node, name: 'people-index', include: ['people-index/**/*.test.ts'] } },
      { test: { ...node, name: 'demo-group', include: ['demo-group/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['tools/src/people.test.ts'],
        },
      },
      // Apart, as each of its tests starts processes of its own.
      { test: { ...node, name: 'commands', include: ['tools/src/people.test.ts'] } },
      {
        test: {
          ...server,
          name: 'embedded',
          // What needs several sessions at once is for PostgreSQL alone.
          exclude: ['**/*.postgresql.test.ts'],
          globalSetup: 'server/test/prepare-embedded.ts',
        },
      },
      ...(process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : [{ test: { ...server, name: 'postgresql', globalSetup: 'server/test/prepare-postgresql.ts' } }]),
      {
        test: {
          name: 'web',
          ...node,
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          setupFiles: [...setupFiles, 'web/test/setup.ts'],
        },
      },
      ...(process.env['STORIES'] === undefined
        ? []
        : [
            {
              test: {
                name: 'stories',
                include: ['e2e/src/**/*.test.ts'],
                // These speak through the command line, which knows English only.
                exclude: process.env['STORIES'] === 'en' ? [] : ['e2e/src/{start-faults,people-import}.test.ts'],
                globalSetup: 'e2e/src/harness/prepare.ts',
                testTimeout: 180_000,
                expect: { poll: { timeout: 10_000 } },
                hookTimeout: 180_000,
              },
            },
          ]),
    ],
  },
});
