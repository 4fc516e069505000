import type { SegmentData } from './segment-data.ts';

/** For each first name, last name and token of a segment the words of a search that it holds, as bits. Kept with the segment, and left empty. */
export interface MarkedNames {
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly tokens: Uint32Array;
}

export function emptyMarks({ firstNames, lastNames, tokens }: SegmentData): MarkedNames {
  return {
    first: new Uint32Array(firstNames.texts.length),
    last: new Uint32Array(lastNames.texts.length),
    tokens: new Uint32Array(tokens.starts.length - 1),
  };
}
