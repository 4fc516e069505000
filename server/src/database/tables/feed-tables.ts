import type {
  FeedRunMode,
  FeedRunOutcome,
  FeedTarget,
  FieldError,
  ImportProgress,
  PeopleFileOptions,
  StatedReason,
} from '@directory/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

/** The state of each feed. A row is created when the feed is registered, or by its first run. */
export interface FeedsTable {
  name: string;
  kind: string;
  /** Position from which the next changes are read. */
  cursor: Json<{ readonly [name: string]: string | number | boolean | null } | null>;
  last_attempt_at: OptionalTime;
  last_success_at: OptionalTime;
  /** Time of the last successful full run. */
  last_complete_at: OptionalTime;
  /** Number of failures since the last success. */
  failures: ColumnType<number, number | undefined, number>;
  next_attempt_at: OptionalTime;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  /** What `problem` says, as a code with values. Null if there is no code for it, and after a node of an earlier version changed `problem`. */
  problem_cause: Json<StatedReason | null>;
  /** The losses of a run that exceeds a limit and waits to be accepted; with the request `retire`, the losses that were accepted. */
  held_back: Json<HeldBackRun | null>;
  /** A request by an administrator that no node has begun. `retire` stays until it is done, in case the node that runs it dies. */
  request: 'run' | 'accept' | 'interrupt' | 'retire' | null;
  /** Login of the administrator, also while the run takes place. */
  requested_by: string | null;
  progress: Json<FeedProgress | null>;
}

/** A run that was not applied because it would remove too many people or empty too many values. */
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

export interface UploadProgress extends StoredProgress {
  /** The import, which the next node records as interrupted if this one dies. Absent for a check, which changes nothing. */
  readonly run?: {
    readonly feed: string;
    readonly kind: string;
    /** ISO 8601. */
    readonly startedAt: string;
  };
}

export interface FeedProgress extends StoredProgress {
  readonly mode: FeedRunMode;
  /** ISO 8601. */
  readonly startedAt: string;
  /** The request that the run carries out, for another node to repeat it if this one dies. */
  readonly requested?: 'run' | 'accept';
}

export interface FeedRunsTable {
  id: Generated<number>;
  feed: string;
  kind: string;
  started_at: Time;
  finished_at: Time;
  /** Login of the administrator who started it; null for the command line and the schedule. */
  started_by: string | null;
  outcome: ColumnType<FeedRunOutcome, FeedRunOutcome | undefined, never>;
  mode: ColumnType<FeedRunMode, FeedRunMode | undefined, never>;
  /** Why the run failed, as a sentence. */
  problem: string | null;
  /** What `problem` says, as a code with values. Null if there is no code for it, and after `problem` was changed. */
  problem_cause: Json<StatedReason | null>;
  /** Number of people of the feed before the run. */
  people_before: ColumnType<number, number | undefined, never>;
  figures: Json<{ added: number; changed: number; unchanged: number; left: number; rejected: number }>;
  /** Total number of faults. The first ones are stored in `feed_faults`. */
  fault_count: ColumnType<number, number | undefined, never>;
  /** The first faults, shown in the list of runs. */
  rejected: Json<readonly (FieldError & { line: number; reason: string; isRowRejected?: boolean })[]>;
}

/** The faults in the report of a run. The first ones are also in `feed_runs.rejected`, without their cause. */
export interface FeedFaultsTable {
  run_id: number;
  position: number;
  line: number;
  field: string;
  code: string;
  reason: string;
  /** What `reason` says, as a code with values. Null in runs of earlier versions, and after `reason` was changed. */
  cause: Json<StatedReason | null>;
  /** Whether the row was rejected, not only a value left out. Null in runs of earlier versions. */
  is_row_rejected: boolean | null;
}

/** A people file that is being uploaded in pieces. */
export interface PeopleUploadsTable {
  /** Random. */
  id: string;
  /** Login key of the administrator. */
  owner: string;
  /** Size of the file in bytes, followed by the number of bytes received so far. */
  size: number;
  received: ColumnType<number, number | undefined, number>;
  started_at: ColumnType<Date, never, never>;
  expires_at: Time;
  /** Progress of the import while it is running. */
  progress: ColumnType<UploadProgress | null, never, string | null>;
}

export interface PeopleUploadPiecesTable {
  upload_id: string;
  /** Position of the first byte in the file. */
  start_at: number;
  bytes: Uint8Array;
}

/** The options with which the file of a feed was last imported. */
export interface FeedFileOptionsTable {
  feed: string;
  options: Json<PeopleFileOptions>;
  changed_at: Time;
}
