import { Writable } from 'node:stream';
import { errorCodes, login } from '@directory/contract';
import { ConstraintViolationError } from 'ldapts';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DatabaseUnreachableError } from '../database/postgresql/connection-error.ts';
import { HttpError } from '../http/http-error.ts';
import { createLogger } from './create-logger.ts';
import { loggableError, printedError } from './loggable-error.ts';
import { ownMessage } from './own-errors.ts';

const value = 'Quentin Marqueur';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger('trace', destination));
  return text;
}

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

function databaseError(): Error {
  const error = new pg.DatabaseError(`invalid input syntax for type integer: "${value}"`, value.length, 'error');
  const quoting = {
    detail: `Key (login_key)=(${value}) already exists.`,
    where: `COPY people: "${value}"`,
    hint: value,
  };
  const named = {
    code: '23505',
    severity: 'ERROR',
    constraint: 'people_login_key_key',
    table: 'people',
    column: 'login',
  };
  return Object.assign(error, quoting, named, { query: `select '${value}'`, params: [value], dataType: value });
}

const foreignErrors: Readonly<Record<string, () => unknown>> = {
  'of PostgreSQL': databaseError,
  'of JSON.parse': () => thrown(() => JSON.parse(`{"name": ${value}}`)),
  'of the URL parser': () => thrown(() => new URL(value)),
  'of a schema': () => thrown(() => login.parse(`${value}\0`)),
  'of a directory server': () => new ConstraintViolationError(`constraint violation: ${value}`),
  'with a cause': () => new Error(value, { cause: databaseError() }),
  'of several errors': () => new AggregateError([databaseError(), new Error(value)], value),
  'with unexpected properties': () =>
    Object.assign(new TypeError('fetch failed'), { request: { body: value }, [value]: 1 }),
  'with a message of several lines': () => new Error(`first\n${value}\n    at ${value} (/home/${value}.ts:1:2)\n`),
  'whose message was changed': () => Object.assign(new Error(value), { message: 'changed' }),
  'with a value as its name': () => Object.assign(new Error('x'), { name: value, code: value, constraint: value }),
  'that is text': () => value,
  'that is an object': () => ({ message: value, stack: value, code: value }),
};

describe('the log', () => {
  test.each(Object.entries(foreignErrors))('contains no values of an error %s', (_name, make) => {
    const text = logged((log) => {
      const error = make();
      log.error({ err: error }, 'a request failed');
      log.error({ err: error });
      log.child({ reqId: '1' }).error({ err: error, deep: { list: [{ err: error }] } }, 'a request failed');
      if (!(error instanceof Error)) return;
      log.error(error);
      log.error({ err: error, failure: error }, error.message);
    });
    expect(text).not.toMatch(/Quentin|Marqueur/);
    expect(printedError(loggableError(make(), ownMessage))).not.toMatch(/Quentin|Marqueur/);
  });

  test('a line break in a text stays within its line', () => {
    const text = logged((log) => log.warn({ route: 'a\r\n{"level":50}\u2028' }, 'b\n{"level":50}'));
    expect(text.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ level: 40, msg: 'b\n{"level":50}' });
  });

  test('contains the codes and names of a PostgreSQL error, and where it was thrown', () => {
    const entry = JSON.parse(logged((log) => log.error({ err: databaseError() }, 'a request failed'))) as {
      err: Record<string, string>;
    };
    expect(entry.err).toMatchObject({
      type: 'DatabaseError',
      code: '23505',
      severity: 'ERROR',
      constraint: 'people_login_key_key',
      table: 'people',
      column: 'login',
    });
    expect(entry.err['stack']?.split('\n')[0]).toMatch(
      /^databaseError \(server\/src\/log\/loggable-error\.test\.ts:\d+:\d+\)$/,
    );
    expect(entry.err).not.toHaveProperty('message');
  });

  test('contains the causes of an error', () => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error(value), { code: 'ECONNREFUSED' }) });
    expect(loggableError(error, ownMessage)).toMatchObject({
      type: 'TypeError',
      cause: { type: 'Error', code: 'ECONNREFUSED' },
    });
  });

  test('contains the messages of our own errors, except those that come from another server', () => {
    const unreachable = new DatabaseUnreachableError('It is away.', { mayPass: true, cause: undefined });
    expect(loggableError(unreachable, ownMessage).message).toBe('It is away.');
    const rejected = new HttpError('directory-server.rejected', { message: value });
    expect(loggableError(rejected, ownMessage).message).toBe(errorCodes['directory-server.rejected'].message);
  });

  test('contains no URL of a request, whoever logs it', () => {
    const text = logged((log) => {
      log.info('Route GET:/api/users?globalQuery=marqueur not found');
      log.warn('%s was not found', value);
      log.info(
        {
          req: new (class Request {
            url = value;
          })(),
        },
        'incoming request',
      );
    });
    expect(text).not.toMatch(/marqueur/i);
  });
});
