import { fold } from '../../language/fold.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { type PartKind, type Reading, readParts } from './read-parts.ts';

/** Email addresses and quoted texts. Matches `a.b (at) example.com` and `"HR"`; does not match `R&D`. */
const literalText = /@|[[(]\s?at\s?[\])]|^\s*["“„«]/i;
/** Maximum number of parts of each kind that the user can choose. */
const maxChosen = 12;

const nothingChosen: ReadonlyMap<string, PartKind> = new Map();

/** Whether a text is searched as typed only: an address, a quoted text, or a search in some tiers only. */
export function isSearchedAsTyped({ text = '', tiers }: ResolvedQuery): boolean {
  return tiers !== undefined || literalText.test(text);
}

/** Reads the text of a query as roles, places, units and names. Returns undefined for a name, an address or a number. */
export function readingOf(query: ResolvedQuery, lexicon: IndexedLexicon): Reading | undefined {
  if (isSearchedAsTyped(query)) return undefined;
  const { text = '', isLastComplete = false } = query;
  return readParts(text, { ...lexicon, chosen: chosenKinds(query), isLastComplete });
}

function chosenKinds({
  asNames = [],
  asRoles = [],
  asPlaces = [],
  asUnits = [],
}: ResolvedQuery): ReadonlyMap<string, PartKind> {
  if (asNames.length + asRoles.length + asPlaces.length + asUnits.length === 0) return nothingChosen;
  const of = (kind: PartKind, parts: readonly string[]) =>
    parts.slice(0, maxChosen).map((part) => [fold(part), kind] as const);
  return new Map([...of('role', asRoles), ...of('place', asPlaces), ...of('unit', asUnits), ...of('name', asNames)]);
}
