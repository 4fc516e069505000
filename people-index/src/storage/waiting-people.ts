import type { IndexedPerson } from '../person.ts';

/** The people of one call who are not visible yet. */
interface Put {
  count: number;
  readonly done: PromiseWithResolvers<void>;
}

interface WaitingPerson {
  readonly person: IndexedPerson;
  readonly put: Put;
}

/** Changed people who wait for a build; only the latest change of each person. */
export class WaitingPeople {
  /** Urgent changes, and people of large runs, which may wait for more. */
  readonly #urgent = new Map<number, WaitingPerson>();
  readonly #runPeople = new Map<number, WaitingPerson>();
  /** For each person of the running build, the call that added the person; the person itself is not needed any more. */
  #taken: Put[] = [];
  #onTaken: (() => void)[] = [];
  #onArrival: (() => void)[] = [];

  get size(): number {
    return this.#urgent.size + this.#runPeople.size;
  }

  /**
   * Resolves when the people, or later changes of them, are visible. NOTE: neither this function nor its callers await the result: a
   * suspended function retains its arguments, so that the people of a build, up to 20 000, would stay in memory until its end.
   */
  async add(people: readonly IndexedPerson[], areOfRun: boolean): Promise<void> {
    const put: Put = { count: people.length, done: Promise.withResolvers() };
    if (people.length === 0) put.done.resolve();
    for (const person of people) {
      this.#drop(person.id);
      (areOfRun ? this.#runPeople : this.#urgent).set(person.id, { person, put });
    }
    for (const resolve of this.#onArrival.splice(0)) resolve();
    return put.done.promise;
  }

  /** Drops a change that is in no build yet. */
  forget(id: number): void {
    this.#drop(id);
    this.#announceTaken();
  }

  #drop(id: number): void {
    for (const waiting of [this.#urgent, this.#runPeople]) {
      const found = waiting.get(id);
      if (found === undefined) continue;
      waiting.delete(id);
      settle(found.put);
    }
  }

  /** Takes the first people for the running build: those of large runs, or urgent ones. */
  take(areOfRun: boolean, limit: number): IndexedPerson[] {
    const waiting = areOfRun ? this.#runPeople : this.#urgent;
    const taken = [...waiting.values().take(limit)];
    for (const { person, put } of taken) {
      waiting.delete(person.id);
      this.#taken.push(put);
    }
    this.#announceTaken();
    return taken.map(({ person }) => person);
  }

  /** Reports that the people who were taken are visible. */
  settle(): void {
    for (const put of this.#taken.splice(0)) settle(put);
  }

  /** Drops all people and rejects their calls. */
  fail(error: unknown): void {
    const waiting = [...this.#urgent.values(), ...this.#runPeople.values()];
    for (const put of [...this.#taken, ...waiting.map(({ put: own }) => own)]) put.done.reject(error);
    this.#taken = [];
    this.#urgent.clear();
    this.#runPeople.clear();
    this.#announceTaken();
  }

  #announceTaken(): void {
    if (this.size === 0) for (const resolve of this.#onTaken.splice(0)) resolve();
  }

  /** Resolves when nobody waits any more. */
  async untilTaken(): Promise<void> {
    if (this.size > 0) await new Promise<void>((resolve) => void this.#onTaken.push(resolve));
  }

  /** Resolves at the next call of `add`, or after this time. */
  async untilArrival(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onArrival.push(resolve);
    const timer = setTimeout(resolve, milliseconds).unref();
    await promise;
    clearTimeout(timer);
  }
}

function settle(put: Put): void {
  if (--put.count === 0) put.done.resolve();
}
