/** Distributes draws by share, deterministically: each draw returns the item that is furthest below its share. */
export class Quota {
  private readonly shares: Float64Array;
  private readonly counts: Float64Array;
  private total = 0;

  constructor(weights: readonly number[]) {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    this.shares = Float64Array.from(weights, (weight) => weight / sum);
    this.counts = new Float64Array(weights.length);
  }

  add(position: number, people: number): void {
    this.counts[position] = (this.counts[position] as number) + people;
    this.total += people;
  }

  furthestBelowShare(): number {
    let best = 0;
    let largest = -Infinity;
    for (let position = 0; position < this.shares.length; position++) {
      const missing = (this.shares[position] as number) * (this.total + 10) - (this.counts[position] as number);
      if (missing > largest) [best, largest] = [position, missing];
    }
    return best;
  }
}
