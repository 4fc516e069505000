import type { Database } from '../../database/open-database.ts';
import { dataSubjectsStore } from './data-subjects-store.ts';
import { erasePeople } from './erase-people.ts';

export type ErasureByLogin =
  | { readonly outcome: 'erased'; readonly erasure: number }
  | { readonly outcome: 'present' | 'unknown' }
  /** Several leavers had the login: the caller has to choose one by id. */
  | { readonly outcome: 'several'; readonly leavers: readonly { readonly id: number; readonly leftAt: string }[] };

/** Erases the leaver who has or had a login. If several leavers had it, `id` selects one. */
export async function eraseByLogin(
  { login, id }: { readonly login: string; readonly id?: number | undefined },
  { database, actor }: { readonly database: Database; readonly actor: string },
): Promise<ErasureByLogin> {
  const known = await dataSubjectsStore(database.kysely).idsOfLogin(login);
  const people = id === undefined ? known : known.filter((person) => person.id === id);
  const leavers = people.flatMap((person) =>
    person.leftAt === null ? [] : [{ id: person.id, leftAt: person.leftAt.toISOString() }],
  );
  const [leaver] = leavers;
  if (leaver === undefined) return { outcome: people.length > 0 ? 'present' : 'unknown' };
  if (leavers.length > 1) return { outcome: 'several', leavers };
  const [erasure] = await erasePeople([leaver.id], { database, actor });
  return erasure === undefined ? { outcome: 'present' } : { outcome: 'erased', erasure };
}
