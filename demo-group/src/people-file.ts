import { peopleFileColumns } from './generated-person.ts';
import type { GeneratedPerson } from './generated-person.ts';

const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  return text !== '' && needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first line of a people file, without its line end. */
export const csvHeading = peopleFileColumns.join(',');

/**
 * Formats a line of a people file (RFC 4180), without its line end. Other names are joined by `|`. The columns are written out instead of
 * iterated over, since property access by a variable name takes twice as long.
 */
export function csvRow(person: GeneratedPerson): string {
  return (
    cell(person.login) +
    ',' +
    cell(person.firstName) +
    ',' +
    cell(person.lastName) +
    ',' +
    cell(person.otherNames.join('|')) +
    ',' +
    cell(person.title) +
    ',' +
    cell(person.email) +
    ',' +
    cell(person.division) +
    ',' +
    cell(person.organization) +
    ',' +
    cell(person.userType) +
    ',' +
    cell(person.isEntraCloudManaged) +
    ',' +
    cell(person.preferredLanguage) +
    ',' +
    cell(person.primaryPhone) +
    ',' +
    cell(person.mobilePhone) +
    ',' +
    cell(person.C_ipPhone) +
    ',' +
    cell(person.C_facsimileTelephoneNumber) +
    ',' +
    cell(person.C_assistant) +
    ',' +
    cell(person.manager) +
    ',' +
    cell(person.C_groupIdentifier) +
    ',' +
    cell(person.C_businessCategory) +
    ',' +
    cell(person.C_countryname) +
    ',' +
    cell(person.city) +
    ',' +
    cell(person.zipCode) +
    ',' +
    cell(person.streetAddress) +
    ',' +
    cell(person.state) +
    ',' +
    cell(person.C_houseIdentifier) +
    ',' +
    cell(person.C_physicalDeliveryOfficeName) +
    ',' +
    cell(person.linkedInURI) +
    ',' +
    cell(person.xURI) +
    ',' +
    cell(person.C_distinguishedName) +
    ',' +
    cell(person.C_msDSCloudExtensionAttribute2) +
    ',' +
    cell(person.C_msDSCloudExtensionAttribute3) +
    ',' +
    cell(person.jpegPhoto)
  );
}
