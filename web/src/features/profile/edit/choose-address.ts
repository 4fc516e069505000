import { zipCodeFollows, type AllowedAddress, type Profile } from '@directory/contract';

/** The parts of an address in a business unit's list, from the widest to the narrowest. */
const addressFields = ['C_countryname', 'city', 'zipCode', 'streetAddress', 'C_houseIdentifier'] as const;
export type AddressField = (typeof addressFields)[number];
export type Address = Readonly<Record<AddressField, string>>;

/** The parts that the user chooses; the zip code is derived from them. */
export type ChosenAddressField = Exclude<AddressField, 'zipCode'>;

export function isAddressField(field: string): field is AddressField {
  return (addressFields as readonly string[]).includes(field);
}

/**
 * The addresses that can be reached by changing only the `changeable` parts: the other parts must match the current address. The zip code
 * is derived from the chosen parts.
 */
export function reachableAddresses(
  allowed: readonly AllowedAddress[],
  current: Pick<Profile, AddressField>,
  changeable: ReadonlySet<string>,
): AllowedAddress[] {
  const isZipCodeFree = zipCodeFollows.some((part) => changeable.has(part));
  const isFree = (field: AddressField) => changeable.has(field) || (field === 'zipCode' && isZipCodeFree);
  return allowed.filter((address) =>
    addressFields.every((field) => isFree(field) || address[field] === current[field]),
  );
}

/**
 * The choices of each part: all countries; the cities of the country; the streets of the city; the sites of the city.
 * @param siteStreet limits the sites to those of one street; empty for all sites of the city
 */
export function addressChoices(
  addresses: readonly AllowedAddress[],
  chosen: Address,
  siteStreet = '',
): Record<ChosenAddressField, string[]> {
  const inCountry = addresses.filter((address) => address.C_countryname === chosen.C_countryname);
  const inCity = inCountry.filter((address) => address.city === chosen.city);
  const forSites = inCity.filter((address) => siteStreet === '' || address.streetAddress === siteStreet);
  const distinct = (rows: readonly AllowedAddress[], field: AddressField) => [
    ...new Set(rows.map((address) => address[field]).filter(Boolean)),
  ];
  return {
    C_countryname: distinct(addresses, 'C_countryname'),
    city: distinct(inCountry, 'city'),
    streetAddress: distinct(inCity, 'streetAddress'),
    C_houseIdentifier: distinct(forSites, 'C_houseIdentifier'),
  };
}

/** The parts that are still to be chosen: those that are empty in an address that is not on the list. */
export function missingParts(addresses: readonly AllowedAddress[], chosen: Address): ChosenAddressField[] {
  if (addresses.some((address) => addressFields.every((field) => address[field] === chosen[field]))) return [];
  return addressFields.filter((field) => field !== 'zipCode').filter((field) => chosen[field] === '');
}

/**
 * Returns the complete address after one part was chosen. A country clears all other parts. A city clears street and site, and sets the zip
 * code of its first address. A street clears a site on another street. A site with a single address fills the rest; a site with several
 * clears a street that is not one of them.
 */
export function chooseAddress(
  addresses: readonly AllowedAddress[],
  chosen: Address,
  field: ChosenAddressField,
  value: string,
): Address {
  const next = { ...chosen, [field]: value };
  const inCity = addresses.filter(
    (address) => address.C_countryname === next.C_countryname && address.city === next.city,
  );
  switch (field) {
    case 'C_countryname':
      return { ...next, city: '', zipCode: '', streetAddress: '', C_houseIdentifier: '' };
    case 'city':
      return { ...next, zipCode: inCity[0]?.zipCode ?? '', streetAddress: '', C_houseIdentifier: '' };
    case 'streetAddress':
      return atStreet(inCity, next);
    case 'C_houseIdentifier':
      return atSite(inCity, next);
  }
}

function atStreet(inCity: readonly AllowedAddress[], next: Address): Address {
  const inStreet = inCity.filter((address) => address.streetAddress === next.streetAddress);
  const hasSite = inStreet.some((address) => address.C_houseIdentifier === next.C_houseIdentifier);
  return {
    ...next,
    zipCode: inStreet[0]?.zipCode ?? next.zipCode,
    C_houseIdentifier: hasSite ? next.C_houseIdentifier : '',
  };
}

function atSite(inCity: readonly AllowedAddress[], next: Address): Address {
  const ofSite = inCity.filter((address) => address.C_houseIdentifier === next.C_houseIdentifier);
  const inStreet = ofSite.filter((address) => address.streetAddress === next.streetAddress);
  const [only, another] = inStreet.length > 0 ? inStreet : ofSite;
  if (only === undefined) return next;
  return another === undefined ? addressOf(only) : { ...next, streetAddress: '' };
}

function addressOf({ C_countryname, city, zipCode, streetAddress, C_houseIdentifier }: AllowedAddress): Address {
  return { C_countryname, city, zipCode, streetAddress, C_houseIdentifier };
}
