import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { entryLogged } from '../telemetry/events.ts';
import { loggableError } from './loggable-error.ts';
import { ownMessage } from './own-errors.ts';

/** Maximum depth of nested fields that are logged. */
const deepestField = 4;

/**
 * The log of the server, as JSON lines. It contains no personal values, not even in entries of libraries: errors are reduced by
 * `loggableError`, instances of classes, such as requests, are replaced by the name of the class, and URLs in messages are cut off.
 */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { process: process.pid },
      // Not `serializers`, which apply only to fields with certain names.
      formatters: { log: (fields) => loggableFields(fields) },
      // Prevents Fastify from adding one that would treat the result as an error.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(given, method, number) {
          entryLogged.publish({ level: pino.levels.labels[number] ?? String(number) });
          method.apply(this, safeArguments(given));
        },
      },
    },
    destination,
  );
}

/** NOTE: without a message, Pino logs the message of the error, and some libraries pass the message of an error as the text. */
function safeArguments(given: readonly unknown[]): [object, string] {
  const [first, second] = given;
  const fields = first instanceof Error ? { err: first } : typeof first === 'object' && first !== null ? first : {};
  const text = typeof first === 'string' ? first : second;
  const { err } = fields as { err?: unknown };
  const isOfError =
    err instanceof Error && err.message !== '' && typeof text === 'string' && text.includes(err.message);
  return [
    fields,
    typeof text !== 'string' || isOfError ? (err === undefined ? '' : 'an error') : withoutAddresses(text),
  ];
}

/** Removes URLs, which Fastify quotes in some messages. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[/?]\S*/g, '…');
}

function loggableFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'err' ? loggableError(value, ownMessage) : loggable(value, depth),
    ]),
  );
}

function loggable(value: unknown, depth: number): unknown {
  if (value instanceof Error) return loggableError(value, ownMessage);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepestField) return '…';
  if (Array.isArray(value)) return value.map((item) => loggable(item, depth + 1));
  const type = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name;
  return type === undefined || type === 'Object' ? loggableFields(value, depth + 1) : type;
}
