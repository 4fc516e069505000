import type { Target } from './target.ts';

/** Targets of the server under requests. */
export const serverTargets = {
  load: {
    throughput: {
      figure: 'requests of a day, 200 000 people, PostgreSQL: most per second at a p99 of 25 ms without errors',
      unit: '/s',
      atLeast: 5000,
      reason: 'Everybody of a large group at work sends a few requests a minute.',
    },
  },
  turns: {
    longest: {
      figure: 'longest turn of the event loop during any request, 20 000 people, embedded database',
      unit: 'ms',
      atMost: 50,
      reason: 'Nobody should notice what others do.',
    },
  },
  profile: {
    embedded: {
      figure: 'profile at 200 000 people, embedded database: p99 of the slowest way to identify a person',
      unit: 'ms',
      atMost: 3,
      reason: 'The network, not the server, should decide how fast a profile opens, with manager, assistant and rules.',
    },
    postgresql: {
      figure: 'profile at 200 000 people, PostgreSQL: p99 of the slowest way to identify a person',
      unit: 'ms',
      atMost: 3,
      reason: 'The same on the database that a company operates.',
    },
  },
  'org-chart': {
    build: {
      figure: 'reporting line, 200 000 people: build',
      unit: 'ms',
      atMost: 150,
      reason: 'It is built at every start and should be short compared with reading the people.',
    },
    move: {
      figure: 'reporting line, 200 000 people: p99 of one person moving',
      unit: 'ms',
      atMost: 2,
      reason: 'A reorganization moves thousands of people while others use the chart.',
    },
    call: {
      figure: 'organization chart, 200 000 people: p99 of the slowest endpoint',
      unit: 'ms',
      atMost: 2,
      reason: 'Navigation on the chart should take less than 100 ms, most of it for network and browser.',
    },
    firstCard: {
      figure: 'organization chart in the browser: median time to the first card',
      unit: 'ms',
      atMost: 1000,
      reason: 'Users notice a delay of more than a second. The page is reloaded, on two cores shared with the server.',
    },
    frames: {
      figure: 'drawn tree of 5 000 cards in the browser: frames per second while it is moved',
      unit: '/s',
      atLeast: 30,
      reason: 'Movement without stutter, although two cores have to paint without a graphics card.',
    },
  },
} as const satisfies Record<string, Record<string, Target>>;
