import type { Writable } from 'node:stream';
import type { EndpointInput, Endpoint, Failure, OutputOf } from '@directory/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { buildDirectory } from '../src/app/build-directory.ts';
import type { Directory } from '../src/app/build-directory.ts';
import { readConfig } from '../src/config/config.ts';
import type { Config } from '../src/config/config.ts';
import type { Database } from '../src/database/open-database.ts';
import type { ScheduledSource } from '../src/features/people-feeds/runs/feed-runner.ts';
import { createLogger } from '../src/log/create-logger.ts';
import { readReferences } from '../src/people/reference-lists.ts';
import { addPeople } from './add-people.ts';
import type { TestPerson } from './add-people.ts';
import { makeKey, SigningProvider } from './signing-provider.ts';
import type { SigningKey } from './signing-provider.ts';
import { recordStatements } from './record-statements.ts';
import { closeLater } from './close-callbacks.ts';
import { openTestDatabase } from './test-database.ts';
import { testLog } from './test-log.ts';

/** Read once per worker, since nothing changes them. */
const references = readReferences(undefined);

let sharedKey: Promise<SigningKey> | undefined;
/** Signs the tokens of all directories of a worker, since creating a key takes as long as many requests. */
const signingKey = () => (sharedKey ??= makeKey('test'));

export interface TestAnswer<Output> {
  readonly status: number;
  /** The output, validated with the endpoint's schema; undefined after a failure. */
  readonly output: Output;
  /** The error; undefined after a success. */
  readonly error: Failure['error'];
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: string;
}

/** Calls endpoints as a particular user. */
export interface TestCaller {
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<TestAnswer<OutputOf<E>>>;
  /** Sends a request that the types of the contract do not allow. */
  request(
    method: Endpoint['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<unknown>>;
}

/** Additional claims of an access token. */
export interface TestClaims {
  readonly sub?: string;
  readonly auth_time?: number;
  readonly [claim: string]: unknown;
}

export interface TestDirectory {
  readonly database: Database;
  /** Returns a caller who is signed in with this login; undefined for one who is not signed in. */
  as(login: string | undefined, claims?: TestClaims): TestCaller;
  /** Returns a caller with this `Authorization` header. */
  withAuthorization(authorization: string | undefined): TestCaller;
  token(login: string, claims?: TestClaims): Promise<string>;
  add(people: readonly TestPerson[]): Promise<number[]>;
  catchUp(): Promise<void>;
  /** Sends a request that is not part of the contract. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on a free port of this machine, and returns it. */
  listen(): Promise<number>;
  /** The SQL of the statements that the work sends to the database. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
}

/** Opens the real app on a real database, with a provider whose tokens the test signs. It is closed like `openTestDatabase`. */
export async function openTestDirectory(
  people: readonly TestPerson[] = [],
  environment: Record<string, string> = {},
  sources: readonly ScheduledSource[] = [],
  more: {
    /** Receives every line of the log. By default, a logged error fails the test. */
    log?: Writable;
    /** By default a new one. */
    database?: Database;
    /** Called before the first request. */
    prepare?: (directory: Directory, context: { config: Config; database: Database }) => void;
  } = {},
): Promise<TestDirectory> {
  const provider = new SigningProvider();
  const closeProvider = await provider.open();
  const key = await signingKey();
  provider.keys = [key.publicJwk];
  const database = more.database ?? (await openTestDatabase());
  await addPeople(database.kysely, people);
  const config = readConfig({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'web',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...environment,
  });
  const directory = await buildDirectory({
    config,
    database,
    references,
    logger: more.log === undefined ? createLogger('info', testLog()) : createLogger('trace', more.log),
    sources,
  });
  more.prepare?.(directory, { config, database });
  closeLater(async () => {
    await directory.app.close();
    closeProvider();
  });
  const tokens = new Map<string, Promise<string>>();
  const token: TestDirectory['token'] = (login, claims = {}) => {
    const name = JSON.stringify([login, claims]);
    const all = { preferred_username: login, sub: login.toLowerCase(), ...claims };
    const signed = tokens.get(name) ?? provider.token(key, all);
    tokens.set(name, signed);
    return signed;
  };
  const caller = (authorization: () => Promise<string | undefined>): TestCaller => {
    const request: TestCaller['request'] = async (method, url, body, headers = {}) => {
      const bearer = await authorization();
      const isJson = body !== undefined && headers['content-type'] === undefined;
      const response = await directory.app.inject({
        method,
        url,
        headers: {
          ...(bearer === undefined ? {} : { authorization: bearer }),
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isJson ? JSON.stringify(body) : (body as string | Buffer) }),
      });
      return answerOf(response);
    };
    return {
      request,
      async call(endpoint, input) {
        const { params = {}, query = {}, body } = (input ?? {}) as Parts;
        const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(params[name] ?? ''),
        );
        const given = Object.entries(query).filter(([, value]) => value !== undefined);
        const search = new URLSearchParams(given as [string, string][]).toString();
        const answer = await request(endpoint.method, search === '' ? path : `${path}?${search}`, body);
        if (answer.status < 300) endpoint.output.parse(answer.output);
        return answer as never;
      },
    };
  };
  return {
    database,
    as: (login, claims) =>
      caller(async () => (login === undefined ? undefined : `Bearer ${await token(login, claims)}`)),
    withAuthorization: (authorization) => caller(async () => authorization),
    token,
    add: async (added) => {
      const ids = await addPeople(database.kysely, added);
      await directory.catchUp();
      return ids;
    },
    catchUp: directory.catchUp,
    inject: (request) => directory.app.inject(request),
    listen: async () => Number(new URL(await directory.app.listen({ host: '127.0.0.1', port: 0 })).port),
    statementsOf: recordStatements,
  };
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function answerOf(response: LightMyRequestResponse): TestAnswer<unknown> {
  const { statusCode: status, headers, body } = response;
  const isJson = String(headers['content-type']).startsWith('application/json');
  const parsed: unknown = isJson ? JSON.parse(body) : response.rawPayload;
  if (status >= 500) expect.fail(`the server answered ${status}: ${body}`);
  const isFailure = status >= 400;
  return {
    status,
    headers,
    body,
    output: (isFailure ? undefined : parsed) as never,
    error: (isFailure ? (parsed as Failure).error : undefined) as never,
  };
}
