import type { Queries } from './open-database.ts';

/** Secrets that all nodes share, such as signing keys, and that must survive a restart. */
export function secretsStore(queries: Queries) {
  return {
    /** Returns the secret with this name. If there is none yet, stores what `make` returns; if several nodes do so, the first one wins. */
    async findOrCreate(name: string, make: () => string | Promise<string>): Promise<string> {
      const stored = await read(name);
      if (stored !== undefined) return stored;
      await queries
        .insertInto('secrets')
        .values({ name, value: await make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const settled = await read(name);
      if (settled === undefined) throw new Error(`the secret ${name} was not stored`);
      return settled;
    },
  };

  async function read(name: string): Promise<string | undefined> {
    const row = await queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  }
}
