// Without zod: the start of the web application reads the header, and has no other use for it.

const kinds = ['name', 'role', 'place', 'unit'] as const;

/** A part of a search text, as it was read. */
export interface SearchPart {
  readonly kind: (typeof kinds)[number];
  /** As typed. */
  readonly text: string;
  /** The name of a place, in English or as its people write it; of a unit that is called by its code; the title that a role was taken for, if nobody's title has its words. */
  readonly label?: string | undefined;
  /** The code of the job family that a role was taken for, if nobody's title has its words. */
  readonly jobFamily?: string | undefined;
  /** The country that a place is: ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The country of a city, region or site that is in a single country: ISO 3166-1 alpha-2. */
  readonly within?: string | undefined;
  /** What the text was taken for, as nothing is spelled so: all people of the answer are guesses then. */
  readonly meant?: string | undefined;
}

/** The header of `searchPeople` with the parts of the text, in its order. */
export const readingHeader = 'x-search-reading';

/** The value of the header: JSON in which all but ASCII is encoded as in an address. */
export function encodeReading(parts: readonly SearchPart[]): string {
  return encodeURIComponent(JSON.stringify(parts));
}

/** The parts in the value of the header; [] without one, and for a value that is none. */
export function readingOf(value: string | null): SearchPart[] {
  if (value === null) return [];
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(value));
    return Array.isArray(parts) && parts.every(isPart) ? parts : [];
  } catch {
    return [];
  }
}

function isPart(value: unknown): value is SearchPart {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, ...others } = value as Record<string, unknown>;
  const { label = '', country = '', within = '', jobFamily = '', meant = '' } = others;
  const areTexts = [text, label, country, within, jobFamily, meant].every((own) => typeof own === 'string');
  return areTexts && kinds.some((own) => own === kind);
}
