import { reasonInEnglish, withoutInvisible } from '@directory/contract';
import type { FeedReason, FeedReasonCode, FeedReasonValues } from '@directory/contract';

/** Why a row or a value is not imported. */
export interface RowReason {
  /** A clause in English. It contains all values of `cause`, so that an erasure finds them. */
  readonly reason: string;
  readonly cause: FeedReason;
}

/** Maximum length of a value in a reason, in characters. */
const maxValueLength = 600;

/** The values that a reason needs, as the rest of the arguments. */
type Given<Code extends FeedReasonCode> = keyof FeedReasonValues<Code> extends never
  ? []
  : [values: FeedReasonValues<Code>];

/** Describes why a row or a value is not imported. */
export function because<Code extends FeedReasonCode>(code: Code, ...given: Given<Code>): RowReason {
  return rowReason(feedReason(code, ...given));
}

/** A reason with its values. Text from the source is made short and storable, and cannot change how the sentence is displayed. */
export function feedReason<Code extends FeedReasonCode>(code: Code, ...[values]: Given<Code>): FeedReason {
  const kept = Object.entries<string | number>(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? storable(withoutInvisible(value.slice(0, maxValueLength))) : value,
  ]);
  return { code, values: Object.fromEntries(kept) as FeedReasonValues<Code> } as FeedReason;
}

/** Why a run failed: a sentence in English, and what it says as a code with values. A run that is held back has no code, since its losses say why. */
export interface RunProblem {
  readonly problem: string;
  readonly problemCause: FeedReason | null;
}

export function runProblem<Code extends FeedReasonCode>(code: Code, ...given: Given<Code>): RunProblem {
  const problemCause = feedReason(code, ...given);
  return { problem: reasonInEnglish(problemCause), problemCause };
}

/** An error whose message is a sentence in English. `reason` states it as a code, unless only the command line shows it. */
export abstract class ReasonedError extends Error {
  readonly reason: FeedReason | undefined;

  constructor(problem: string | FeedReason, options?: ErrorOptions) {
    super(typeof problem === 'string' ? problem : reasonInEnglish(problem), options);
    this.reason = typeof problem === 'string' ? undefined : problem;
  }

  get runProblem(): RunProblem {
    return { problem: this.message, problemCause: this.reason ?? null };
  }
}

export function rowReason(cause: FeedReason): RowReason {
  return { reason: reasonInEnglish(cause), cause };
}

/**
 * A reason about an entry that is found by its name: that of a photo file, or the login in a directory server. The line of such an entry is
 * only its position among the others.
 */
export function aboutEntry(name: string, { reason, cause }: RowReason): RowReason {
  const file = storable(withoutInvisible(name.slice(0, 80)));
  return { reason: `"${file}" ${reason}`, cause: { ...cause, file } };
}

/**
 * Makes a text storable in PostgreSQL although it may be part of a value: replaces NUL, other control characters and lone surrogates.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}/gu, '?');
}
