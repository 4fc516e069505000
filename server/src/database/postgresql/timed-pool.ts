import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseBack, databaseLost, databaseWaited } from '../../telemetry/events.ts';
import { ConnectionLimit } from './connection-limit.ts';
import type { DatabaseFigures } from '../open-database.ts';
import { TimedClient, TimedConnection } from './timed-client.ts';
import { DatabaseUnavailableError, timeLimit, timer } from '../time-limit.ts';
import { connectionError, readOnlyDatabase } from './connection-error.ts';

/** Milliseconds between two attempts to reach a server that is away, and the longest one. */
const probePause = 250;
const probeTimeout = 1500;
/** Milliseconds between two attempts while the server answers, but rejects the connection or accepts no changes: doubled each time up to this. */
const longestProbePause = 5000;
/** Milliseconds within which an answer arrives that the server has sent. */
const travelTime = 1000;
/** Milliseconds that the end of a connection, or of the pool, waits for a server that may not answer. */
const endTimeout = 1000;

/**
 * Why work fails. `away`: the server does not answer. `rejecting`: it lets nobody in, such as with a password that was changed; what has a connection goes on.
 * `read-only`: it can be read only.
 */
interface Fault {
  readonly kind: 'away' | 'rejecting' | 'read-only';
  readonly error: unknown;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A pool of connections for Kysely that never lets work wait longer than its time limit. While the server is away, one connection at a time
 * tries to reach it, and all work fails at once; when it answers, work goes on with new connections. While it rejects
 * new connections, work goes on with those that are open, as long as there are any. Connections that were cut off silently are found
 * and closed, so that work in the background does not wait for them until their time limit. Besides the one that tries, there are never more than
 * `max` connections, those that are being opened or closed included.
 */
export class TimedPool implements PostgresPool {
  readonly options: pg.PoolConfig & { max: number };
  readonly #clients = new Set<TimedClient>();
  /** Those that work uses. */
  readonly #used = new Set<unknown>();
  readonly #ending = new AbortController();
  readonly #limit: ConnectionLimit;
  readonly #pool: pg.Pool;
  /** Whether connections lead to the server itself. A connection pooler may give each transaction another session, which has no prepared statements. */
  #isDirect = false;
  #fault: Fault | undefined;
  #probing: Promise<void> | undefined;

  constructor(options: pg.PoolConfig & { max: number }) {
    this.options = options;
    this.#limit = new ConnectionLimit(options.max);
    this.#pool = this.#open();
  }

  /** Checks that the server answers. @throws its error, or that of the network */
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
    if (this.#isShut()) throw this.#unavailable();
    const since = performance.now();
    const client = await this.#acquire().finally(() => {
      databaseWaited.publish({ seconds: (performance.now() - since) / 1000 });
    });
    client.forKysely ??= new TimedConnection(client, {
      canPrepare: () => this.#isDirect,
      onSuspicion: () => this.#suspect(),
    });
    client.forKysely.begin(since);
    // The type has Kysely's cursors, which are not used.
    return client.forKysely as unknown as PostgresPoolClient;
  }

  figures(): DatabaseFigures {
    const { open: connections, waiting: waitingToOpen } = this.#limit;
    const { idleCount, waitingCount } = this.#pool;
    return {
      connections,
      idle: Math.min(idleCount, connections),
      waiting: waitingCount + waitingToOpen,
      maxConnections: this.options.max,
      isAnswering: this.#fault?.kind !== 'read-only' && !this.#isShut(),
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
        // Work that waited for a connection when the server went away.
        if (this.#rejectsNew()) throw this.#unavailable();
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
        const tell = callback as (error: unknown, client?: pg.Client) => void;
        opening.then((client) => tell(null, client), tell);
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
    // The pool replaces an idle connection that breaks. Without a handler, the event would end the process.
    pool.on('error', () => {});
    pool.on('acquire', (client) => this.#used.add(client));
    pool.on('release', (_error, client) => this.#used.delete(client));
    return pool;
  }

  async #acquire(): Promise<TimedClient & pg.PoolClient> {
    const connecting = this.#pool.connect() as Promise<TimedClient & pg.PoolClient>;
    const { promise: expired, reject } = Promise.withResolvers<never>();
    using _ = timer(timeLimit(), () => reject(new DatabaseUnavailableError()));
    try {
      return await Promise.race([connecting, expired]);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      this.#suspect();
      throw error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError({ cause: error });
    }
  }

  /** Finds out whether the server is away. A pool whose connections are all in use, or a single slow statement, is no reason to reject work. */
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
      // A server that answers logs each attempt.
      if (fault.kind !== 'away') wait = Math.min(wait * 2, longestProbePause);
    }
    this.#recover();
    // If the server is away again, the next suspicion finds them.
    await this.#closeDead().catch(() => {});
  }

  /** Closes the connections that wait for the answer to a statement that the server does not execute. */
  async #closeDead(): Promise<void> {
    const waiting = [...this.#clients].filter(({ isWaiting }) => isWaiting).map(progressOf);
    await pause(travelTime, undefined, { ref: false, signal: this.#ending.signal }).catch(() => {});
    if (!waiting.some(isStuck) || this.#ending.signal.aborted) return;
    const executing = await this.#executing();
    // An answer that came meanwhile has been read before the answer to this question.
    const stuck = waiting.filter(isStuck);
    for (const { client } of stuck) if (executing?.has(client.processID) === false) client.socket.destroy();
  }

  /**
   * Process ids of the connections on which the server is executing a statement; undefined behind a connection pooler, which gives its clients other
   * ids.
   */
  async #executing(): Promise<ReadonlySet<number | null> | undefined> {
    return await this.#askDirectly(async (client) => {
      const { rows } = await client.query<{ pid: number; own: number }>(
        "select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'",
      );
      return rows[0]?.own === client.processID ? new Set(rows.map(({ pid }) => pid)) : undefined;
    });
  }

  #fail(fault: Fault): void {
    const before = this.#fault;
    this.#fault = fault;
    if (fault.kind === 'away' && before?.kind !== 'away') this.#closeUnused();
    databaseLost.publish({ error: fault.error });
  }

  #recover(): void {
    const before = this.#fault;
    if (before === undefined || this.#ending.signal.aborted) return;
    this.#fault = undefined;
    // A session keeps the settings of the database and the role that it began with.
    if (before.kind === 'read-only') {
      for (const client of this.#clients) client.isOutdated = true;
      this.#closeUnused();
    }
    databaseBack.publish({});
  }

  /** Closes the connections that nobody uses, and those that are being opened or closed: they may never get an answer. Work that uses one keeps it. */
  #closeUnused(): void {
    for (const client of this.#clients) if (!this.#used.has(client)) client.socket.destroy();
  }

  /** Whether no new connection is tried, apart from the one that finds out when that ends. */
  #rejectsNew(): boolean {
    return this.#fault !== undefined && this.#fault.kind !== 'read-only';
  }

  /** Whether there is neither a connection nor the prospect of one. */
  #isShut(): boolean {
    const isWithout = this.#used.size === 0 && this.#pool.idleCount === 0;
    return this.#rejectsNew() && (isWithout || this.#fault?.kind === 'away');
  }

  #unavailable(): DatabaseUnavailableError {
    return new DatabaseUnavailableError(this.#fault === undefined ? {} : { cause: this.#fault.error });
  }

  async #findFault(): Promise<Fault | undefined> {
    try {
      const { rows } = await this.#askDirectly((client) =>
        client.query<{ value: string }>("select current_setting('transaction_read_only') as value"),
      );
      return rows[0]?.value === 'on' ? { kind: 'read-only', error: readOnlyDatabase() } : undefined;
    } catch (error) {
      // A server that rejects the connection, such as one with too many of them, goes on answering on the others.
      const { severity, code = '' } = error as { severity?: string; code?: string };
      const isRejecting = severity !== undefined && !code.startsWith('57');
      return { kind: isRejecting ? 'rejecting' : 'away', error: connectionError(error) };
    }
  }

  /** Asks on a connection beside the pool. */
  async #askDirectly<Answer>(ask: (client: TimedClient) => Promise<Answer>): Promise<Answer> {
    const timeouts = { connectionTimeoutMillis: probeTimeout, query_timeout: probeTimeout };
    const client = new TimedClient({ ...this.options, ...timeouts });
    try {
      await client.connect();
      return await ask(client);
    } finally {
      client.socket.destroy();
    }
  }
}

/** How far the communication with the server has come. */
interface Progress {
  readonly client: TimedClient;
  readonly statements: number;
  readonly bytesRead: number;
}

function progressOf(client: TimedClient): Progress {
  return { client, statements: client.statements, bytesRead: client.socket.bytesRead };
}

/** Whether a client waits for the answer to the same statement as before, of which nothing has arrived since. */
function isStuck({ client, statements, bytesRead }: Progress): boolean {
  return client.isWaiting && statements === client.statements && bytesRead === client.socket.bytesRead;
}
