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
} as const satisfies Record<string, Record<string, Target>>;

export type Command = keyof typeof targets;
