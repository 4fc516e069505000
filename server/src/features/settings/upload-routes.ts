import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  cancelUpload,
  importUpload,
  previewUpload,
  readUpload,
  reasonInEnglish,
  sendPiece,
  startUpload,
} from '@directory/contract';
import type {
  FeedFigures,
  FeedLosses,
  FeedReason,
  FeedUpload,
  FilePreview,
  ImportProgress,
  PeopleFileKind,
  PeopleFileOptions,
  PeopleUpload,
  RejectedRow,
} from '@directory/contract';
import type { Database, Queries } from '../../database/open-database.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { identityKey } from '../../people/identity-key.ts';
import { peopleUploadsStore } from './people-uploads-store.ts';
import type { StoredUpload, UploadProgress } from './people-uploads-store.ts';
import { UploadImports } from './upload-imports.ts';

/** Maximum number of faults in a response. `faultCount` includes all of them. */
const listedFaults = 200;
/** Age in milliseconds from which a stored progress is ignored, since the node that stored it must have died. */
const staleMilliseconds = 60_000;

/** A people file that an administrator uploaded. */
interface UploadedFile {
  readonly feed: string;
  readonly kind: PeopleFileKind;
  /** Reads the file from the beginning. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** Imports a people file. `feature-routes.ts` passes it in, since features do not import each other. */
export type ImportPeopleFile = (
  job: UploadedFile & {
    readonly options: PeopleFileOptions;
    readonly isDryRun: boolean;
    readonly acceptsRemovals: boolean;
    /** Login of the administrator. */
    readonly startedBy: string;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: ImportProgress) => void;
    /** Performs additional writes in the same transaction. */
    readonly alongside: (queries: Queries) => Promise<void>;
  },
) => Promise<PeopleFileResult>;

/** Parses the first rows of a people file. `remembered` contains the options of the feed's last import. */
export type PreviewPeopleFile = (
  job: UploadedFile & {
    readonly options: PeopleFileOptions | undefined;
    readonly remembered: PeopleFileOptions | undefined;
  },
) => Promise<FilePreview>;

export type PeopleFileResult =
  | { readonly outcome: 'feed-reserved' | 'busy' | 'overtaken' | 'disk-full' }
  | {
      readonly outcome: 'unreadable';
      readonly problem: string;
      readonly reason: FeedReason | undefined;
      readonly remarks: readonly FeedReason[];
    }
  | {
      readonly outcome: 'imported' | 'dry-run' | 'held-back' | 'failed';
      readonly remarks: readonly FeedReason[];
      readonly figures: FeedFigures;
      readonly before: number;
      readonly faults: readonly RejectedRow[];
      readonly faultCount: number;
      readonly losses: FeedLosses | null;
      readonly seconds: number;
      readonly runId: number | null;
    };

export interface UploadDependencies {
  readonly database: Database;
  readonly importPeopleFile: ImportPeopleFile;
  readonly previewPeopleFile: PreviewPeopleFile;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
}

/** Uploads people files in pieces, previews and imports them. */
export function uploadRoutes({ database, importPeopleFile, previewPeopleFile, catchUp }: UploadDependencies): Route[] {
  const uploads = peopleUploadsStore(database.kysely);
  const imports = new UploadImports(database);
  const completeUpload = async (id: string, viewer: Viewer) => {
    const upload = await uploads.find(id, ownerOf(viewer));
    if (upload === undefined) throw new HttpError('upload.unknown');
    if (upload.received < upload.size) throw new HttpError('upload.incomplete');
    return upload;
  };
  return [
    route(startUpload, async ({ body: { size }, viewer, fail }) => {
      const upload = { id: randomUUID(), owner: ownerOf(viewer), size };
      const started = await database.transaction((queries) => peopleUploadsStore(queries).start(upload));
      return started === undefined ? fail('upload.too-many') : present(started);
    }),

    route(readUpload, async ({ params: { id }, viewer, fail }) => {
      const upload = imports.find(id, ownerOf(viewer)) ?? (await uploads.find(id, ownerOf(viewer)));
      return upload === undefined ? fail('upload.unknown') : present(upload);
    }),

    route(sendPiece, async ({ params: { id }, query: { offset }, body, viewer, fail }) => {
      // Read before the transaction, which must not wait for a slow connection.
      const bytes = await buffer(body as AsyncIterable<Uint8Array>);
      const owner = ownerOf(viewer);
      const upload = await database.transaction((queries) =>
        peopleUploadsStore(queries).append(id, owner, offset, bytes),
      );
      if (upload !== undefined) return present(upload);
      return (await uploads.find(id, owner)) === undefined ? fail('upload.unknown') : fail('upload.offset');
    }),

    route(cancelUpload, async ({ params: { id }, viewer, fail }) => {
      return (await uploads.remove(id, ownerOf(viewer))) ? { id } : fail('upload.unknown');
    }),

    route(previewUpload, async ({ params, body: { feed, kind, options }, viewer }) => {
      const upload = await completeUpload(params.id, viewer);
      const remembered = await uploads.optionsOf(feed);
      return await previewPeopleFile({ feed, kind, read: () => uploads.read(upload), options, remembered });
    }),

    route(importUpload, async ({ params, body, viewer, reply, fail }) => {
      const upload = await completeUpload(params.id, viewer);
      const { feed, kind, options, isDryRun } = body;
      const owner = ownerOf(viewer);
      const job = {
        ...body,
        read: () => uploads.read(upload),
        startedBy: viewer.login,
        signal: disconnectSignal(reply),
        alongside: async (queries: Queries) => {
          const stored = peopleUploadsStore(queries);
          await stored.putOptions(feed, options);
          await stored.remove(upload.id, owner);
        },
      };
      const run = isDryRun ? undefined : { feed, kind, startedAt: new Date().toISOString() };
      const result = await imports.run(upload, { owner, run }, (onProgress) =>
        importPeopleFile({ ...job, onProgress }),
      );
      switch (result.outcome) {
        case 'feed-reserved':
          return fail('request.invalid', [{ field: 'feed', code: 'error.e2' }]);
        case 'busy':
          return fail('feed.busy');
        case 'overtaken':
          return fail('feed.overtaken');
        case 'disk-full':
          return fail('feed.disk-full');
        case 'imported':
          await catchUp();
      }
      return resultOf(result);
    }),
  ];
}

function ownerOf(viewer: Viewer): string {
  return identityKey(viewer.login);
}

function present({ id, size, received, expiresAt, progress }: StoredUpload): PeopleUpload {
  return { id, size, received, expiresAt: expiresAt.toISOString(), progress: progress && freshProgress(progress) };
}

function freshProgress({ updatedAt, run: _, ...progress }: UploadProgress): ImportProgress | null {
  return Date.now() - Date.parse(updatedAt) > staleMilliseconds ? null : progress;
}

const nothing = {
  figures: { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 },
  peopleBefore: 0,
  faults: [],
  faultCount: 0,
  losses: null,
  seconds: 0,
  runId: null,
};

function resultOf(
  result: Exclude<PeopleFileResult, { outcome: 'feed-reserved' | 'busy' | 'overtaken' | 'disk-full' }>,
): FeedUpload {
  const { outcome } = result;
  const remarks = [...result.remarks];
  const notices = remarks.map(reasonInEnglish);
  if (outcome === 'unreadable') {
    const { problem, reason } = result;
    return { outcome, problem, ...(reason && { problemCause: reason }), notices, remarks, ...nothing };
  }
  const { figures, before: peopleBefore, faultCount, losses, seconds, runId } = result;
  const faults = result.faults.slice(0, listedFaults).map(({ line, field, code, reason, cause, isRowRejected }) => {
    return {
      line,
      field,
      code,
      reason,
      ...(cause && { cause }),
      ...(isRowRejected !== undefined && { isRowRejected }),
    };
  });
  return { outcome, problem: '', notices, remarks, figures, peopleBefore, faults, faultCount, losses, seconds, runId };
}
