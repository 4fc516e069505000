import { type EncodedForms, maxFormLength, removalCosts, startOfSounds } from './encoded-forms.ts';
import { transcriptionRemoval, weight } from './sound-costs.ts';

/** The form of the query in a comparison: its origin mark (0 for none), its sounds, the cost of omitting each, and their total weight. */
export class QueryForm {
  mark = 0;
  length = 0;
  weight = 0;
  readonly codes = new Uint8Array(maxFormLength);
  readonly removals = new Float64Array(maxFormLength);
  /** Omission costs in comparisons with a transcription. */
  readonly transcriptionRemovals = new Float64Array(maxFormLength);

  set({ bytes, removals }: EncodedForms): void {
    const from = startOfSounds(bytes, 0, bytes.length);
    this.mark = from === 0 ? 0 : bytes[0]!;
    this.length = Math.min(maxFormLength, bytes.length - from);
    let total = 0;
    for (let position = 0; position < this.length; position++) {
      const code = bytes[from + position]!;
      this.codes[position] = code;
      this.removals[position] = removalCosts[removals[from + position]!]!;
      this.transcriptionRemovals[position] = transcriptionRemoval[code]!;
      total += weight[code]!;
    }
    this.weight = total;
  }

  /** Whether a form has the same sounds. */
  equals(bytes: Uint8Array, from: number, length: number): boolean {
    if (this.length !== length) return false;
    for (let position = 0; position < length; position++)
      if (this.codes[position] !== bytes[from + position]) return false;
    return true;
  }
}
