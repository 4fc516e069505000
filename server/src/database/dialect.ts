import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Disables Kysely's session-level migration lock. `migrate` takes a transaction-level lock instead. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** The Kysely dialect for both engines. */
export class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}
