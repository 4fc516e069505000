const maxRows = 4096;

type Visit = (row: number) => boolean;

/**
 * The first rows of a set that is seldom iterated to the end, cached across searches: a request for the next page continues where the
 * previous one stopped.
 */
export class FirstRows {
  readonly #rows: number[] = [];

  /**
   * Calls `visit` for each row, ascending, until it returns false: first for the cached rows, then for those that `goOn` finds from a given
   * row on, which are cached too. Returns whether it visited all of them.
   */
  scan(visit: Visit, goOn: (take: Visit, from: number) => boolean): boolean {
    const rows = this.#rows;
    const { length } = rows;
    for (let index = 0; index < length; index++) if (!visit(rows[index]!)) return false;
    const take = (row: number) => {
      if (rows.length < maxRows) rows.push(row);
      return visit(row);
    };
    return goOn(take, length === 0 ? 0 : rows[length - 1]! + 1);
  }
}
