import { zipCodeFollows, type AllowedAddress, type Profile } from '@directory/contract';

/** The parts of an address that a unit's list holds, from the widest to the narrowest. */
export const addressFields = ['C_countryname', 'city', 'zipCode', 'streetAddress', 'C_houseIdentifier'] as const;
export type AddressField = (typeof addressFields)[number];
export type Address = Readonly<Record<AddressField, string>>;

/** The parts that somebody chooses; the zip code follows. */
export type ChosenAddressField = Exclude<AddressField, 'zipCode'>;

export function isAddressField(field: string): field is AddressField {
  return (addressFields as readonly string[]).includes(field);
}

/**
 * The addresses that somebody can reach who may change only `changeable` parts: the others have to be as they are. The zip
 * code goes with what was chosen.
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
 * What each part offers: countries all; cities of the country; streets of the city; sites of the street or, before one is
 * chosen, of the city.
 */
export function addressChoices(
  addresses: readonly AllowedAddress[],
  chosen: Address,
): Record<ChosenAddressField, string[]> {
  const inCountry = addresses.filter((address) => address.C_countryname === chosen.C_countryname);
  const inCity = inCountry.filter((address) => address.city === chosen.city);
  const inStreet = inCity.filter(
    (address) => chosen.streetAddress === '' || address.streetAddress === chosen.streetAddress,
  );
  const distinct = (rows: readonly AllowedAddress[], field: AddressField) => [
    ...new Set(rows.map((address) => address[field]).filter(Boolean)),
  ];
  return {
    C_countryname: distinct(addresses, 'C_countryname'),
    city: distinct(inCountry, 'city'),
    streetAddress: distinct(inCity, 'streetAddress'),
    C_houseIdentifier: distinct(inStreet, 'C_houseIdentifier'),
  };
}

/**
 * The whole address after one part was chosen. A country clears what stands below it; a city clears the street and the site
 * and sets the zip code of its first address; a street clears a site that it has not; a site that names one address alone
 * fills the rest.
 */
export function chooseAddress(
  addresses: readonly AllowedAddress[],
  chosen: Address,
  field: ChosenAddressField,
  value: string,
): Address {
  const next = { ...chosen, [field]: value };
  if (field === 'C_countryname') return { ...next, city: '', zipCode: '', streetAddress: '', C_houseIdentifier: '' };
  const inCity = addresses.filter(
    (address) => address.C_countryname === next.C_countryname && address.city === next.city,
  );
  if (field === 'city') return { ...next, zipCode: inCity[0]?.zipCode ?? '', streetAddress: '', C_houseIdentifier: '' };
  if (field === 'streetAddress') {
    const inStreet = inCity.filter((address) => address.streetAddress === value);
    const hasSite = inStreet.some((address) => address.C_houseIdentifier === next.C_houseIdentifier);
    return {
      ...next,
      zipCode: inStreet[0]?.zipCode ?? next.zipCode,
      C_houseIdentifier: hasSite ? next.C_houseIdentifier : '',
    };
  }
  const inStreet = inCity.filter(
    (address) => next.streetAddress === '' || address.streetAddress === next.streetAddress,
  );
  const [only, another] = inStreet.filter((address) => address.C_houseIdentifier === value);
  return only !== undefined && another === undefined ? addressOf(only) : next;
}

function addressOf({ C_countryname, city, zipCode, streetAddress, C_houseIdentifier }: AllowedAddress): Address {
  return { C_countryname, city, zipCode, streetAddress, C_houseIdentifier };
}
