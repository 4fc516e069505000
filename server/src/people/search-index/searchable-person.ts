import { profileFields, selfServiceDomain } from '@directory/contract';
import type { IndexedPerson } from '@directory/people-index';
import type { Person } from '../person.ts';
import type { References } from '../reference-lists.ts';

/** Converts a person to the input of the people index. Codes are replaced by the names that users type. */
export function searchablePerson(person: Person, references: References): IndexedPerson {
  const unit = references.businessUnit.get(person.division);
  const gbuCode = person.C_msDSCloudExtensionAttribute3;
  return {
    id: person.id,
    login: person.login,
    firstName: person.firstName,
    lastName: person.lastName,
    otherNames: person.otherNames,
    email: person.email,
    groupIdentifier: person.C_groupIdentifier,
    phones: [person.primaryPhone, person.mobilePhone, person.C_ipPhone].filter(Boolean),
    title: person.title,
    company: person.organization,
    entity: unit === undefined ? person.division : entityName(unit),
    city: person.city,
    site: person.C_houseIdentifier,
    state: person.state,
    country: references.countryOf(person.C_countryname)?.id ?? '',
    gbuCode,
    gbuName: references.gbu.get(gbuCode)?.Name ?? gbuCode,
    topics: person.aboutMe.topics,
    jobFamily: person.C_businessCategory,
    domain: selfServiceDomain(person),
    employeeType: person.userType === 'E' ? 'E' : 'I',
    photoVersion: person.photoVersion,
    rank: completeness(person),
  };
}

/** The name of a business unit in the people index. */
export function entityName(unit: { name: string; shortName: string }): string {
  return unit.name === unit.shortName ? unit.name : `${unit.shortName} ${unit.name}`;
}

/** 0 to 255, higher for a more complete profile. A photo counts as much as three fields, and being internal as much as four. */
function completeness(person: Person): number {
  const filled = profileFields.filter((field) => person[field] !== '').length;
  return Math.min(255, filled * 6 + (person.photoVersion === '' ? 0 : 18) + (person.userType === 'E' ? 0 : 24));
}
