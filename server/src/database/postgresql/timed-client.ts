import { Socket } from 'node:net';
import pg from 'pg';
import { answerOf } from '../execute-statement.ts';
import { DatabaseUnavailableError, isRequest, timeLimit, timer } from '../time-limit.ts';
import { nameOfPrepared } from '../prepared-statement.ts';

/** SQLSTATEs that mean that the server cannot answer now: connection, resources, locks, deadlocks, shutdown, start, a statement that took
 * too long, a transaction that the server ended because nothing was sent for too long, and one that may change nothing. */
const unavailableStates = /^(?:08|25006|25P03|40P01|53|55P03|57)/;

/** SQLSTATE of a change that a standby, or a database that is read-only by its settings, does not accept. */
const readOnlyState = '25006';

/** Settings that PostgreSQL reports to its clients, at first and whenever they change, and that are on where it accepts no changes. */
const readOnlySettings = new Set(['default_transaction_read_only', 'in_hot_standby']);

/** Milliseconds by which the server gives up before this side does, so that the connection can be used again. */
const serverLead = 300;

const bytesPerMillisecond = 1000;

/** Milliseconds without an answer after which it is checked whether the server still executes a statement. */
const suspiciousSilence = 2000;

/** Milliseconds that a request waits for a commit. Without the answer nobody knows whether the change is stored, so that giving up early helps nobody. */
const longestCommit = 5000;

/** Milliseconds after which the server ends a transaction whose client sends nothing: it may be cut off, and its locks would stay for hours. */
const longestIdleness = { request: 10_000, work: 60_000 };

/** Milliseconds that a migration waits for a lock, since all others wait behind it. */
const longestMigrationLockWait = 500;

/**
 * Settings of each session, whatever those of the database and the role are: how the driver reads times. Connection poolers allow these two, and not those of
 * `options`.
 */
const sessionSettings = { DateStyle: 'ISO, YMD', TimeZone: 'UTC' };

declare module 'pg' {
  interface Client {
    /** The parameters that begin a session. Missing in the types. */
    getStartupConf(): Readonly<Record<string, string>>;
  }
}

/** A connection of the pool whose socket is known, so that it can be closed while a statement is not answered. */
export class TimedClient extends pg.Client {
  readonly socket: Socket;
  /** Of the process that serves the connection; null until it is open. Missing in the types. */
  declare readonly processID: number | null;
  /** Increases with each statement. */
  statements = 0;
  isWaiting = false;
  forKysely: TimedConnection | undefined;
  /** Whether the pool forgets the connection after its use. */
  isOutdated = false;

  /** @param onReadOnly called when the server reports that it accepts no changes */
  constructor(config?: pg.ClientConfig, onReadOnly: () => void = () => {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    // An idle connection, or one that waits between two statements, may break. Its next statement fails.
    this.on('error', () => {});
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterValue === 'on' && readOnlySettings.has(parameterName)) onReadOnly();
    });
  }

  override getStartupConf(): Readonly<Record<string, string>> {
    return { ...super.getStartupConf(), ...sessionSettings };
  }
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/**
 * A connection as Kysely uses it, by one piece of work at a time. A statement that is not answered within the time limit of the caller closes the connection,
 * since its late answer would be taken for that of the next statement.
 *
 * There is one for all uses of a client. Kysely keeps what it is given in a `WeakMap`, in which V8 finds what nobody needs only when it collects the whole
 * heap: with one for each use, all that requests had read would stay until then.
 * @param options.canPrepare whether the connection keeps prepared statements
 * @param options.onSuspicion called when the server does not answer for long, before the time limit of work in the background, and when it rejects a change
 */
export class TimedConnection {
  readonly #client: TimedClient & pg.PoolClient;
  readonly #canPrepare: () => boolean;
  readonly #onSuspicion: () => void;
  #since: number | undefined;

  constructor(
    client: TimedClient & pg.PoolClient,
    { canPrepare, onSuspicion }: { canPrepare: () => boolean; onSuspicion: () => void },
  ) {
    this.#client = client;
    this.#canPrepare = canPrepare;
    this.#onSuspicion = onSuspicion;
  }

  /** @param since when the caller began to wait; the wait for the connection and for the first statement count together */
  begin(since: number): void {
    this.#since = since;
  }

  /** @throws DatabaseUnavailableError, or the server's error */
  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // Such as the rollback after a statement that was not answered.
    if (this.#client.socket.destroyed) throw new DatabaseUnavailableError();
    const wait = Math.max(this.#wait() + sendingTime(parameters), sql === 'commit' ? longestCommit : 0);
    let isSilent = false;
    using _expiry = timer(wait, () => {
      isSilent = true;
      this.#client.socket.destroy();
    });
    using _suspicion = timer(Math.min(wait, suspiciousSilence), this.#onSuspicion);
    this.#client.statements++;
    this.#client.isWaiting = true;
    try {
      const name = this.#canPrepare() ? nameOfPrepared(sql) : undefined;
      const statement = { text: bounded(sql, wait), values: [...parameters] };
      return await answerOf(this.#client, name === undefined ? statement : { name, ...statement });
    } catch (error) {
      if ((error as { code?: string }).code === readOnlyState) this.#onSuspicion();
      throw isSilent || isLost(error, this.#client) ? new DatabaseUnavailableError({ cause: error }) : error;
    } finally {
      this.#client.isWaiting = false;
    }
  }

  release(isDiscarded?: boolean): void {
    const { isOutdated, socket } = this.#client;
    this.#client.release(isDiscarded === true || isOutdated || socket.destroyed);
  }

  #wait(): number {
    const waited = this.#since === undefined ? 0 : performance.now() - this.#since;
    this.#since = undefined;
    return Math.max(serverLead, timeLimit() - waited);
  }
}

/**
 * Bounds a transaction on the server, which would not notice that nobody waits any more: for locks, when it is one of a request or of a migration, and between two
 * statements, except in a migration, whose statements take as long as they need, whatever the role's settings. NOTE: not as parameters of the connection, which connection poolers do not allow.
 */
function bounded(sql: string, wait: number): string {
  if (sql !== 'begin') return sql;
  if (timeLimit() === Number.POSITIVE_INFINITY) {
    return `begin; set local statement_timeout = 0; set local lock_timeout = ${longestMigrationLockWait}`;
  }
  if (!isRequest()) return `begin; set local idle_in_transaction_session_timeout = ${longestIdleness.work}`;
  const lockTimeout = Math.max(serverLead, Math.floor(wait - serverLead));
  return `begin; set local idle_in_transaction_session_timeout = ${longestIdleness.request}; set local lock_timeout = ${lockTimeout}`;
}

/** Milliseconds for values of several megabytes, such as the address list of a large unit. */
function sendingTime(parameters: readonly unknown[]): number {
  const large = parameters.filter((value) => typeof value === 'string' || value instanceof Uint8Array);
  return large.reduce((sum, value) => sum + value.length, 0) / bytesPerMillisecond;
}

function isLost(error: unknown, { socket }: TimedClient): boolean {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  if (severity !== undefined) return unavailableStates.test(code);
  return socket.destroyed || socket.readableEnded || !socket.writable;
}
