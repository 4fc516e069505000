import type { BlankableField } from './plan-rows.ts';

/** Largest fraction of a feed's people that a run may remove without being held back. */
export const maxRemovalShare = 0.1;
/** Largest fraction of a feed's people whose value of one field a run may empty without being held back. */
export const maxBlankShare = 0.3;
/** In a feed of a few people, one of them would exceed these fractions, and each departure would wait for an administrator. */
const alwaysAllowed = 1;
/** Factor by which the losses of an accepted run may exceed what was shown, since the source keeps changing. */
const tolerance = 1.1;

/** What a run removes. */
export interface RunLosses {
  /** People of the feed before the run. */
  readonly before: number;
  readonly left: number;
  /** Number of people who would lose the value of a field, for the fields above the limit. */
  readonly blanked: { readonly [field in BlankableField]?: number };
}

/** The losses of a retirement, unless they were accepted. `left` counts the people whom no other feed delivers. */
export function retirementLosses(
  run: { readonly before: number; readonly removed: number; readonly leavers: readonly number[] },
  accepted: 'any' | RunLosses | undefined,
): RunLosses | undefined {
  const { before, removed, leavers } = run;
  if (accepted === 'any' || removed === 0) return undefined;
  if (accepted !== undefined && leavers.length <= accepted.left * tolerance) return undefined;
  return { before, left: leavers.length, blanked: {} };
}

/** The losses of a run that exceeds a limit; undefined if it does not, or if losses of that size were accepted. */
export function excessiveLosses(
  run: { readonly before: number; readonly removed: number; readonly blanked: ReadonlyMap<BlankableField, number> },
  accepted: 'any' | RunLosses | undefined,
): RunLosses | undefined {
  if (accepted === 'any') return undefined;
  const { before, removed } = run;
  const blanked = [...run.blanked].filter(([, count]) => count > Math.max(before * maxBlankShare, alwaysAllowed));
  const mayLeave = Math.max(before * maxRemovalShare, alwaysAllowed);
  if (removed <= mayLeave && blanked.length === 0) return undefined;
  const isAccepted =
    accepted !== undefined &&
    (removed <= mayLeave || removed <= accepted.left * tolerance) &&
    blanked.every(([field, count]) => count <= (accepted.blanked[field] ?? 0) * tolerance);
  return isAccepted ? undefined : { before, left: removed, blanked: Object.fromEntries(blanked) };
}
