/**
 * A small seeded generator (mulberry32 with a mixed seed): the same seed and stream give the same numbers on every machine. It can be
 * reseeded, so that a person can be generated again without generating all people before.
 */
export class Random {
  private state = 0;

  constructor(seed = 0, stream = 0) {
    this.reseed(seed, stream, 0);
  }

  reseed(seed: number, stream: number, index: number): this {
    let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35);
    mixed = Math.imul((mixed ^ (mixed >>> 15)) + index, 0x2c1b3c6d);
    this.state = mixed ^ (mixed >>> 13);
    return this;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from 0 (inclusive) to `bound` (exclusive). */
  below(bound: number): number {
    return (this.next() * bound) | 0;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Normally distributed, mean 0, standard deviation 1. */
  gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}

/** Draws items by weight in constant time (Vose's alias method). */
export class WeightedDraw<Item> {
  readonly items: readonly Item[];
  private readonly threshold: Float64Array;
  private readonly alias: Uint16Array;

  constructor(items: readonly Item[], weights: readonly number[]) {
    if (items.length === 0 || items.length > 65535) throw new RangeError('a draw needs 1 to 65535 items');
    this.items = items;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    this.threshold = Float64Array.from(weights, (weight) => (weight * items.length) / total);
    this.alias = Uint16Array.from(items, (_, index) => index);
    const small: number[] = [];
    const large: number[] = [];
    this.threshold.forEach((share, index) => (share < 1 ? small : large).push(index));
    while (small.length > 0 && large.length > 0) {
      const poor = small.pop() as number;
      const rich = large.pop() as number;
      this.alias[poor] = rich;
      this.threshold[rich] = (this.threshold[rich] as number) + (this.threshold[poor] as number) - 1;
      ((this.threshold[rich] as number) < 1 ? small : large).push(rich);
    }
    for (const index of [...small, ...large]) this.threshold[index] = 1;
  }

  draw(random: Random): Item {
    return this.items[this.drawIndex(random)] as Item;
  }

  drawIndex(random: Random): number {
    const spot = random.next() * this.threshold.length;
    const index = spot | 0;
    return spot - index < (this.threshold[index] as number) ? index : (this.alias[index] as number);
  }
}
