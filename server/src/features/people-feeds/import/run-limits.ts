import type { BlankableField } from './plan-rows.ts';

/** If a larger share of a feed's people would leave, the run is held back. */
export const largestRemovalShare = 0.1;
/** If a field of a larger share of a feed's people would become empty, the run is held back. */
export const largestBlankShare = 0.3;
/** An accepted run may lose this much more than was shown, since the source goes on changing. */
const tolerance = 1.1;

/** What a run takes away. */
export interface RunLosses {
  /** People of the feed before the run. */
  readonly before: number;
  readonly left: number;
  /** Number of people who would lose the value of a field, for the fields above the limit. */
  readonly blanked: { readonly [field in BlankableField]?: number };
}

/** What the end of a feed takes away, unless it was accepted: `left` are those whom no other feed delivers. */
export function retirementLosses(
  run: { readonly before: number; readonly removed: number; readonly leavers: readonly number[] },
  accepted: 'any' | RunLosses | undefined,
): RunLosses | undefined {
  const { before, removed, leavers } = run;
  if (accepted === 'any' || removed === 0) return undefined;
  if (accepted !== undefined && leavers.length <= accepted.left * tolerance) return undefined;
  return { before, left: leavers.length, blanked: {} };
}

/** The losses of a run that exceeds a limit; undefined when it does not, or when as much was accepted. */
export function excessiveLosses(
  run: { readonly before: number; readonly removed: number; readonly blanked: ReadonlyMap<BlankableField, number> },
  accepted: 'any' | RunLosses | undefined,
): RunLosses | undefined {
  if (accepted === 'any') return undefined;
  const { before, removed } = run;
  const blanked = [...run.blanked].filter(([, count]) => count > before * largestBlankShare);
  if (removed <= before * largestRemovalShare && blanked.length === 0) return undefined;
  const isAccepted =
    accepted !== undefined &&
    (removed <= before * largestRemovalShare || removed <= accepted.left * tolerance) &&
    blanked.every(([field, count]) => count <= (accepted.blanked[field] ?? 0) * tolerance);
  return isAccepted ? undefined : { before, left: removed, blanked: Object.fromEntries(blanked) };
}
