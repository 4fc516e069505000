const kinds = ['name', 'role', 'place', 'unit'] as const;

/** A part of a search text, as it was read. */
export interface SearchPart {
  readonly kind: (typeof kinds)[number];
  /** As typed. */
  readonly text: string;
  /** The name of a place, in English or as its people write it. */
  readonly label?: string;
  /** The country that a place is: ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** The header of `searchPeople` with the parts of the text, in its order. */
export const readingHeader = 'x-search-reading';

/** The value of the header: JSON in which all but ASCII is encoded as in an address. */
export function encodeReading(parts: readonly SearchPart[]): string {
  return encodeURIComponent(JSON.stringify(parts));
}

/** The parts in the value of the header; [] without one. */
export function readingOf(value: string | null): SearchPart[] {
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(value ?? '[]'));
    return Array.isArray(parts) && parts.every(isPart) ? parts : [];
  } catch {
    return [];
  }
}

function isPart(part: Partial<SearchPart> | null): boolean {
  return kinds.some((kind) => kind === part?.kind) && typeof part?.text === 'string';
}
