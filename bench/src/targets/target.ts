/** A measured figure and its limit. */
export interface Target {
  /** Name of the figure, as printed in the table. */
  readonly figure: string;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Why this limit was chosen. */
  readonly reason: string;
  /** The part of the command that measures it, where `--record` records parts by themselves. */
  readonly part?: string;
}
