import { isDiskFull } from '../../../database/disk-full.ts';
import { DatabaseUnavailableError, UnconfirmedCommitError } from '../../../database/time-limit.ts';
import { runProblem } from '../entries/because.ts';
import type { RunProblem } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import { isConcurrentChange } from '../feed-error-messages.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { ImportSummary } from '../import/import-people.ts';

/** Why a run failed; undefined for a bug. */
export function problemOf(error: unknown): RunProblem | undefined {
  if (error instanceof FeedUnavailableError || error instanceof UnreadableFileError) return error.runProblem;
  if (error instanceof UnconfirmedCommitError) return runProblem('database-unconfirmed');
  if (error instanceof DatabaseUnavailableError) return runProblem('database-silent');
  if (isDiskFull(error)) return runProblem('run-disk-full');
  return isConcurrentChange(error) ? runProblem('run-overtaken') : undefined;
}

/** Why a feed was not retired: more people would have left than the administrator accepted. */
export function unacceptedProblem({ losses }: ImportSummary): RunProblem {
  const { before = 0, left = 0 } = losses ?? {};
  return runProblem('run-unaccepted', { left, before });
}

/** What a held-back run would remove or empty. It has no code: the page of an administrator describes the losses itself. */
export function heldBackProblem({ feed, losses }: ImportSummary): RunProblem {
  const { before = 0, left = 0, blanked = {} } = losses ?? {};
  const parts = [
    ...(left > 0 ? [`remove ${left} of ${before} people`] : []),
    ...Object.entries(blanked).map(([field, count]) => `empty ${field} of ${count} of ${before} people`),
  ];
  const problem = `The feed "${feed}" would ${parts.join(' and ')}. Nothing was changed until an administrator accepts it in Settings.`;
  return { problem, problemCause: null };
}
