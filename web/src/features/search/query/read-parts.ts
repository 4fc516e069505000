import type { SearchParameters, SearchPart } from '@directory/contract';
import { writeSearchAddress } from '../search-address.ts';

/** The kinds that the user can assign to a part of the text, and the parameter that lists the parts of each. */
export const parameterOfKind = {
  name: 'asNamesQuery',
  role: 'asRolesQuery',
  place: 'asPlacesQuery',
  unit: 'asUnitsQuery',
} as const satisfies Record<SearchPart['kind'], keyof SearchParameters>;
export type ChosenKind = keyof typeof parameterOfKind;
export const chosenKinds = Object.keys(parameterOfKind) as ChosenKind[];

/** The parameters that assign kinds to parts of the text. */
export const partParameters = Object.values(parameterOfKind);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const partsOfKind = (search: SearchParameters, kind: ChosenKind) =>
  (search[parameterOfKind[kind]] ?? '').split(',').filter(Boolean);

/** Whether the user has assigned a kind to a part. */
export function isChosen(search: SearchParameters, text: string): boolean {
  return chosenKinds.some((kind) => partsOfKind(search, kind).some((own) => isSame(own, text)));
}

/** Removes parts that were typed more than once, ignoring case. */
export function distinctParts(parts: readonly SearchPart[]): readonly SearchPart[] {
  return [...new Map(parts.map((part) => [part.text.toLowerCase(), part])).values()];
}

/** Returns the changes to a search that assign a kind to a part. `undefined` lets the search engine decide again. */
export function withKind(search: SearchParameters, text: string, wanted: ChosenKind | undefined): SearchParameters {
  const lists = chosenKinds.map((kind) => {
    const others = partsOfKind(search, kind).filter((own) => !isSame(own, text));
    return [parameterOfKind[kind], (kind === wanted ? [...others, text] : others).join(',')] as const;
  });
  return Object.fromEntries(lists);
}

/** Returns the changes to a search that remove a part from its text. Words between parts, such as `in`, are removed too. */
export function withoutPart(search: SearchParameters, parts: readonly SearchPart[], text: string): SearchParameters {
  const others = parts.filter((part) => !isSame(part.text, text));
  return { ...withKind(search, text, undefined), globalQuery: others.map((part) => part.text).join(' ') };
}

/** Returns the changes to a search that replace a part of its text with other words. */
export function withOtherWords(
  search: SearchParameters,
  parts: readonly SearchPart[],
  text: string,
  words: string,
): SearchParameters {
  const texts = parts.map((part) => (isSame(part.text, text) ? words : part.text));
  return { ...withKind(search, text, undefined), globalQuery: texts.join(' ') };
}

/** A key that differs between searches whose text is interpreted differently. */
export function readingKey({ globalQuery, ...search }: SearchParameters): string {
  const parts = Object.fromEntries(partParameters.map((parameter) => [parameter, search[parameter]]));
  return writeSearchAddress({ globalQuery, ...parts });
}
