import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Without Kysely's lock of a session: `migrate` takes one of its transaction. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** How Kysely works with both engines. */
export class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}
