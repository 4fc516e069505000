import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of an error that may be logged. */
export interface LoggableError {
  /** Name of the class. */
  readonly type: string;
  readonly message?: string;
  readonly code?: string | number;
  readonly severity?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** The frames, one per line, without the message at the start of the stack. */
  readonly stack?: string;
  readonly cause?: LoggableError;
  readonly errors?: readonly LoggableError[];
}

/** Returns the message of an error if it is known to contain no personal values; undefined otherwise. */
export type SafeMessage = (error: Error) => string | undefined;

const maxCauses = 5;
const maxErrors = 5;
const maxFrames = 30;

/** Matches SQLSTATEs and codes such as `ECONNREFUSED` and `card.unknown`; does not match `Marie Curie`. */
const codePattern = /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9_]{1,60}|[a-z-]{1,40}\.[a-z-]{1,40})$/;
/** Lower-case PostgreSQL identifiers, as in our schema, such as `people_login_key`. */
const namePattern = /^[a-z_][a-z0-9_]{0,62}$/;
const severityPattern = /^[A-Z]{3,10}$/;

/**
 * Reduces an error to what may be logged. Drivers and libraries quote values: PostgreSQL in `message`, `detail`, `where` and `hint`, PGlite
 * in `query` and `params`, JSON.parse and the URL parser in `message`. So only properties that cannot contain a value are logged: codes,
 * names of the schema, and stack frames. Messages are logged only for our own errors.
 */
export function loggableError(error: unknown, safeMessage: SafeMessage, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, severity, constraint, table, column } = error as unknown as Readonly<Record<string, unknown>>;
  const inner = (other: unknown) => loggableError(other, safeMessage, depth + 1);
  const isDeepest = depth >= maxCauses;
  return withoutAbsent({
    type: typeOf(error),
    message: safeMessage(error),
    code: Number.isSafeInteger(code) ? (code as number) : matching(code, codePattern),
    severity: matching(severity, severityPattern),
    constraint: matching(constraint, namePattern),
    table: matching(table, namePattern),
    column: matching(column, namePattern),
    stack: framesOf(error) || undefined,
    cause: error.cause === undefined || isDeepest ? undefined : inner(error.cause),
    errors: error instanceof AggregateError && !isDeepest ? error.errors.slice(0, maxErrors).map(inner) : undefined,
  });
}

/** A loggable error as text, for a terminal. */
export function printedError({ type, message, code, stack, cause }: LoggableError): string {
  const heading = [type, ...(code === undefined ? [] : [`(${code})`])].join(' ');
  const lines = [message === undefined ? heading : `${heading}: ${message}`];
  if (stack !== undefined) lines.push(...stack.split('\n').map((frame) => `    at ${frame}`));
  if (cause !== undefined) lines.push(`caused by ${printedError(cause)}`);
  return lines.join('\n');
}

/** The name of a DOMException, which says what it is; for other errors the class, since `name` can be assigned. */
function typeOf(error: Error): string {
  const name = error instanceof DOMException ? error.name : error.constructor.name;
  return /^[A-Za-z_$][\w$]{0,60}$/.test(name) ? name : 'Error';
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

const root = resolve(import.meta.dirname, '../../..');
const rootAddress = `${pathToFileURL(root).href}/`;

/** Matches `at async PGlite.query (node:fs:1:2)` and `at file:///a.ts:1:2`; the groups are the function and the position. */
const framePattern =
  /^ {4}at (?:((?:async |new )?[\w$.<>#]{1,100})(?: \[as [\w$.]{1,60}\])? \(([^()\s]{1,400}:\d{1,9}:\d{1,9})\)|(?:async )?([^()\s]{1,400}:\d{1,9}:\d{1,9}))$/;

/**
 * The stack frames in Node.js and in files of this project. The message at the start of the stack, which may contain line breaks, is cut
 * off first.
 */
function framesOf(error: Error): string {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const start = error.message === '' ? -1 : stack.indexOf(error.message);
  const frames = (start === -1 ? stack : stack.slice(start + error.message.length)).split('\n').flatMap((line) => {
    const [, caller, position, bare] = framePattern.exec(line) ?? [];
    const place = placeOf(position ?? bare ?? '');
    if (place === undefined) return [];
    return [caller === undefined ? place : `${caller} (${place})`];
  });
  return frames.slice(0, maxFrames).join('\n');
}

function placeOf(position: string): string | undefined {
  if (position.startsWith('node:')) return position;
  for (const start of [rootAddress, root + sep]) if (position.startsWith(start)) return position.slice(start.length);
  return undefined;
}

type Present<Fields> = { [name in keyof Fields]: Exclude<Fields[name], undefined> };

function withoutAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}
