import type { Target } from './target.ts';

/** Targets of the people search: time and memory. */
export const searchTargets = {
  search: {
    p50: {
      figure: 'search, 1 000 000 people, first asked: p50 over all kinds',
      unit: 'ms',
      atMost: 0.1,
      reason: 'Small compared with HTTP, which takes ten times as long.',
    },
    p99Literal: {
      figure:
        'search, 1 000 000 people, first asked: p99 of exact, prefix, short prefix, email, login, group ID, phone',
      unit: 'ms',
      atMost: 0.8,
      reason: 'Every keystroke sends one of these; none may block the event loop.',
    },
    p99: {
      figure: 'search, 1 000 000 people, first asked: p99 over all kinds, scripts and typos included',
      unit: 'ms',
      atMost: 3,
      reason: 'Misspelled names are rare and may cost more.',
    },
    worst: {
      figure: 'search, 1 000 000 people, first asked: slowest of 20 000 queries, hostile ones included',
      unit: 'ms',
      atMost: 20,
      reason: 'No query may block the process for other users.',
    },
    counts: {
      figure: 'counts by field, 1 000 000 people, slowest query, for 100 000 found',
      unit: 'ms',
      atMost: 5,
      reason: 'The numbers beside the list come with it.',
    },
    roleP50: {
      figure: 'search, 1 000 000 people, a role and a place, first asked: p50',
      unit: 'ms',
      atMost: 0.3,
      reason: 'Half of the look-ups begin without a name, and cost no more than those with one.',
      part: 'roles',
    },
    roleP99: {
      figure: 'search, 1 000 000 people, a role and a place, first asked: p99',
      unit: 'ms',
      atMost: 3,
      reason: 'A role that many people have, in a country where many work, may cost more.',
      part: 'roles',
    },
    roleCounts: {
      figure: 'counts by field of roles and places, 1 000 000 people, slowest query, for 100 000 found',
      unit: 'ms',
      atMost: 5,
      reason: 'The numbers beside the list come with it.',
      part: 'roles',
    },
    roleMemory: {
      figure: 'search, 1 000 000 people: memory of the vocabulary and of the links of titles to it',
      unit: 'MB',
      atMost: 40,
      reason: 'The vocabulary is a small part of a node.',
      part: 'roles',
    },
    roleLinks: {
      figure: 'search, 1 000 000 people: memory of the links of titles to the vocabulary, per person',
      unit: 'bytes',
      atMost: 20,
      reason: 'It grows with the number of people.',
      part: 'roles',
    },
    roleStart: {
      figure: 'search, 200 000 people: open the vocabulary and read all titles',
      unit: 's',
      atMost: 1,
      reason:
        'A start waits for it, so that the first search finds people by the words of their titles. They are linked to occupations while people search.',
      part: 'roles',
    },
    peersTimes: {
      figure: 'search, 1 000 000 people, first asked: p95 of the fastest peer divided by ours',
      unit: '×',
      atLeast: 10,
      reason: 'Our own index is only worth its code if it is far better than an existing engine.',
      part: 'peers',
    },
    peersSuccess: {
      figure:
        'search, 1 000 000 people: success at 1 minus that of the best peer, on the queries that the peer answered',
      unit: '',
      atLeast: 0,
      reason: 'Speed must not cost relevance.',
      part: 'peers',
    },
    memory: {
      figure: 'search, 1 000 000 people: memory per person, stored fields included',
      unit: 'bytes',
      atMost: 250,
      reason: 'A million people and the server fit in 2 GB of memory.',
    },
    build: {
      figure: 'search, 1 000 000 people: build',
      unit: 's',
      atMost: 10,
      reason: 'A node with a million people restarts within seconds.',
    },
    load: {
      figure: 'search, 1 000 000 people: load a snapshot',
      unit: 's',
      atMost: 2,
      reason: 'A node with a snapshot starts at once.',
    },
    change: {
      figure: 'search, 1 000 000 people: change of one person, median',
      unit: 'ms',
      atMost: 0.2,
      reason: 'A feed run changes thousands of people while users search.',
    },
    growth: {
      figure: 'search, first asked: p50 at 1 000 000 people against 200 000',
      unit: '×',
      atMost: 2,
      reason: 'The cost of a search hardly grows with the number of people.',
    },
    http: {
      figure:
        'search through HTTP, 200 000 people, prefixes as typed: throughput relative to the same responses from memory',
      unit: '×',
      atLeast: 0.45,
      reason: 'The search takes about as much of a request as HTTP, token check and headers.',
      part: 'http',
    },
  },
} as const satisfies Record<string, Record<string, Target>>;
