import { type KeptForms, longestForm, removalCosts, startOfSounds } from './encoded-forms.ts';
import { heardRemoval, weight } from './sound-costs.ts';

/** The form that is asked for: the code of its mark or 0, its sounds, what each costs to leave out, and their weight together. */
export class AskedForm {
  mark = 0;
  length = 0;
  weight = 0;
  readonly codes = new Uint8Array(longestForm);
  readonly removals = new Float64Array(longestForm);
  /** The same beside a transcription by ear. */
  readonly heardRemovals = new Float64Array(longestForm);

  take({ bytes, removals }: KeptForms): void {
    const from = startOfSounds(bytes, 0, bytes.length);
    this.mark = from === 0 ? 0 : bytes[0]!;
    this.length = Math.min(longestForm, bytes.length - from);
    let total = 0;
    for (let place = 0; place < this.length; place++) {
      const code = bytes[from + place]!;
      this.codes[place] = code;
      this.removals[place] = removalCosts[removals[from + place]!]!;
      this.heardRemovals[place] = heardRemoval[code]!;
      total += weight[code]!;
    }
    this.weight = total;
  }

  /** Whether a form has the same sounds. */
  isAt(bytes: Uint8Array, from: number, length: number): boolean {
    if (this.length !== length) return false;
    for (let place = 0; place < length; place++) if (this.codes[place] !== bytes[from + place]) return false;
    return true;
  }
}
