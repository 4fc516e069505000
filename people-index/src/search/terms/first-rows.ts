const maxRows = 4096;

type Visit = (row: number) => boolean;

/** The first rows of a set that is seldom gone through whole, kept from one search to the next: who pages through it goes on where the page before ended. */
export class FirstRows {
  readonly #rows: number[] = [];

  /**
   * Calls `visit` for each row, ascending, until it answers false: for those that are kept, then for those that `goOn` comes upon from a row on, which are kept as well.
   * Whether it went to the end.
   */
  scan(visit: Visit, goOn: (take: Visit, from: number) => boolean): boolean {
    const rows = this.#rows;
    const { length } = rows;
    for (let place = 0; place < length; place++) if (!visit(rows[place]!)) return false;
    const take = (row: number) => {
      if (rows.length < maxRows) rows.push(row);
      return visit(row);
    };
    return goOn(take, length === 0 ? 0 : rows[length - 1]! + 1);
  }
}
