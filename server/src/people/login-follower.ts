import { identityKey } from './identity-key.ts';
import type { PeopleFollower } from './people-memory.ts';

/** The ids of people by login. */
export interface LoginFollower extends PeopleFollower {
  /** The id of the person with that login, compared without case; undefined for leavers and unknown logins. */
  idOfLogin(login: string): number | undefined;
  size(): number;
}

export function loginFollower(): LoginFollower {
  let idOf = new Map<string, number>();
  let keyOf = new Map<number, string>();
  const remove = (id: number) => {
    const key = keyOf.get(id);
    if (key === undefined) return;
    keyOf.delete(id);
    if (idOf.get(key) === id) idOf.delete(key);
  };
  return {
    idOfLogin: (login) => idOf.get(identityKey(login)),
    size: () => keyOf.size,
    rebuild() {
      const freshIds = new Map<string, number>();
      const freshKeys = new Map<number, string>();
      return {
        add(person) {
          const key = identityKey(person.login);
          freshIds.set(key, person.id);
          freshKeys.set(person.id, key);
        },
        finish() {
          idOf = freshIds;
          keyOf = freshKeys;
        },
      };
    },
    put(person) {
      remove(person.id);
      const key = identityKey(person.login);
      idOf.set(key, person.id);
      keyOf.set(person.id, key);
    },
    remove,
  };
}
