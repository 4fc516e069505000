import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { statedReason } from './feed-reasons.ts';
import { feedNamePattern, feedUpload, rejectedRow } from './feed-runs.ts';
import { peopleFileKinds, peopleFileLimit, peopleFileOptions } from './people-files.ts';
import { count, text, time, wholeNumber } from './values.ts';

/** Progress of reading or writing a file. */
export const importProgress = z.object({
  phase: z.enum(['reading', 'writing']),
  /** Number of rows processed so far in this phase. */
  rows: count,
  /** Present only in the phase `writing`. */
  total: z.optional(count),
});
export type ImportProgress = z.infer<typeof importProgress>;

/**
 * A people file is uploaded in pieces, so that a request does not time out on a slow connection, and a lost connection costs only one
 * piece: start an upload, send the pieces in order, then preview and import it. An upload belongs to the administrator who started it and
 * expires a day after its last piece.
 */
export const peopleUpload = z.object({
  id: text,
  /** Size of the complete file in bytes. */
  size: count,
  /** Number of bytes received, which is the offset of the next piece. */
  received: count,
  expiresAt: time,
  /** Progress of the check or import that is running; null if none is. */
  progress: z.nullable(importProgress),
});
export type PeopleUpload = z.infer<typeof peopleUpload>;

/** Maximum size of a piece in bytes. */
export const pieceLimit = 4 * 1024 * 1024;

const params = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Only the newest three uploads of an administrator are stored; older ones are deleted. */
export const startUpload = endpoint({
  method: 'POST',
  path: '/api/admin/uploads',
  access: 'administrator',
  summary: 'Starts the upload of a people file.',
  body: z.strictObject({ size: z.int().check(z.minimum(1), z.maximum(peopleFileLimit)) }),
  output: peopleUpload,
  errors: ['upload.too-many'],
});

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/admin/uploads/{id}',
  access: 'administrator',
  summary: 'How much of an upload has arrived, and the progress of its import.',
  params,
  output: peopleUpload,
  errors: ['upload.unknown'],
});

/**
 * The body is the piece itself (`application/octet-stream`). After `upload.offset`, read the upload and continue at `received`: the
 * previous piece may have arrived although its response was lost.
 */
export const sendPiece = endpoint({
  method: 'PUT',
  path: '/api/admin/uploads/{id}',
  access: 'administrator',
  summary: 'Sends the next piece of a file.',
  params,
  query: z.strictObject({ offset: wholeNumber(0, peopleFileLimit) }),
  body: z.custom<Blob | AsyncIterable<Uint8Array>>(
    (value) => value instanceof Object && (Symbol.asyncIterator in value || value instanceof Blob),
  ),
  bodyType: 'bytes',
  bodyLimit: pieceLimit,
  output: peopleUpload,
  errors: ['upload.unknown', 'upload.offset'],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/admin/uploads/{id}',
  access: 'administrator',
  summary: 'Deletes an upload.',
  params,
  output: z.object({ id: text }),
  errors: ['upload.unknown'],
});

const feed = z.string().check(z.regex(feedNamePattern));
const kind = z.enum(peopleFileKinds);
/** Number of rows in a preview. */
export const previewRows = 20;

export const previewedPerson = z.object({
  line: z.int(),
  /** Whether the row would be imported. */
  isAccepted: z.boolean(),
  login: text,
  firstName: text,
  lastName: text,
  title: text,
  email: text,
  division: text,
  organization: text,
  city: text,
  country: text,
  phone: text,
  /** A small picture as a `data:` URL; empty without a photo. */
  photo: text,
  /** Some faults cause the row to be rejected, others only cause a field to be ignored. */
  faults: z.array(rejectedRow),
});
export type PreviewedPerson = z.infer<typeof previewedPerson>;

export const filePreview = z.object({
  /** Why the file cannot be read, in English; empty otherwise. */
  problem: text,
  /** `problem` as a code with values. Absent in responses of earlier versions. */
  problemCause: z.optional(statedReason),
  /** How the file was read: as requested, otherwise as in the feed's last import, otherwise as guessed. Pass them to the import. */
  options: peopleFileOptions,
  /** Whether the encoding was guessed and should be confirmed by the administrator. */
  isEncodingGuessed: z.boolean(),
  /** Whether the map was proposed, from names that the columns have in other systems and languages. */
  isMapProposed: z.boolean(),
  /** The columns of the header row, in order. Empty for LDIF and photos. */
  columns: z.array(text),
  people: z.array(previewedPerson),
  /** Remarks about the file that are not faults, in English. */
  notices: z.array(text),
  /** `notices` as codes with values. Absent in responses of earlier versions. */
  remarks: z.optional(z.array(statedReason)),
});
export type FilePreview = z.infer<typeof filePreview>;

/** Parses the first rows as people. Nothing is stored. Without `options`, those of the feed's last import are used. */
export const previewUpload = endpoint({
  method: 'POST',
  path: '/api/admin/uploads/{id}/preview',
  access: 'administrator',
  summary: 'Shows the first rows of an uploaded file as people.',
  params,
  body: z.strictObject({ feed, kind, options: z.optional(peopleFileOptions) }),
  output: filePreview,
  // Not counted: the administrator uploaded this data.
  reveals: 'nobody',
  errors: ['upload.unknown', 'upload.incomplete'],
});

/**
 * The file must contain all people of the feed: people who are missing from it become leavers. If the caller disconnects before the
 * response, nothing is changed. After an import the upload is deleted, and `options` are stored for the feed's next import.
 * `feed.busy`: another import is running. `feed.overtaken`: another import or edit changed the same people, and nothing was changed.
 * `feed.disk-full`: a disk of the node or of its database has no space left, and nothing was changed.
 */
export const importUpload = endpoint({
  method: 'POST',
  path: '/api/admin/uploads/{id}/import',
  access: 'administrator',
  summary: 'Imports an uploaded file, or reports what the import would do.',
  params,
  body: z.strictObject({
    feed,
    kind,
    options: z._default(peopleFileOptions, {}),
    isDryRun: z.boolean(),
    acceptsRemovals: z._default(z.boolean(), false),
  }),
  output: feedUpload,
  errors: ['upload.unknown', 'upload.incomplete', 'feed.busy', 'feed.overtaken', 'feed.disk-full'],
});
