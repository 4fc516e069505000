import type { FeedReason, ImportProgress, PeopleFileKind, PeopleFileOptions } from '@directory/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isDiskFull } from '../../../database/disk-full.ts';
import type { Database, Queries } from '../../../database/open-database.ts';
import { spoolUpload } from '../../../http/bodies/spool-upload.ts';
import type { References } from '../../../people/reference-lists.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { feedName } from '../feed-name.ts';
import { isConcurrentChange } from '../feed-error-messages.ts';
import type { FeedPriority } from './feed-priority.ts';
import { readPeopleFile } from '../file/read-people-file.ts';
import { ImportInProgressError } from './import-lock.ts';
import { readPhotos } from '../photos/read-photos.ts';
import { importPeople } from './import-people.ts';
import type { ImportSummary } from './import-people.ts';
import { logProgress } from '../runs/log-progress.ts';

/** Maximum number of remarks in the result. */
const listedRemarks = 50;

export interface PeopleFileJob {
  readonly feed: string;
  readonly kind: PeopleFileKind;
  /** Reads the file from the beginning. */
  readonly read: () => AsyncIterable<Uint8Array>;
  readonly options: PeopleFileOptions;
  readonly isDryRun: boolean;
  readonly acceptsRemovals: boolean;
  /** Login of the administrator. */
  readonly startedBy: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Performs additional writes in the same transaction. */
  readonly alongside?: (queries: Queries) => Promise<void>;
}

export type PeopleFileResult =
  /** In this order: the feed's name is reserved; another import is running; the same people were changed concurrently; a disk is full. */
  | { readonly outcome: 'feed-reserved' | 'busy' | 'overtaken' | 'disk-full' }
  /** `problem` is a sentence in English, which `reason` states as a code, if it can. */
  | {
      readonly outcome: 'unreadable';
      readonly problem: string;
      readonly reason: FeedReason | undefined;
      readonly remarks: readonly FeedReason[];
    }
  | (ImportSummary & { readonly remarks: readonly FeedReason[] });

interface DirectoryOfFile {
  readonly database: Database;
  readonly references: References;
  readonly priority: FeedPriority;
  readonly logger: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Imports a people file that an administrator uploads. Problems that the administrator can fix are returned as results, not thrown.
 * @throws the signal's reason when it is aborted
 */
export async function importPeopleFile(
  job: PeopleFileJob,
  { logger, ...directory }: DirectoryOfFile,
): Promise<PeopleFileResult> {
  const { kind, read, options, acceptsRemovals, ...rest } = job;
  const log = logProgress(logger, job.feed);
  const onProgress = (progress: ImportProgress) => {
    job.onProgress(progress);
    log(progress);
  };
  const accepts = acceptsRemovals ? 'any' : undefined;
  if (!feedName.safeParse(job.feed).success) return { outcome: 'feed-reserved' };
  const remarks: FeedReason[] = [];
  const notice = (remark: FeedReason) => void (remarks.length < listedRemarks && remarks.push(remark));
  try {
    const entries = readUploadedFile(kind, read(), options, notice);
    return { ...(await importPeople({ ...directory, ...rest, onProgress, accepts, kind, entries })), remarks };
  } catch (error) {
    if (error instanceof UnreadableFileError || error instanceof FeedUnavailableError) {
      return { outcome: 'unreadable', problem: error.message, reason: error.reason, remarks };
    }
    if (error instanceof ImportInProgressError) return { outcome: 'busy' };
    if (isConcurrentChange(error)) return { outcome: 'overtaken' };
    if (isDiskFull(error)) return { outcome: 'disk-full' };
    throw error;
  }
}

/** Streams the entries of an uploaded file. A ZIP archive is stored in a temporary file first, since its directory is at its end. */
export async function* readUploadedFile(
  kind: PeopleFileKind,
  bytes: AsyncIterable<Uint8Array>,
  options: PeopleFileOptions,
  notice: (remark: FeedReason) => void,
): AsyncGenerator<FeedEntry> {
  if (kind !== 'photos') return yield* readPeopleFile(kind, bytes, options, notice);
  await using archive = await spoolUpload(bytes);
  yield* readPhotos(archive.path, notice, { isUpload: true });
}
