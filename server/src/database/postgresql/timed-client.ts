import { Socket } from 'node:net';
import pg from 'pg';
import { executeStatement } from '../execute-statement.ts';
import { DatabaseUnavailableError, isRequest, timeLimit, timer, UnconfirmedCommitError } from '../time-limit.ts';
import { preparedStatementName } from '../prepared-statement.ts';
import { serverStateOf } from '../sql-state.ts';

/**
 * SQLSTATEs of a server that cannot do the work now: connection errors, insufficient resources, locks not available, deadlocks,
 * serialization failures, shutdown, startup, statement timeouts, transactions ended by the idle timeout, and read-only transactions.
 */
const unavailableStates = /^(?:08|25006|25P03|40001|40P01|53|55P03|57)/;

/** SQLSTATE of a write that was rejected by a standby, or by a database whose settings make it read-only. */
const readOnlyState = '25006';

/** Settings that are on if the server is read-only. PostgreSQL reports them to clients initially and whenever they change. */
const readOnlySettings = new Set(['default_transaction_read_only', 'in_hot_standby']);

/** Milliseconds by which the server's timeout is shorter than the client's, so that the connection remains usable. */
const serverLead = 300;

/** Assumed throughput for large values. */
const bytesPerMillisecond = 1000;

/** Milliseconds without a response after which it is checked whether the server is still executing the statement. */
const suspicionDelay = 2000;

/**
 * Minimum time limit for a commit, in milliseconds. Without the response, it is unknown whether the change is stored, so giving up early
 * does not help.
 */
const minCommitTimeLimit = 5000;

/** Milliseconds after which the server ends an idle transaction: its client may be cut off, and its locks would be held for hours. */
const idleTimeouts = { request: 10_000, work: 60_000 };

/** Milliseconds that a migration waits for a lock. Short, since everybody else queues behind it. */
const migrationLockTimeout = 500;

/**
 * Settings of each session that override those of the database and the role, since the driver relies on them to parse times. Connection
 * poolers accept these two as startup parameters, but not `options`.
 */
const sessionSettings = { DateStyle: 'ISO, YMD', TimeZone: 'UTC' };

declare module 'pg' {
  interface Client {
    /** The startup parameters of a session. Missing in the types. */
    getStartupConf(): Readonly<Record<string, string>>;
  }
}

/** A connection of the pool that exposes its socket, so that it can be closed while a response is pending. */
export class TimedClient extends pg.Client {
  readonly socket: Socket;
  /** Process id of the backend that serves the connection; null until it is open. Missing in the types. */
  declare readonly processID: number | null;
  /** Number of statements sent. */
  statements = 0;
  isWaiting = false;
  /** Whether the server expects the next statement. Missing in the types. */
  declare readonly readyForQuery: boolean;
  kyselyConnection: TimedConnection | undefined;
  /** Whether the pool must close the connection after its current use. */
  isOutdated = false;
  /** Whether the connection broke while it was idle or between two statements. The driver then rejects the next statement. */
  hasFailed = false;

  /** @param onReadOnly called when the server reports that it is read-only */
  constructor(config?: pg.ClientConfig, onReadOnly: () => void = () => {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    this.on('error', () => {
      this.hasFailed = true;
    });
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
 * The connection object passed to Kysely, used by one task at a time. If a statement gets no response within the time limit of the caller,
 * the connection is closed, since a late response would be taken for that of the next statement.
 *
 * Each client has a single one, which is reused. Kysely stores the connections that it is given in a `WeakMap`, whose entries V8 only
 * removes in a full garbage collection: with a new object for each use, everything that requests had read would be retained until then.
 * @param options.canPrepare whether prepared statements persist on the connection
 * @param options.onSuspicion called if the server does not respond for long, before the time limit of background work, and if it rejects a
 * write
 */
export class TimedConnection {
  readonly #client: TimedClient & pg.PoolClient;
  readonly #canPrepare: () => boolean;
  readonly #onSuspicion: () => void;
  #since: number | undefined;
  #unconfirmed: UnconfirmedCommitError | undefined;

  constructor(
    client: TimedClient & pg.PoolClient,
    { canPrepare, onSuspicion }: { canPrepare: () => boolean; onSuspicion: () => void },
  ) {
    this.#client = client;
    this.#canPrepare = canPrepare;
    this.#onSuspicion = onSuspicion;
  }

  /** @param since when the caller began to wait: the time limit covers the wait for the connection together with the first statement */
  begin(since: number): void {
    this.#since = since;
    this.#unconfirmed = undefined;
  }

  /** @throws DatabaseUnavailableError, or the server's error */
  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // Kysely tries to roll back after a failed commit, and would otherwise report the failure of the rollback.
    if (this.#unconfirmed !== undefined) throw this.#unconfirmed;
    // For example the rollback after a statement that got no response.
    if (this.#client.socket.destroyed) throw new DatabaseUnavailableError();
    const wait = Math.max(this.#wait() + sendingTime(parameters), sql === 'commit' ? minCommitTimeLimit : 0);
    let isTimedOut = false;
    using _expiry = timer(wait, () => {
      isTimedOut = true;
      this.#client.socket.destroy();
    });
    using _suspicion = timer(Math.min(wait, suspicionDelay), this.#onSuspicion);
    this.#client.statements++;
    this.#client.isWaiting = true;
    try {
      const name = this.#canPrepare() ? preparedStatementName(sql) : undefined;
      const statement = { text: withSettings(sql, wait), values: [...parameters] };
      return await executeStatement(this.#client, name === undefined ? statement : { name, ...statement });
    } catch (error) {
      const state = serverStateOf(error);
      if (state === readOnlyState) this.#onSuspicion();
      const isUnavailable = isTimedOut || isLost(error, this.#client);
      if (sql === 'commit' && (isUnavailable || state !== undefined)) {
        const isRejected = state !== undefined && (await isReady(this.#client));
        if (!isRejected) {
          this.#unconfirmed = new UnconfirmedCommitError({ cause: error });
          throw this.#unconfirmed;
        }
      }
      throw isUnavailable ? new DatabaseUnavailableError({ cause: error }) : error;
    } finally {
      this.#client.isWaiting = false;
    }
  }

  release(isDiscarded?: boolean): void {
    const { isOutdated, socket } = this.#client;
    const isUnusable = isOutdated || socket.destroyed || this.#unconfirmed !== undefined;
    this.#client.release(isDiscarded === true || isUnusable);
  }

  #wait(): number {
    const waited = this.#since === undefined ? 0 : performance.now() - this.#since;
    this.#since = undefined;
    return Math.max(serverLead, timeLimit() - waited);
  }
}

/**
 * Begins a transaction with the isolation level for which the statements are written: if the default of the database or the role is
 * stricter, concurrent edits fail. Also adds timeouts on the server, which does not notice when the client has given up. All transactions
 * get a timeout for idling between two statements, and a timeout for locks: those of feed runs wait as long as their time limit. The
 * statements of a migration take as long as they need, whatever the role's settings are. NOTE: not set as startup parameters, which
 * connection poolers reject.
 */
function withSettings(sql: string, wait: number): string {
  if (sql !== 'begin') return sql;
  const isMigration = timeLimit() === Number.POSITIVE_INFINITY;
  const lockTimeout = Math.max(serverLead, Math.floor(wait - serverLead));
  const settings = {
    idle_in_transaction_session_timeout: isRequest() ? idleTimeouts.request : idleTimeouts.work,
    lock_timeout: isMigration ? migrationLockTimeout : lockTimeout,
    ...(isMigration ? { statement_timeout: 0 } : {}),
  };
  const parts = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`);
  return ['begin isolation level read committed', ...parts].join('; ');
}

/** Extra milliseconds to send values of several megabytes, such as the address list of a large unit. */
function sendingTime(parameters: readonly unknown[]): number {
  const large = parameters.filter((value) => typeof value === 'string' || value instanceof Uint8Array);
  return large.reduce((sum, value) => sum + value.length, 0) / bytesPerMillisecond;
}

/**
 * Whether the server, after it has sent an error, expects the next statement: then it has rejected a commit. If it ends the connection
 * instead, the change may be stored. NOTE: the severity, `ERROR` or `FATAL`, says the same, but the driver only has the one that
 * `lc_messages` translates.
 */
async function isReady(client: TimedClient): Promise<boolean> {
  const { connection, socket } = client;
  if (!client.readyForQuery && !socket.destroyed) {
    await new Promise<void>((resolve) => {
      const settle = () => {
        connection.off('readyForQuery', settle);
        connection.off('end', settle);
        resolve();
      };
      connection.on('readyForQuery', settle);
      connection.on('end', settle);
    });
  }
  return client.readyForQuery;
}

function isLost(error: unknown, { socket, hasFailed }: TimedClient): boolean {
  const state = serverStateOf(error);
  if (state !== undefined) return unavailableStates.test(state);
  return hasFailed || socket.destroyed || socket.readableEnded || !socket.writable;
}
