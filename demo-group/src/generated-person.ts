/** The columns of a people file, in order. */
export const peopleFileColumns = [
  'login',
  'firstName',
  'lastName',
  'otherNames',
  'title',
  'email',
  'division',
  'organization',
  'userType',
  'isEntraCloudManaged',
  'preferredLanguage',
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'C_assistant',
  'manager',
  'C_groupIdentifier',
  'C_businessCategory',
  'C_countryname',
  'city',
  'zipCode',
  'streetAddress',
  'state',
  'C_houseIdentifier',
  'C_physicalDeliveryOfficeName',
  'linkedInURI',
  'xURI',
  'C_distinguishedName',
  'C_msDSCloudExtensionAttribute2',
  'C_msDSCloudExtensionAttribute3',
  'jpegPhoto',
] as const;

export type PeopleFileColumn = (typeof peopleFileColumns)[number];

/**
 * One person of the demo group. Every column is text, empty when unknown, except the list `otherNames`.
 * `jpegPhoto` is `drawn woman` or `drawn man` if a portrait is to be drawn. `culture` is the naming culture that the name
 * was drawn from: it is not a column; the search score uses it.
 */
export type GeneratedPerson = Record<Exclude<PeopleFileColumn, 'otherNames'>, string> & {
  otherNames: string[];
  culture: string;
};
