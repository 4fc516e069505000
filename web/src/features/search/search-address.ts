import { isSearchValue, searchParameters } from '@directory/contract';
import type { SearchParameter, SearchParameters } from '@directory/contract';

/** The path of the results page. */
export const resultsPath = '/Result';

/** The filters of the advanced search, in the order of the form. */
export const filterParameters = [
  'lastNameQuery',
  'firstNameQuery',
  'groupIdQuery',
  'employeeTypeQuery',
  'gbuQuery',
  'companyQuery',
  'C_businessCategoryQuery',
  'titleQuery',
  'primaryPhoneQuery',
  'C_countryNameQuery',
  'cityQuery',
  'C_houseIdentifierQuery',
] as const satisfies readonly SearchParameter[];
export type FilterParameter = (typeof filterParameters)[number];

/** The parameters that an address or browser storage may contain: all but `domainQuery`, which only the assistant picker uses. */
export const rememberedParameters = searchParameters.filter((parameter) => parameter !== 'domainQuery');

/** The search in an address. Unknown, empty and invalid values are omitted; of a repeated parameter the first value counts. */
export function readSearchAddress(search: string): SearchParameters {
  const address = new URLSearchParams(search);
  return usableValues((parameter) => address.get(parameter));
}

/** The query string for a search, with its question mark; empty for an empty search. */
export function writeSearchAddress(search: SearchParameters): string {
  const address = new URLSearchParams();
  const usable = usableValues((parameter) => search[parameter]);
  for (const parameter of rememberedParameters) {
    if (usable[parameter] !== undefined) address.set(parameter, usable[parameter]);
  }
  const text = address.toString();
  return text && `?${text}`;
}

/** The address of the results of a search. */
export function resultsAddress(search: SearchParameters): string {
  return resultsPath + writeSearchAddress(search);
}

/** The non-empty values that the search accepts, each trimmed, in the order of the interface. */
export function usableValues(valueOf: (parameter: SearchParameter) => string | null | undefined): SearchParameters {
  const usable: SearchParameters = {};
  for (const parameter of rememberedParameters) {
    const value = valueOf(parameter)?.trim();
    if (value && isSearchValue(parameter, value)) usable[parameter] = value;
  }
  return usable;
}

export function isEmptySearch(search: SearchParameters): boolean {
  return !rememberedParameters.some((parameter) => search[parameter]?.trim());
}
