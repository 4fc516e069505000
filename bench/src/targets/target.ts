/** A measured figure and its limit. */
export interface Target {
  /** Name of the figure, as printed in the table. */
  readonly figure: string;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Why this limit was chosen. */
  readonly reason: string;
  /** The part of docs/benchmarks.md in which it is recorded, if the benchmark has several. */
  readonly part?: string;
}
