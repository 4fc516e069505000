// Does not use zod, which the web application would otherwise have to load at its start, where it reads the header.

const kinds = ['name', 'role', 'place', 'unit'] as const;

/** A part of a search text, and how the search interpreted it. */
export interface SearchPart {
  readonly kind: (typeof kinds)[number];
  /** The part as typed. */
  readonly text: string;
  /**
   * The name of a place, in English or as the people there write it; the name of a unit for which the code was typed; or the title as which
   * a role was interpreted, if no title contains its words.
   */
  readonly label?: string | undefined;
  /** The code of the job family as which a role was interpreted, if no title contains its words. */
  readonly jobFamily?: string | undefined;
  /** The country that a place is, in ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The country of a city, region or site that is in a single country: ISO 3166-1 alpha-2. */
  readonly within?: string | undefined;
  /** The corrected spelling, if nothing is spelled as typed. All people in the response are guesses then. */
  readonly meant?: string | undefined;
}

/** The response header of `searchPeople` that contains the parts of the text, in the order of the text. */
export const readingHeader = 'x-search-reading';

/** Formats the value of the header: percent-encoded JSON. */
export function encodeReading(parts: readonly SearchPart[]): string {
  return encodeURIComponent(JSON.stringify(parts));
}

/** Parses the value of the header; returns [] if it is missing or malformed. */
export function decodeReading(value: string | null): SearchPart[] {
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
