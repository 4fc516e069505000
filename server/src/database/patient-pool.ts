import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseWaited } from '../telemetry/events.ts';
import type { DatabaseFigures } from './open-database.ts';
import { PatientClient, PatientUse } from './patient-client.ts';
import { DatabaseUnavailableError, patience, timer } from './patience.ts';

/** Milliseconds between two attempts to reach a server that is away, and the longest one. */
const probePause = 250;
const probeTimeout = 1500;
/** Milliseconds that an end waits for a server that may not answer. */
const endTimeout = 1000;

/**
 * A pool of connections for Kysely that never lets work wait longer than its patience. While the server is away, one connection at a time
 * tries to reach it, and all work fails at once; when it answers, work goes on with new connections.
 */
export class PatientPool implements PostgresPool {
  readonly options: pg.PoolConfig;
  readonly #clients = new Set<PatientClient>();
  readonly #ending = new AbortController();
  #pool: pg.Pool;
  #isAway = false;
  #probing: Promise<void> | undefined;

  constructor(options: pg.PoolConfig) {
    this.options = options;
    this.#pool = this.#open();
  }

  /** Checks that the server answers. @throws its error, or that of the network */
  async check(): Promise<void> {
    await this.#pool.query('select 1');
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isAway) throw new DatabaseUnavailableError();
    const since = performance.now();
    const client = await this.#acquire().finally(() => {
      databaseWaited.publish({ seconds: (performance.now() - since) / 1000 });
    });
    const use = new PatientUse(client, since, () => this.#suspect());
    // The type has Kysely's cursors, which are not used.
    return {
      query: (sql: string, parameters: readonly unknown[]) => use.query(sql, parameters),
      release: (isDiscarded?: boolean) => client.release(isDiscarded === true || client.socket.destroyed),
    } as unknown as PostgresPoolClient;
  }

  figures(): DatabaseFigures {
    const { totalCount: connections, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { connections, idle, waiting, mostConnections: this.options.max ?? connections, isAnswering: !this.#isAway };
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.race([this.#pool.end(), pause(endTimeout, undefined, { ref: false })]);
    for (const { socket } of this.#clients) socket.destroy();
    await this.#probing;
  }

  #open(): pg.Pool {
    const clients = this.#clients;
    class Client extends PatientClient {
      constructor(config?: pg.ClientConfig) {
        super(config);
        clients.add(this);
        this.socket.once('close', () => clients.delete(this));
      }
    }
    const pool = new pg.Pool({ ...this.options, Client });
    // The pool replaces an idle connection that breaks. Without a handler, the event would end the process.
    pool.on('error', () => {});
    return pool;
  }

  async #acquire(): Promise<PatientClient & pg.PoolClient> {
    const connecting = this.#pool.connect() as Promise<PatientClient & pg.PoolClient>;
    const { promise: expired, reject } = Promise.withResolvers<never>();
    using _ = timer(patience(), () => reject(new DatabaseUnavailableError()));
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
    while (!(await this.#isReachable()) && !this.#ending.signal.aborted) {
      if (!this.#isAway) this.#leave();
      await pause(probePause * (0.5 + Math.random()), undefined, { ref: false, signal: this.#ending.signal }).catch(
        () => {},
      );
    }
    this.#isAway = false;
  }

  /** The connections are replaced: those that wait for an answer may never get one. Work that still uses one keeps it. */
  #leave(): void {
    this.#isAway = true;
    const before = this.#pool;
    this.#pool = this.#open();
    before.end().catch(() => {});
  }

  async #isReachable(): Promise<boolean> {
    const timeouts = { connectionTimeoutMillis: probeTimeout, query_timeout: probeTimeout };
    const client = new PatientClient({ ...this.options, ...timeouts });
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      // A server that rejects the connection, such as one with too many of them, goes on answering on the others.
      const { severity, code = '' } = error as { severity?: string; code?: string };
      return severity !== undefined && !code.startsWith('57');
    } finally {
      client.socket.destroy();
    }
  }
}
