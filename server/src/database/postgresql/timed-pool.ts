import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseBack, databaseLost, databaseWaited } from '../../telemetry/events.ts';
import { closeDeadConnections } from './close-dead-connections.ts';
import { ConnectionLimit } from './connection-limit.ts';
import type { DatabaseFigures } from '../open-database.ts';
import { TimedClient, TimedConnection } from './timed-client.ts';
import { serverStateOf } from '../sql-state.ts';
import { DatabaseUnavailableError, timeLimit, timer } from '../time-limit.ts';
import { connectionError, isCertificateFault, readOnlyDatabase } from './connection-error.ts';

/** Milliseconds between two attempts to reach an unavailable server, and the timeout of an attempt. */
const probePause = 250;
const probeTimeout = 1500;
/**
 * Maximum milliseconds between two attempts while the server responds but rejects connections or is read-only. The pause is doubled each
 * time.
 */
const maxProbePause = 5000;
/** Milliseconds that closing a connection or the pool waits for the server. */
const endTimeout = 1000;

/**
 * Why work fails. `away`: the server does not respond. `rejecting`: no new connections can be opened, for example because the password was
 * changed or the certificate has expired, but open ones continue to work. `read-only`: it rejects writes.
 */
interface Fault {
  readonly kind: 'away' | 'rejecting' | 'read-only';
  readonly error: unknown;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection pool for Kysely that never lets work wait longer than its time limit. While the server is unavailable, a single probe
 * connection tries to reach it, and all work fails immediately. When the server responds again, work continues on new connections. While it
 * rejects new connections, work continues on the open ones, as long as there are any, and waits for its turn. Connections that were cut off
 * silently are detected and closed, so that background work does not wait for its time limit. In addition to the probe, there are never
 * more than `max` connections, including those being opened or closed. The class is long because all of this shares one state: which
 * connections are open, and why work fails.
 */
export class TimedPool implements PostgresPool {
  readonly options: pg.PoolConfig & { max: number };
  readonly #clients = new Set<TimedClient>();
  /** Clients that are in use. */
  readonly #used = new Set<unknown>();
  /** Work that waits for one of the open connections, while the server rejects new ones. */
  readonly #waiting = new Set<() => void>();
  readonly #ending = new AbortController();
  readonly #limit: ConnectionLimit;
  readonly #onStarved: () => void;
  readonly #pool: pg.Pool;
  /**
   * Whether connections go directly to the server. A connection pooler may run each transaction in a different session, without the
   * prepared statements.
   */
  #isDirect = false;
  #fault: Fault | undefined;
  #probing: Promise<void> | undefined;

  /** @param onStarved called while the server rejects further connections and the pool has none */
  constructor(options: pg.PoolConfig & { max: number }, onStarved: () => void = () => {}) {
    this.options = options;
    this.#onStarved = onStarved;
    this.#limit = new ConnectionLimit(options.max);
    this.#pool = this.#open();
  }

  /** Checks that the server responds. @throws the error of the server or of the network */
  async check(): Promise<void> {
    const client = (await this.#pool.connect()) as TimedClient & pg.PoolClient;
    try {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      this.#isDirect = rows[0]?.pid === client.processID;
    } finally {
      client.release();
    }
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isDown()) throw this.#unavailable();
    const since = performance.now();
    const client = await this.#acquire().finally(() => {
      databaseWaited.publish({ seconds: (performance.now() - since) / 1000 });
    });
    client.kyselyConnection ??= new TimedConnection(client, {
      canPrepare: () => this.#isDirect,
      onSuspicion: () => this.#suspect(),
    });
    client.kyselyConnection.begin(since);
    // The type includes Kysely's cursors, which are not used.
    return client.kyselyConnection as unknown as PostgresPoolClient;
  }

  /** Whether at least one connection is open. */
  hasConnection(): boolean {
    return !this.#isWithout();
  }

  figures(): DatabaseFigures {
    const { open: connections, waiting: waitingToOpen } = this.#limit;
    const { idleCount, waitingCount } = this.#pool;
    return {
      connections,
      idle: Math.min(idleCount, connections),
      waiting: waitingCount + waitingToOpen + this.#waiting.size,
      maxConnections: this.options.max,
      isAnswering: this.#fault?.kind !== 'read-only' && !this.#isDown(),
    };
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.race([this.#pool.end(), pause(endTimeout, undefined, { ref: false })]);
    for (const { socket } of this.#clients) socket.destroy();
    await this.#probing;
  }

  #open(): pg.Pool {
    const clients = this.#clients;
    const suspect = () => this.#suspect();
    const open = async (client: TimedClient, connect: () => Promise<pg.Client>) => {
      try {
        // The server may have become unavailable while this work waited for a connection.
        if (this.#isRejectingNew()) throw this.#unavailable();
        await this.#limit.enter(client.socket);
        return await connect();
      } catch (error) {
        client.socket.destroy();
        throw error;
      }
    };
    class Client extends TimedClient {
      constructor(config?: pg.ClientConfig) {
        super(config, suspect);
        clients.add(this);
        this.socket.once('close', () => clients.delete(this));
      }

      override connect(): Promise<pg.Client>;
      override connect(callback: Connected): void;
      override connect(callback?: Connected): Promise<pg.Client> | undefined {
        const opening = open(this, () => super.connect());
        if (callback === undefined) return opening;
        const report = callback as (error: unknown, client?: pg.Client) => void;
        opening.then((client) => report(null, client), report);
        return undefined;
      }

      override end(): Promise<void>;
      override end(callback: () => void): void;
      override end(callback?: () => void): Promise<void> | undefined {
        if (!this.socket.destroyed) {
          const expiry = timer(endTimeout, () => this.socket.destroy());
          this.socket.once('close', () => expiry[Symbol.dispose]());
        }
        if (callback === undefined) return super.end();
        super.end(callback);
        return undefined;
      }
    }
    const pool = new pg.Pool({ ...this.options, Client });
    // The pool replaces a broken idle connection. Without a handler, the event would crash the process.
    pool.on('error', () => {});
    pool.on('acquire', (client) => this.#used.add(client));
    pool.on('release', (_error, client) => {
      this.#used.delete(client);
      this.#wakeNext();
    });
    return pool;
  }

  async #acquire(): Promise<TimedClient & pg.PoolClient> {
    const expiry = new AbortController();
    const { promise: expired, reject } = Promise.withResolvers<never>();
    expired.catch(() => {});
    using _ = timer(timeLimit(), () => {
      expiry.abort();
      reject(new DatabaseUnavailableError());
    });
    for (;;) {
      const connecting = this.#pool.connect() as Promise<TimedClient & pg.PoolClient>;
      try {
        return await Promise.race([connecting, expired]);
      } catch (error) {
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        this.#suspect();
        const isRejected = isRejection(error) || this.#fault?.kind === 'rejecting';
        if (expiry.signal.aborted || !isRejected || this.#isDown() || this.#isWithout()) {
          // There may be no connection left whose release would wake the next.
          this.#wakeNext();
          throw error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError({ cause: error });
        }
        if (this.#pool.idleCount === 0) await Promise.race([this.#nextRelease(expiry.signal), expired]);
      }
    }
  }

  /** Resolves when a connection is released for this work, when new ones can be opened again, and when the server is unavailable. */
  async #nextRelease(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    signal.addEventListener('abort', () => this.#waiting.delete(resolve), { once: true });
    await promise;
    // It has expired in the meantime, so the connection is for the next.
    if (signal.aborted) this.#wakeNext();
  }

  #wakeNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#waiting.delete(next);
    next();
  }

  #wakeAll(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** Starts to probe whether the server is available. An exhausted pool, or a single slow statement, alone is no reason to reject work. */
  #suspect(): void {
    if (this.#ending.signal.aborted) return;
    this.#probing ??= this.#probe().finally(() => (this.#probing = undefined));
  }

  async #probe(): Promise<void> {
    const { signal } = this.#ending;
    let wait = probePause;
    for (;;) {
      const fault = await this.#findFault();
      if (fault === undefined || signal.aborted) break;
      this.#fail(fault);
      await pause(wait * (0.5 + Math.random()), undefined, { ref: false, signal }).catch(() => {});
      // A server that responds logs each attempt, so they become less frequent.
      if (fault.kind !== 'away') wait = Math.min(wait * 2, maxProbePause);
    }
    this.#recover();
    // If the server has become unavailable again, the next probe finds these connections.
    await closeDeadConnections(this.#clients, (work) => this.#queryDirectly(work), signal).catch(() => {});
  }

  #fail(fault: Fault): void {
    const before = this.#fault;
    this.#fault = fault;
    if (fault.kind === 'away' && before?.kind !== 'away') this.#closeUnused();
    if (fault.kind === 'away') this.#wakeAll();
    if (fault.kind === 'rejecting' && this.#isWithout()) this.#onStarved();
    databaseLost.publish({ error: fault.error });
  }

  #recover(): void {
    const before = this.#fault;
    if (before === undefined || this.#ending.signal.aborted) return;
    this.#fault = undefined;
    // A session keeps the settings of the database and the role with which it began, so it must be replaced.
    if (before.kind === 'read-only') {
      for (const client of this.#clients) client.isOutdated = true;
      this.#closeUnused();
    }
    this.#wakeAll();
    databaseBack.publish({});
  }

  /** Closes connections that are not in use, including those being opened or closed, which may never get a response. */
  #closeUnused(): void {
    for (const client of this.#clients) if (!this.#used.has(client)) client.socket.destroy();
  }

  /** Whether no new connections are opened, except by the probe. */
  #isRejectingNew(): boolean {
    return this.#fault !== undefined && this.#fault.kind !== 'read-only';
  }

  /** Whether work must fail immediately, because there is no usable connection and none can be opened. */
  #isDown(): boolean {
    return this.#isRejectingNew() && (this.#isWithout() || this.#fault?.kind === 'away');
  }

  /** Whether there is no open connection. */
  #isWithout(): boolean {
    return this.#used.size === 0 && this.#pool.idleCount === 0;
  }

  #unavailable(): DatabaseUnavailableError {
    return new DatabaseUnavailableError(this.#fault === undefined ? {} : { cause: this.#fault.error });
  }

  async #findFault(): Promise<Fault | undefined> {
    try {
      const { rows } = await this.#queryDirectly((client) =>
        client.query<{ value: string }>("select current_setting('transaction_read_only') as value"),
      );
      return rows[0]?.value === 'on' ? { kind: 'read-only', error: readOnlyDatabase() } : undefined;
    } catch (error) {
      return { kind: isRejection(error) ? 'rejecting' : 'away', error: connectionError(error) };
    }
  }

  /** Runs a query on a connection outside the pool. */
  async #queryDirectly<Result>(work: (client: TimedClient) => Promise<Result>): Promise<Result> {
    const timeouts = { connectionTimeoutMillis: probeTimeout, query_timeout: probeTimeout };
    const client = new TimedClient({ ...this.options, ...timeouts });
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.socket.destroy();
    }
  }
}

/**
 * Whether a server rejects a connection, for example because there are too many, or is rejected because of its certificate, but still
 * responds on the other ones.
 */
function isRejection(error: unknown): boolean {
  if (isCertificateFault(error)) return true;
  return serverStateOf(error)?.startsWith('57') === false;
}
