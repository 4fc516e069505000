import { addressFileLimit, startAddressCheck, type AddressCheck, type AddressCheckOptions } from '@directory/contract';
import { readBytes } from '../../../ui/browser/read-file.ts';
import { findJsonFault } from './find-json-fault.ts';

/** Why a file cannot be read as an address file. */
export type AddressFileProblem = 'not-json' | 'broken-json' | 'not-utf-8' | 'too-large' | 'unreadable';

export class AddressFileError extends Error {
  readonly problem: AddressFileProblem;
  /** Where broken JSON cannot be read any further. */
  readonly position: ReturnType<typeof findJsonFault> | undefined;

  constructor(problem: AddressFileProblem, position?: ReturnType<typeof findJsonFault>) {
    super(problem);
    this.problem = problem;
    this.position = position;
  }
}

export interface CheckedAddressFile extends AddressCheck {
  /** Number of rows, including faulty ones. */
  rowCount: number;
  /** The `bu` in the file; empty if missing. */
  fileUnit: string;
}

interface Reading extends AddressCheckOptions {
  onProgress: (checkedRows: number, rowCount: number) => void;
  signal: AbortSignal;
}

/** The start of JSON in another encoding, such as UTF-16 with its byte-order mark. Matches `ÿþ{`; does not match `PK`, a ZIP archive. */
const opening = /^[\s\0\u{FE}\u{FF}]*[[{]/u;

/** Number of rows checked per task, so that the page stays responsive. */
const rowsAtOnce = 4_000;

/**
 * Reads an address file and checks it by the same rules as the server.
 * @throws AddressFileError, or the reason of `signal`
 */
export async function readAddressFile(
  file: File,
  { onProgress, signal, ...options }: Reading,
): Promise<CheckedAddressFile> {
  const content = parse(await readText(file));
  signal.throwIfAborted();
  const bu = isObject(content) ? content['bu'] : undefined;
  const allowedAddresses = isObject(content) ? content['allowedAddresses'] : undefined;
  const check = startAddressCheck(bu, options);
  const rows: unknown[] = Array.isArray(allowedAddresses) ? allowedAddresses : [];
  if (!Array.isArray(allowedAddresses)) check.rejectRows();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    for (const row of rows.slice(start, start + rowsAtOnce)) check.add(row);
    onProgress(Math.min(start + rowsAtOnce, rows.length), rows.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return { ...check.finish(), rowCount: rows.length, fileUnit: typeof bu === 'string' ? bu : '' };
}

async function readText(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith('.json') && file.type !== 'application/json') {
    throw new AddressFileError('not-json');
  }
  if (file.size > addressFileLimit) throw new AddressFileError('too-large');
  const bytes = await readBytes(file).catch(() => {
    throw new AddressFileError('unreadable');
  });
  try {
    // RFC 8259 requires UTF-8.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AddressFileError(
      opening.test(new TextDecoder('latin1').decode(bytes.slice(0, 64))) ? 'not-utf-8' : 'not-json',
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AddressFileError('broken-json', findJsonFault(text));
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
