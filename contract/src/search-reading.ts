import * as z from 'zod/mini';

/** A part of a search text, as it was read. */
export const searchPart = z.object({
  kind: z.enum(['name', 'role', 'place', 'unit']),
  /** As typed. */
  text: z.string(),
  /** The name of a place, in English or as its people write it. */
  label: z.optional(z.string()),
  /** The country that a place is: ISO 3166-1 alpha-2. */
  country: z.optional(z.string()),
});
export type SearchPart = z.infer<typeof searchPart>;

/** The header of `searchPeople` with the parts of the text, in its order. */
export const readingHeader = 'x-search-reading';

/** The value of the header: JSON in which all but ASCII is encoded as in an address. */
export function encodeReading(parts: readonly SearchPart[]): string {
  return encodeURIComponent(JSON.stringify(parts));
}

/** The parts in the value of the header; [] without one. */
export function readingOf(value: string | null): SearchPart[] {
  if (value === null) return [];
  try {
    const parsed = z.array(searchPart).safeParse(JSON.parse(decodeURIComponent(value)));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
