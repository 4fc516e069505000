import type { FeedTarget, FieldError, ImportProgress, PeopleFileOptions } from '@directory/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

/** The state of each feed. Rows are made by the first run. */
export interface FeedsTable {
  name: string;
  kind: string;
  /** Where the next reading of changes continues. */
  cursor: Json<{ readonly [name: string]: string | number | boolean | null } | null>;
  last_attempt_at: OptionalTime;
  last_success_at: OptionalTime;
  /** The last complete run that succeeded. */
  last_complete_at: OptionalTime;
  /** Failures since the last success. */
  failures: ColumnType<number, number | undefined, number>;
  next_attempt_at: OptionalTime;
  /** Why the last attempt failed: a sentence. */
  problem: string | null;
  /** The run that exceeds a limit and waits to be accepted; with the request `retire`, what the administrator has accepted. */
  held_back: Json<HeldBackRun | null>;
  /** What an administrator asked for and no node has begun. `retire` stays until it is done, so that it outlives the node. */
  request: 'run' | 'accept' | 'interrupt' | 'retire' | null;
  requested_by: string | null;
  progress: Json<FeedProgress | null>;
}

/** A run that was not applied because it removes or empties too much. */
export interface HeldBackRun {
  /** ISO 8601. */
  readonly at: string;
  readonly before: number;
  readonly left: number;
  /** Number of people who would lose the value of a field, for the fields above the limit. */
  readonly blanked: { readonly [field in FeedTarget]?: number };
}

export interface StoredProgress extends ImportProgress {
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface FeedProgress extends StoredProgress {
  readonly mode: FeedRunMode;
  /** ISO 8601. */
  readonly startedAt: string;
}

export interface FeedRunsTable {
  id: Generated<number>;
  feed: string;
  kind: string;
  started_at: Time;
  finished_at: Time;
  /** Login of the administrator, or null for the command line and the schedule. */
  started_by: string | null;
  outcome: ColumnType<FeedRunOutcome, FeedRunOutcome | undefined, never>;
  mode: ColumnType<FeedRunMode, FeedRunMode | undefined, never>;
  /** Why the run failed: a sentence. */
  problem: string | null;
  /** People of the feed before the run. */
  people_before: ColumnType<number, number | undefined, never>;
  figures: Json<{ added: number; changed: number; unchanged: number; left: number; rejected: number }>;
  /** Number of faults; the first of them are in `feed_faults`. */
  fault_count: ColumnType<number, number | undefined, never>;
  /** The first faults, for the list of runs. */
  rejected: Json<readonly (FieldError & { line: number; reason: string })[]>;
}

/** Whether a run reads everybody or only changes, or takes away what the feed delivered. */
export type FeedRunMode = 'complete' | 'changes' | 'retirement';

export type FeedRunOutcome = 'imported' | 'dry-run' | 'held-back' | 'failed' | 'interrupted';

/** The faults of a run, for its report. */
export interface FeedFaultsTable {
  run_id: number;
  position: number;
  line: number;
  field: string;
  code: string;
  reason: string;
}

/** A people file that is being uploaded in pieces. */
export interface PeopleUploadsTable {
  /** Random. */
  id: string;
  /** Login key of the administrator. */
  owner: string;
  /** Bytes of the whole file, and those that have arrived. */
  size: number;
  received: ColumnType<number, number | undefined, number>;
  started_at: ColumnType<Date, never, never>;
  expires_at: Time;
  /** Of the import that is under way. */
  progress: ColumnType<StoredProgress | null, never, string | null>;
}

export interface PeopleUploadPiecesTable {
  upload_id: string;
  /** Position of the first byte in the file. */
  start_at: number;
  bytes: Uint8Array;
}

/** How the file of a feed was read last. */
export interface FeedFileOptionsTable {
  feed: string;
  options: Json<PeopleFileOptions>;
  changed_at: Time;
}
