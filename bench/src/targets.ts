/** A figure that a command measures, and what it has to be. Figures without a limit are told, never judged. */
export interface Target {
  /** What is measured, in the words of the table. */
  readonly figure: string;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Why this limit and no other. */
  readonly reason: string;
}

/** Every limit that we hold ourselves to, by the command that measures it. On two cores, as a small virtual machine has them. */
export const targets = {
  'start-up': {
    firstReady: {
      figure: 'first start: ready, demo group of 5 000 loaded',
      unit: 's',
      atMost: 30,
      reason: 'Whoever tries the directory waits once, and less than for a coffee.',
    },
    laterReady: {
      figure: 'later start: ready',
      unit: 's',
      atMost: 5,
      reason: 'A restart in working hours goes unnoticed by most.',
    },
  },
  import: {
    generateRate: {
      figure: 'demo group: people generated',
      unit: '/s',
      atLeast: 50_000,
      reason: 'A million people for a bench take 20 s, so nobody has to keep the file.',
    },
    embeddedSeconds: {
      figure: 'import of 200 000 rows, embedded database',
      unit: 's',
      atMost: 90,
      reason: 'The ordinary size of a group, while somebody watches the progress bar.',
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
      reason: 'A nightly feed may be run again in the morning without anybody waiting for it.',
    },
    postgresqlMemory: {
      figure: 'import of 200 000 rows, PostgreSQL: largest resident memory',
      unit: 'MB',
      atMost: 1500,
      reason: 'Fits a virtual machine of 2 GB.',
    },
  },
  profile: {
    embedded: {
      figure: 'profile at 200 000 people, embedded database: p99 of the worst way to name a person',
      unit: 'ms',
      atMost: 3,
      reason: 'A profile opens as fast as the network lets it; manager, assistant and rules are read with it.',
    },
    postgresql: {
      figure: 'profile at 200 000 people, PostgreSQL: p99 of the worst way to name a person',
      unit: 'ms',
      atMost: 3,
      reason: 'The same on the database that a company runs itself.',
    },
  },
  search: {
    p50: {
      figure: 'search, 1 000 000 people: p50 over all kinds',
      unit: 'ms',
      atMost: 0.05,
      reason: 'Searching must not show beside HTTP, which takes ten times as long.',
    },
    p99Literal: {
      figure: 'search, 1 000 000 people: p99 of exact, prefix, filter, phone, page 300',
      unit: 'ms',
      atMost: 0.5,
      reason: 'Every key press asks one of these; none may hold the process up.',
    },
    p99: {
      figure: 'search, 1 000 000 people: p99 over all kinds',
      unit: 'ms',
      atMost: 3,
      reason: 'A misspelled name is rare and may cost more, but not a frame.',
    },
    hostile: {
      figure: 'search, 1 000 000 people: slowest hostile query, first asked',
      unit: 'ms',
      atMost: 20,
      reason: 'No text may hold the process up for the others, whoever sends it.',
    },
    peersTimes: {
      figure: 'search, 1 000 000 people: p95 of the fastest peer, in times of ours',
      unit: '×',
      atLeast: 10,
      reason: 'An index of its own is worth its code only if it is far better than what one could install.',
    },
    peersSuccess: {
      figure: 'search, 1 000 000 people: success at 1 above each peer, on the queries that it answered in its minute',
      unit: '',
      atLeast: 0,
      reason: 'A fast wrong answer is no answer.',
    },
    memory: {
      figure: 'search, 1 000 000 people: memory a person, summary row included',
      unit: 'bytes',
      atMost: 250,
      reason: 'A million people fit beside the server in a machine of 2 GB.',
    },
    build: {
      figure: 'search, 1 000 000 people: build',
      unit: 's',
      atMost: 10,
      reason: 'A node starts within the patience of whoever restarts it.',
    },
    load: {
      figure: 'search, 1 000 000 people: load a snapshot',
      unit: 's',
      atMost: 2,
      reason: 'A prepared node starts at once.',
    },
    change: {
      figure: 'search, 1 000 000 people: change of one person, median',
      unit: 'ms',
      atMost: 0.2,
      reason: 'A feed changes thousands of people while others search.',
    },
    growth: {
      figure: 'search: p50 at 1 000 000 people against 200 000',
      unit: '×',
      atMost: 2,
      reason: 'What is asked of a search does not grow with the group.',
    },
    http: {
      figure: 'search through HTTP, 200 000 people: throughput in that of the same bytes without searching',
      unit: '×',
      atLeast: 0.6,
      reason:
        'Searching takes less of a request than HTTP, sign-in and headers do, so a server bears nearly as many who type.',
    },
  },
  'org-chart': {
    build: {
      figure: 'reporting line, 200 000 people: build',
      unit: 'ms',
      atMost: 150,
      reason: 'Built beside the search index at every start; it must not show beside reading the people.',
    },
    move: {
      figure: 'reporting line, 200 000 people: p99 of one person moving',
      unit: 'ms',
      atMost: 2,
      reason: 'A reorganisation moves thousands while others look.',
    },
    call: {
      figure: 'organisation chart, 200 000 people: p99 of the slowest call',
      unit: 'ms',
      atMost: 2,
      reason: 'A step on the chart is shown within 100 ms, nearly all of which belong to the network and the browser.',
    },
    firstCard: {
      figure: 'organisation chart in the browser: median time to the first card',
      unit: 'ms',
      atMost: 1000,
      reason:
        'Beyond a second people begin to wonder. The whole page is loaded anew, on two cores shared with the server.',
    },
    frames: {
      figure: 'drawn tree of 5 000 cards in the browser: frames per second while it is moved',
      unit: '/s',
      atLeast: 30,
      reason: 'Moves without a stutter, though two cores have to paint without a graphics card.',
    },
  },
  score: {
    exact: {
      figure: 'worst of exact, swapped, comma, accents, hyphens, e-mail, login, group ID, phone: success at 1',
      unit: '',
      atLeast: 0.99,
      reason: 'Who types what is written must never look twice.',
    },
    prefix: {
      figure: 'worst of prefixes of both names, middle name dropped, part of a compound: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'People stop typing once the name is told apart from others.',
    },
    nickname: {
      figure: 'worst of nickname classes, either way: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'Colleagues know each other by these names.',
    },
    oneSlip: {
      figure: 'worst of the kinds of one slip: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'One wrong key is how most names are typed wrongly.',
    },
    twoSlips: {
      figure: 'two slips: success at 1',
      unit: '',
      atLeast: 0.8,
      reason: 'With two slips some names lie nearer to another person.',
    },
    soundsAlike: {
      figure: 'spelled as it sounds: success at 1',
      unit: '',
      atLeast: 0.85,
      reason: 'Names are heard on the telephone; what is heard has several right answers.',
    },
    scripts: {
      figure: 'native script to Latin and back: success at 1',
      unit: '',
      atLeast: 0.9,
      reason: 'A colleague is found from the keyboard that is at hand.',
    },
    worstScript: {
      figure: 'native script to Latin and back, worst script: success at 1',
      unit: '',
      atLeast: 0.75,
      reason: 'No country is left out.',
    },
    nobody: {
      figure: 'nobody by that name: nothing above the slip tiers, five rows at most',
      unit: '',
      atLeast: 0.98,
      reason: 'An answer that is always full tells nothing.',
    },
    nobodyRows: {
      figure: 'nobody by that name: most rows',
      unit: '',
      atMost: 5,
      reason: 'Guesses are a short list.',
    },
    violations: {
      figure: 'rows above one that bears the very name',
      unit: '',
      atMost: 0,
      reason: 'The promise on which all else rests.',
    },
    fairness: {
      figure: 'success at 1, best naming culture minus worst',
      unit: '',
      atMost: 0.08,
      reason: 'The directory works alike for everybody in it.',
    },
  },
} as const satisfies Record<string, Record<string, Target>>;

export type Command = keyof typeof targets;
