import type { Queries } from './open-database.ts';

/** Secrets that all nodes share: signing keys that must outlive a restart. */
export function secretsStore(queries: Queries) {
  return {
    /** The secret of that name, or what `make` returns when none is stored yet. When several nodes store one, the first wins. */
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
