/** A growable list of 32-bit integers. */
export class IntList {
  #items = new Int32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  /** A view of the items so far, not a copy. */
  items(): Int32Array {
    return this.#items.subarray(0, this.length);
  }
}
