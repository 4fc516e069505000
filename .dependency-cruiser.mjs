// The import rules of ARCHITECTURE.md. They match folder patterns instead of naming features, so a new feature needs no change here.

const tests = String.raw`\.test\.tsx?$|^[^/]+/(?:test|score)/`;
const sharedModules = 'people|viewer';
const serverPlumbing = 'http|database|telemetry';
const webPlumbing = 'ui|api|messages|navigation';

/** Libraries that do I/O or may be replaced one day, with the only file or folder that may import each. */
const owners = [
  ['@electric-sql/pglite', '^server/src/database/'],
  ['pg', '^server/src/database/|^bench/src/search-peers/|^(?:attack|faults)/src/harness/'],
  ['kysely', '^server/src/database/|-store\\.ts$'],
  ['oidc-provider', '^server/src/features/sign-in/'],
  ['jose', '^server/src/(?:viewer|features/sign-in)/'],
  ['ldapts', '^server/src/features/people-feeds/ldap/'],
  ['csv-parse', '^server/src/features/people-feeds/'],
  // A separate entry, so that a browser loads the library only with the first export.
  ['papaparse', '^contract/src/csv\\.ts$'],
  ['@opentelemetry/', '^server/src/telemetry/'],
  ['sharp', '^server/src/people/photos/|^faults/src/harness/'],
  ['@dicebear/', '^server/src/people/'],
  // Large, so only its worker thread loads it.
  ['date-holidays', '^server/src/people/working-days/holiday-thread\\.ts$'],
  ['oidc-client-ts', '^web/src/viewer/'],
  ['playwright-core|@axe-core/', '^(?:e2e|bench)/src/'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'a-feature-never-imports-another-feature',
      comment: 'Features meet in a shared module (people, viewer), in app, or in the database.',
      severity: 'error',
      from: { path: '^(server|web)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shared-modules-and-plumbing-never-import-features-or-app',
      comment: 'Imports go one way: main → app → features → shared modules → plumbing → contract.',
      severity: 'error',
      from: { path: `^(server|web)/src/(?:${sharedModules}|${serverPlumbing}|${webPlumbing})/`, pathNot: tests },
      to: { path: '^$1/src/(?:features|app|main)\\b' },
    },
    {
      name: 'features-never-import-app',
      comment: 'A feature gets its dependencies as arguments.',
      severity: 'error',
      from: { path: '^(server|web)/src/features/', pathNot: tests },
      to: { path: '^$1/src/(?:app|main)\\b' },
    },
    {
      name: 'plumbing-never-imports-shared-modules',
      comment: 'Plumbing knows nothing of people.',
      severity: 'error',
      from: { path: `^(server|web)/src/(?:${serverPlumbing}|${webPlumbing})/`, pathNot: tests },
      to: { path: `^$1/src/(?:${sharedModules})/` },
    },
    {
      name: 'controls-never-import-the-api',
      comment: 'web/src/ui knows neither the API nor any feature.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: tests },
      to: { path: '^web/src/api/' },
    },
    {
      name: 'the-contract-imports-its-schema-library-only',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: tests },
      to: { pathNot: ['^contract/src/', '(?:^|/)node_modules/(?:zod|papaparse|@types/papaparse)/'] },
    },
    {
      name: 'people-index-imports-no-other-package',
      comment: 'It is an independent library without I/O.',
      severity: 'error',
      from: { path: '^people-index/src/', pathNot: tests },
      to: { path: '^(?:contract|demo-group|server|web|e2e|bench|attack|faults|tools)/' },
    },
    {
      name: 'people-index-does-no-input-or-output',
      severity: 'error',
      // The exception sets the priority of a worker thread.
      from: {
        path: '^(?:people-index|contract)/src/',
        pathNot: [tests, '^people-index/src/background/lower-priority[.]ts$'],
      },
      to: { dependencyTypes: ['core'], pathNot: '^(?:node:)?worker_threads$' },
    },
    {
      // Worker threads are not I/O. They build the people index, check large address files, read LDAP servers, and compute public holidays.
      name: 'few-modules-use-threads',
      severity: 'error',
      from: {
        path: '^[^/]+/src/',
        pathNot: [
          tests,
          '^people-index/src/background/',
          '^server/src/database/embedded/embedded-(?:stream|thread)[.]ts$',
          '^server/src/features/settings/address-file(?:-thread)?[.]ts$',
          '^server/src/features/people-feeds/ldap/(?:read-on|reading)-thread[.]ts$',
          '^server/src/people/working-days/(?:holiday-thread|public-holidays)[.]ts$',
        ],
      },
      to: { path: '^(?:node:)?worker_threads$' },
    },
    {
      name: 'the-server-starts-no-process',
      severity: 'error',
      from: { path: '^server/src/', pathNot: tests },
      to: { path: '^(?:node:)?child_process$' },
    },
    {
      name: 'demo-group-imports-no-other-package',
      severity: 'error',
      from: { path: '^demo-group/src/', pathNot: tests },
      to: { path: '^(?:contract|people-index|server|web|e2e|bench|attack|faults|tools)/' },
    },
    {
      name: 'web-imports-the-contract-only',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(?:people-index|demo-group|server|e2e|bench|attack|faults|tools)/' },
    },
    {
      name: 'server-never-imports-what-is-built-on-it',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(?:web|e2e|bench|attack|faults|tools)/' },
    },
    {
      name: 'a-library-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^(contract|people-index|demo-group|server|web|e2e|bench|attack|faults|tools)/' },
      to: {
        path: '^(?:contract|people-index|demo-group)/src/',
        pathNot: [
          '^$1/',
          '^(?:contract|people-index|demo-group)/src/index\\.ts$',
          '^contract/src/csv\\.ts$',
          // The texts of one language.
          '^contract/src/(?:field-names|reason-texts)/',
          // Except the names and places from which people are generated.
          '^demo-group/src/demo-settings\\.ts$',
          // For a worker thread that does not need the index.
          '^people-index/src/background/lower-priority\\.ts$',
        ],
      },
    },
    {
      name: 'row-types-never-leave-a-store',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [tests, '-store\\.ts$', '^server/src/database/'] },
      to: { path: '^server/src/database/tables\\b' },
    },
    {
      name: 'source-never-imports-test-code',
      severity: 'error',
      // The benchmarks use the published query set, the attacks and faults parts of the server's tests.
      from: { path: '^[^/]+/src/', pathNot: [tests, '^e2e/', '^bench/', '^attack/', '^faults/'] },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that is not imported and imports nothing is unused.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.d\\.ts$',
          '^[^/]+/src/(?:main|index)\\.tsx?$',
          '^(?:tools|bench|attack|faults)/',
          '\\.config\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'imports-can-be-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(?:css|svg)$|^vite/client$' },
    },
    ...owners.map(([library, owner]) => ({
      name: `${library.replaceAll(/[@/|]+/g, '-').replaceAll(/^-|-$/g, '')}-has-one-owner`,
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: [tests, owner, '^bench/src/search-peers/'] },
      to: {
        path: `(?:^|/)node_modules/(?:@types/)?(?:${library.replaceAll('|', '/|')}${library.endsWith('/') ? '' : '/'})`,
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
