import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { executeStatement } from '../execute-statement.ts';
import { typeParsers } from '../type-parsers.ts';
import { ThreadStream } from './embedded-stream.ts';
import type { ThreadTask } from './embedded-thread.ts';
import type { DatabaseFigures } from '../open-database.ts';
import { DatabaseUnavailableError, timer } from '../time-limit.ts';
import { SessionQueue } from './session-queue.ts';

/** Milliseconds between two attempts to reopen the database. */
const retryPause = 2000;
/** Milliseconds that closing the session waits for work in progress. */
const endTimeout = 2000;

/**
 * The only session of an embedded database, as a Kysely pool that hands it to one task after the other. If the thread of the database
 * fails, the current task fails, and the next one reopens the database as after a crash. A database in memory is lost.
 */
export class EmbeddedSession implements PostgresPool {
  readonly options = {};
  readonly #task: ThreadTask;
  readonly #queue = new SessionQueue();
  readonly #channels = new Map<string, (() => void)[]>();
  #client: SessionClient;
  #failedAt = Number.NEGATIVE_INFINITY;
  #ending: Promise<void> | undefined;

  private constructor(task: ThreadTask, client: SessionClient) {
    this.#task = task;
    this.#client = client;
    this.#passNotifications(client);
  }

  /** @throws the error of the file system or of the database */
  static async open(task: ThreadTask): Promise<EmbeddedSession> {
    return new EmbeddedSession(task, await openClient(task));
  }

  /** @throws DatabaseUnavailableError */
  async connect(): Promise<PostgresPoolClient> {
    await this.#queue.takeTurn();
    try {
      const client = await this.#openClient();
      client.ref();
      return (client.kyselyConnection ??= this.#connection(client));
    } catch (error) {
      this.#queue.endTurn();
      throw error;
    }
  }

  figures(): DatabaseFigures {
    return { ...this.#queue.figures(), isAnswering: !this.#client.isLost };
  }

  /** Calls back after each commit that notified the channel, and after the database was reopened. */
  async listen(channel: string, onNotification: () => void): Promise<void> {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), onNotification]);
    const { query: execute, release } = await this.connect();
    try {
      await execute(listenTo(channel), []);
    } finally {
      release();
    }
  }

  /** Closes the session once the work in progress has finished, or after a timeout. */
  async end(): Promise<void> {
    await (this.#ending ??= this.#end());
  }

  async #end(): Promise<void> {
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    using _ = timer(endTimeout, resolve);
    await Promise.race([this.#queue.takeTurn(), timeout]);
    this.#client.ref();
    await this.#client.end();
    this.#queue.endTurn();
  }

  async #openClient(): Promise<SessionClient> {
    if (!this.#client.isLost) return this.#client;
    const isTooEarly = performance.now() - this.#failedAt < retryPause;
    if (this.#ending !== undefined || isTooEarly || this.#task.kind === 'memory')
      throw new DatabaseUnavailableError({ cause: this.#client.fault });
    try {
      this.#client = await this.#reopen();
    } catch (error) {
      this.#failedAt = performance.now();
      throw new DatabaseUnavailableError({ cause: error });
    }
    for (const channel of this.#channels.keys()) this.#notify(channel);
    return this.#client;
  }

  #connection(client: SessionClient): PostgresPoolClient {
    // The type includes Kysely's cursors, which are not used.
    return {
      query: (sql: string, parameters: readonly unknown[]) => query(client, sql, parameters),
      release: (isDiscarded?: boolean) => {
        if (isDiscarded === true) client.kyselyConnection = undefined;
        client.unref();
        this.#queue.endTurn();
      },
    } as unknown as PostgresPoolClient;
  }

  async #reopen(): Promise<SessionClient> {
    const client = await openClient(this.#task);
    this.#passNotifications(client);
    try {
      for (const channel of this.#channels.keys()) await client.query(listenTo(channel));
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  #passNotifications(client: SessionClient): void {
    client.on('notification', ({ channel }) => this.#notify(channel));
  }

  #notify(channel: string): void {
    for (const onNotification of this.#channels.get(channel) ?? []) onNotification();
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

/** A client of the database's thread, which may fail. */
class SessionClient extends pg.Client {
  readonly #stream: ThreadStream;
  /** Why the thread failed, if it did. */
  fault: Error | undefined;
  /** The connection passed to Kysely, until it discards it after a failed rollback. Reused for all tasks: see `TimedConnection`. */
  kyselyConnection: PostgresPoolClient | undefined;

  constructor(stream: ThreadStream) {
    // Otherwise `ssl` would be read from PGSSLMODE.
    super({ user: 'postgres', database: 'postgres', ssl: false, types: typeParsers, stream: () => stream });
    this.#stream = stream;
    this.on('error', (error: Error) => {
      this.fault ??= error;
    });
  }

  /** Keeps the process alive while a response is pending. */
  ref(): void {
    this.#stream.ref();
  }

  unref(): void {
    this.#stream.unref();
  }

  get isLost(): boolean {
    return this.#stream.destroyed;
  }
}

async function openClient(task: ThreadTask): Promise<SessionClient> {
  const stream = await ThreadStream.open(task);
  const client = new SessionClient(stream);
  try {
    await client.connect();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  client.unref();
  return client;
}

/** @throws DatabaseUnavailableError, or the database's error */
async function query(client: SessionClient, sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
  if (client.isLost) throw new DatabaseUnavailableError({ cause: client.fault });
  try {
    return await executeStatement(client, { text: sql, values: [...parameters] });
  } catch (error) {
    throw client.isLost ? new DatabaseUnavailableError({ cause: client.fault ?? error }) : error;
  }
}
