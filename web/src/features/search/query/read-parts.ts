import type { SearchParameters, SearchPart } from '@directory/contract';
import { writeSearchAddress } from '../search-address.ts';

/** What the user can say that a part is, and the parameter that says so. */
export const chosenBy = {
  name: 'asNamesQuery',
  role: 'asRolesQuery',
  place: 'asPlacesQuery',
  unit: 'asUnitsQuery',
} as const satisfies Record<SearchPart['kind'], keyof SearchParameters>;
export type ChosenKind = keyof typeof chosenBy;
export const chosenKinds = Object.keys(chosenBy) as ChosenKind[];

/** The parameters that say what parts of the text are. */
export const partParameters = Object.values(chosenBy);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const listed = (search: SearchParameters, kind: ChosenKind) =>
  (search[chosenBy[kind]] ?? '').split(',').filter(Boolean);

/** Whether the user said what a part is. */
export function isChosen(search: SearchParameters, text: string): boolean {
  return chosenKinds.some((kind) => listed(search, kind).some((own) => isSame(own, text)));
}

/** The parts without those that were typed twice. */
export function distinctParts(parts: readonly SearchPart[]): readonly SearchPart[] {
  return [...new Map(parts.map((part) => [part.text.toLowerCase(), part])).values()];
}

/** The changes of a search that make a part what the user says; with `undefined`, the search decides again. */
export function withKind(search: SearchParameters, text: string, wanted: ChosenKind | undefined): SearchParameters {
  const lists = chosenKinds.map((kind) => {
    const others = listed(search, kind).filter((own) => !isSame(own, text));
    return [chosenBy[kind], (kind === wanted ? [...others, text] : others).join(',')] as const;
  });
  return Object.fromEntries(lists);
}

/** The changes of a search that take a part off its text. Words between parts, such as `in`, go with it. */
export function withoutPart(search: SearchParameters, parts: readonly SearchPart[], text: string): SearchParameters {
  const others = parts.filter((part) => !isSame(part.text, text));
  return { ...withKind(search, text, undefined), globalQuery: others.map((part) => part.text).join(' ') };
}

/** The changes of a search that put other words in the place of a part. */
export function withOtherWords(
  search: SearchParameters,
  parts: readonly SearchPart[],
  text: string,
  words: string,
): SearchParameters {
  const texts = parts.map((part) => (isSame(part.text, text) ? words : part.text));
  return { ...withKind(search, text, undefined), globalQuery: texts.join(' ') };
}

/** Tells searches apart whose texts are read otherwise. */
export function readingKey({ globalQuery, ...search }: SearchParameters): string {
  const parts = Object.fromEntries(partParameters.map((parameter) => [parameter, search[parameter]]));
  return writeSearchAddress({ globalQuery, ...parts });
}
