import { feedTargets, previewRows, reasonInEnglish } from '@directory/contract';
import type { FeedReason, FilePreview, PeopleFileKind, PeopleFileOptions, PreviewedPerson } from '@directory/contract';
import { PhotoRejectedError, preparePhoto } from '../../../people/photos/photo-image.ts';
import type { References } from '../../../people/reference-lists.ts';
import { rowReason } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { DeliveredPhoto, FeedEntry } from '../entries/feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { AttributeMap } from '../file/attribute-map.ts';
import { columnSpelling } from '../file/csv-columns.ts';
import { readCsvRows } from '../file/csv-rows.ts';
import { decodeText } from '../file/decode-text.ts';
import { byteOrderMarkOf, guessEncoding } from '../file/guess-encoding.ts';
import { proposeMap } from '../file/propose-map.ts';
import { readUploadedFile } from './import-people-file.ts';
import { entryChecker } from '../entries/person-entry.ts';

/** Number of bytes at the start of the file from which the encoding is guessed. */
const sampleSize = 1024 * 1024;
const maxRemarks = 50;
const maxShownLength = 200;

export interface PreviewJob {
  readonly kind: PeopleFileKind;
  /** Reads the file from the beginning. */
  readonly read: () => AsyncIterable<Uint8Array>;
  /** The options that the administrator chose. */
  readonly options: PeopleFileOptions | undefined;
  /** The options of the feed's last import. */
  readonly remembered: PeopleFileOptions | undefined;
}

/** Reads the first rows of a file as people, with detected options where none were chosen. Nothing is stored. */
export async function previewPeopleFile(job: PreviewJob, references: References): Promise<FilePreview> {
  const remarks: FeedReason[] = [];
  const preview: FilePreview = {
    problem: '',
    options: job.options ?? {},
    isEncodingGuessed: false,
    isMapProposed: false,
    columns: [],
    people: [],
    notices: [],
    remarks,
  };
  try {
    if (job.kind !== 'photos') Object.assign(preview, await chooseOptions(job));
    const notice = (remark: FeedReason) => void (remarks.length < maxRemarks && remarks.push(remark));
    const check = entryChecker(references);
    for await (const raw of readUploadedFile(job.kind, job.read(), preview.options, notice)) {
      preview.people.push(await previewPerson(raw, check));
      if (preview.people.length === previewRows) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError || error instanceof FeedUnavailableError)) throw error;
    preview.problem = error.message;
    if (error.reason !== undefined) preview.problemCause = error.reason;
  }
  return { ...preview, notices: remarks.map(reasonInEnglish) };
}

/** The chosen options; otherwise those of the feed's last import if they fit the file; otherwise detected ones. */
async function chooseOptions({ kind, read, options, remembered }: PreviewJob) {
  const sample = await startOf(read());
  const guess = guessEncoding(sample);
  const isPlain = guess === 'utf-8' || byteOrderMarkOf(sample) !== undefined;
  const guessed: PeopleFileOptions = isPlain ? {} : { encoding: guess };
  const fitsRemembered = remembered?.encoding === undefined || !isPlain;
  const base = options ?? (remembered !== undefined && fitsRemembered ? { ...guessed, ...remembered } : guessed);
  const isEncodingGuessed = options === undefined && remembered?.encoding === undefined && !isPlain;
  if (kind !== 'csv') return { options: base, isEncodingGuessed };
  const heading = await readHeading(read(), base);
  // A remembered delimiter that does not split the header row does not fit the file.
  const isDetected = options === undefined && heading.columns.length < 2;
  const { columns, delimiter } = isDetected ? await readHeading(read(), { encoding: base.encoding }) : heading;
  const found = { ...base, delimiter };
  const areColumnsPresent = Object.values(base.map ?? {})
    .flat()
    .every((name) => columns.some((column) => isSame(column, name)));
  if (options?.map !== undefined || (base.map !== undefined && areColumnsPresent)) {
    return { options: found, isEncodingGuessed, columns };
  }
  const map = usefulProposal(columns);
  const { map: _, ...withoutMap } = found;
  return {
    options: map === undefined ? withoutMap : { ...withoutMap, map },
    isEncodingGuessed,
    isMapProposed: map !== undefined,
    columns,
  };
}

function isSame(one: string, other: string): boolean {
  return columnSpelling(one) === columnSpelling(other);
}

async function startOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= sampleSize) break;
  }
  return Buffer.concat(chunks);
}

async function readHeading(bytes: AsyncIterable<Uint8Array>, { encoding, delimiter: given }: PeopleFileOptions) {
  const { delimiter, rows } = await readCsvRows(decodeText(bytes, encoding), given);
  for await (const { record } of rows) return { columns: [...record], delimiter };
  return { columns: [], delimiter };
}

/**
 * The proposed map, with an entry for each target so that no column is read merely because of its name. Undefined if every proposed column
 * has the name of its field, so that no map is needed.
 */
function usefulProposal(columns: readonly string[]): AttributeMap | undefined {
  const proposal = proposeMap(columns);
  const names = Object.entries(proposal);
  const isPlain = names.every(([target, [column = '']]) =>
    [target, target.replace(/^C_/, '')].some((name) => isSame(name, column)),
  );
  if (isPlain) return undefined;
  return Object.fromEntries(feedTargets.map((target) => [target, proposal[target] ?? []]));
}

async function previewPerson(raw: FeedEntry, check: ReturnType<typeof entryChecker>): Promise<PreviewedPerson> {
  const { entry, faults } = check(raw);
  const values = entry?.values ?? raw.values;
  const shown = (value: string | undefined) => (value ?? '').slice(0, maxShownLength);
  const { photo, fault } = await smallPhoto(raw.photo);
  const all =
    fault === undefined
      ? faults
      : [...faults, { line: raw.line, field: 'jpegPhoto', code: 'error.e2' as const, ...fault }];
  return {
    line: raw.line,
    isAccepted: entry !== undefined,
    login: shown(entry?.reference ?? values.login),
    firstName: shown(values.firstName),
    lastName: shown(values.lastName),
    title: shown(values.title),
    email: shown(values.email),
    division: shown(values.division),
    organization: shown(values.organization),
    city: shown(values.city),
    country: shown(values.C_countryname),
    phone: shown(values.mobilePhone ?? values.primaryPhone),
    photo,
    faults: all.map(({ line, field, code, reason, cause }) => ({ line, field, code, reason, cause })),
  };
}

async function smallPhoto(
  photo: DeliveredPhoto | null | undefined,
): Promise<{ photo: string; fault: RowReason | undefined }> {
  if (photo === undefined || photo === null || photo.kind === 'drawn') return { photo: '', fault: undefined };
  if (photo.kind === 'faulty') return { photo: '', fault: { reason: photo.reason, cause: photo.cause } };
  try {
    const { sizes } = await preparePhoto(photo.bytes);
    const smallest = sizes.toSorted((one, other) => one.size - other.size)[0];
    const data = Buffer.from(smallest?.jpeg ?? []).toString('base64');
    return { photo: `data:image/jpeg;base64,${data}`, fault: undefined };
  } catch (error) {
    if (error instanceof PhotoRejectedError) return { photo: '', fault: rowReason(error.reason) };
    throw error;
  }
}
