import { peopleTargets } from './targets/people-targets.ts';
import { scoreTargets } from './targets/score-targets.ts';
import { searchTargets } from './targets/search-targets.ts';
import { serverTargets } from './targets/server-targets.ts';
import type { Target } from './targets/target.ts';
import { webTargets } from './targets/web-targets.ts';

/** All targets by benchmark, for a machine with two cores, such as a small virtual machine. */
export const targets = {
  ...serverTargets,
  ...peopleTargets,
  ...webTargets,
  ...searchTargets,
  ...scoreTargets,
} as const satisfies Record<string, Record<string, Target>>;

export type Command = keyof typeof targets;
