import { IdTable } from '../data-structures/id-table.ts';
import { identityKey } from '../identity-key.ts';
import type { PeopleFollower } from './people-memory.ts';
import { grown } from '../data-structures/grown-column.ts';
import { KeyHash } from '../data-structures/key-hash.ts';
import { KeyTable } from '../data-structures/key-table.ts';
import { TextPages } from '../data-structures/text-pages.ts';

/** Maps logins to the ids of people. */
export interface LoginFollower extends PeopleFollower {
  /** The id of the person with a login, compared without case; undefined for leavers and unknown logins. */
  idOfLogin(login: string): number | undefined;
  size(): number;
  /** The ids of all people, in no order. */
  ids(): Iterable<number>;
}

export function loginFollower(): LoginFollower {
  let logins = new Logins();
  return {
    idOfLogin: (login) => logins.find(login),
    size: () => logins.size,
    ids: () => logins.ids(),
    rebuild() {
      const fresh = new Logins();
      return {
        add: (person) => fresh.put(person.id, person.login),
        finish() {
          logins = fresh;
        },
      };
    },
    put: (person) => logins.put(person.id, person.login),
    remove: (id) => logins.remove(id),
    stored: (turn) => logins.stored(turn),
    restore(stored) {
      logins = Logins.open(stored);
    },
  };
}

interface StoredLogins {
  readonly slots: unknown;
  readonly ids: Int32Array;
  readonly texts: unknown;
  readonly end: number;
  readonly free: Int32Array;
}

/** The logins in columns by slot. A string and two `Map` entries per login would take three times as much memory. */
class Logins {
  #slotOf = new IdTable();
  /** By slot. */
  #ids: Int32Array = new Int32Array(0);
  #texts = new TextPages(1);
  readonly #hash = new KeyHash();
  /** While a login moves from one person to another, both may have it. The newer person, with the higher id, comes first. */
  readonly #keys = new KeyTable((slot) => -this.#ids[slot]!);
  #end = 0;
  #free: number[] = [];

  get size(): number {
    return this.#slotOf.size;
  }

  *ids(): Generator<number, void> {
    for (let slot = 0; slot < this.#end; slot++)
      if (this.#slotOf.get(this.#ids[slot]!) === slot) yield this.#ids[slot]!;
  }

  find(login: string): number | undefined {
    const key = this.#hash.keyOf(login);
    const slot = key === undefined ? -1 : this.#keys.first(key);
    // Two logins could have the same hash, however unlikely that is.
    return slot !== -1 && identityKey(this.#texts.text(slot, 0)) === identityKey(login) ? this.#ids[slot]! : undefined;
  }

  put(id: number, login: string): void {
    const known = this.#slotOf.get(id);
    const slot = known === -1 ? this.#open(id) : known;
    this.#texts.write(slot, [login]);
    this.#keys.set(slot, this.#hash.keyOf(login));
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === -1) return;
    this.#slotOf.delete(id);
    this.#keys.set(slot, undefined);
    this.#texts.clear(slot);
    this.#free.push(slot);
  }

  async stored(turn: () => Promise<void>) {
    const texts = await this.#texts.stored(turn);
    const ids = this.#ids.slice();
    return { slots: this.#slotOf.stored(), ids, texts, end: this.#end, free: Int32Array.from(this.#free) };
  }

  static open(stored: unknown): Logins {
    const { slots, ids, texts, end, free } = stored as StoredLogins;
    const logins = new Logins();
    logins.#slotOf = IdTable.open(slots);
    logins.#ids = ids;
    logins.#texts = TextPages.open(1, texts);
    logins.#end = end;
    logins.#free = [...free];
    logins.#keys.reserve(ids.length);
    for (let slot = 0; slot < end; slot++) {
      if (logins.#slotOf.get(ids[slot]!) === slot && logins.#readKey(slot)) logins.#keys.load(slot, logins.#hash);
    }
    logins.#keys.settle();
    return logins;
  }

  /** Computes the key of a stored login. Returns false for an empty one. */
  #readKey(slot: number): boolean {
    return this.#texts.readKey(slot, 0, this.#hash) || this.#hash.read(this.#texts.text(slot, 0));
  }

  #open(id: number): number {
    const slot = this.#free.pop() ?? this.#end++;
    if (slot >= this.#ids.length) {
      this.#ids = grown(this.#ids, slot + 1);
      this.#texts.reserve(this.#ids.length);
      this.#keys.reserve(this.#ids.length);
    }
    this.#slotOf.set(id, slot);
    this.#ids[slot] = id;
    return slot;
  }
}
