import type { Target } from './target.ts';

/** Targets of starts, imports and feeds. */
export const peopleTargets = {
  'start-up': {
    firstReady: {
      figure: 'first start: ready, demo group of 5 000 loaded',
      unit: 's',
      atMost: 30,
      reason: 'A first trial should not take longer than half a minute.',
    },
    laterReady: {
      figure: 'later start: ready',
      unit: 's',
      atMost: 5,
      reason: 'Most users should not notice a restart in working hours.',
    },
  },
  start: {
    postgresqlReady: {
      figure: 'start with 200 000 people, stored memory, PostgreSQL: ready',
      unit: 's',
      atMost: 5,
      reason: 'A rolling restart of three nodes takes less than half a minute.',
    },
    embeddedReady: {
      figure: 'start with 200 000 people, stored memory, embedded database: ready',
      unit: 's',
      atMost: 10,
      reason: 'Most users should not notice a restart.',
    },
    millionReady: {
      figure: 'start with 1 000 000 people, stored memory, PostgreSQL: ready',
      unit: 's',
      atMost: 25,
      reason: 'An orchestrator waits half a minute for a node before it restarts it.',
      part: 'million',
    },
    peak: {
      figure: 'start: peak memory, in times of the memory 10 s later',
      unit: '',
      atMost: 1.3,
      reason: 'A limit of memory that is enough for a running node is enough for its start.',
    },
  },
  import: {
    generateRate: {
      figure: 'demo group: people generated',
      unit: '/s',
      atLeast: 50_000,
      reason: 'A million people for a benchmark take 20 s, so the file need not be kept.',
    },
    embeddedSeconds: {
      figure: 'import of 200 000 rows, embedded database',
      unit: 's',
      atMost: 90,
      reason: 'The usual size of a group, while an operator watches the progress bar.',
    },
    embeddedMemory: {
      figure: 'import of 200 000 rows, embedded database: largest resident memory',
      unit: 'MB',
      atMost: 1500,
      reason: 'Fits a virtual machine of 2 GB.',
    },
    postgresqlSeconds: {
      figure: 'import of 200 000 rows, PostgreSQL',
      unit: 's',
      atMost: 45,
      reason: 'A nightly feed can be repeated in the morning without delaying anyone.',
    },
    postgresqlMemory: {
      figure: 'import of 200 000 rows, PostgreSQL: largest resident memory',
      unit: 'MB',
      atMost: 1500,
      reason: 'Fits a virtual machine of 2 GB.',
    },
  },
  feeds: {
    embeddedFirst: {
      figure: 'feed of 200 000 people from slapd, embedded database: first run',
      unit: 's',
      atMost: 120,
      reason: 'A trial with the whole company fits into a coffee break.',
    },
    embeddedUnchanged: {
      figure: 'feed of 200 000 people from slapd, embedded database: run without changes',
      unit: 's',
      atMost: 30,
      reason: 'A full run may be started at any time of the day.',
    },
    embeddedChanged: {
      figure: 'feed of 200 000 people from slapd, embedded database: run with 1 % changed',
      unit: 's',
      atMost: 35,
      reason: 'What changes in a company on a lively day.',
    },
    embeddedMemory: {
      figure: 'feed of 200 000 people from slapd, embedded database: largest resident memory',
      unit: 'MB',
      atMost: 1000,
      reason: 'Fits a virtual machine of 2 GB, with the index and the runs.',
    },
    embeddedSearch: {
      figure: 'search while a feed of 200 000 people runs, embedded database: p99 of the slowest run',
      unit: 'ms',
      atMost: 50,
      reason: 'Nobody should notice that a feed runs.',
    },
    postgresqlFirst: {
      figure: 'feed of 200 000 people from slapd, PostgreSQL: first run',
      unit: 's',
      atMost: 120,
      reason: 'A trial with the whole company fits into a coffee break.',
    },
    postgresqlUnchanged: {
      figure: 'feed of 200 000 people from slapd, PostgreSQL: run without changes',
      unit: 's',
      atMost: 30,
      reason: 'A full run may be started at any time of the day.',
    },
    postgresqlChanged: {
      figure: 'feed of 200 000 people from slapd, PostgreSQL: run with 1 % changed',
      unit: 's',
      atMost: 35,
      reason: 'What changes in a company on a lively day.',
    },
    postgresqlMemory: {
      figure: 'feed of 200 000 people from slapd, PostgreSQL: largest resident memory',
      unit: 'MB',
      atMost: 1000,
      reason: 'Fits a virtual machine of 2 GB, with the index and the runs.',
    },
    postgresqlSearch: {
      figure: 'search while a feed of 200 000 people runs, PostgreSQL: p99 of the slowest run',
      unit: 'ms',
      atMost: 50,
      reason: 'Nobody should notice that a feed runs.',
    },
  },
  scim: {
    embeddedSequential: {
      figure: 'users created one after the other, embedded database',
      unit: '/s',
      atLeast: 50,
      reason: 'Entra ID sends at least 25 requests per second; a first cycle of 200 000 people takes an hour.',
    },
    embeddedParallel: {
      figure: 'users created by 8 connections, embedded database',
      unit: '/s',
      atLeast: 50,
      reason: 'Entra ID sends at least 25 requests per second; a first cycle of 200 000 people takes an hour.',
    },
    postgresqlSequential: {
      figure: 'users created one after the other, PostgreSQL',
      unit: '/s',
      atLeast: 50,
      reason: 'Entra ID sends at least 25 requests per second; a first cycle of 200 000 people takes an hour.',
    },
    postgresqlParallel: {
      figure: 'users created by 8 connections, PostgreSQL',
      unit: '/s',
      atLeast: 50,
      reason: 'Entra ID sends at least 25 requests per second; a first cycle of 200 000 people takes an hour.',
    },
  },
} as const satisfies Record<string, Record<string, Target>>;
