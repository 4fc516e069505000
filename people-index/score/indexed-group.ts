import type { GeneratedPerson } from '@directory/demo-group';
import { generatePeople } from '@directory/demo-group';
import type { IndexedPerson } from '../src/index.ts';
import type { ScoredPerson } from './score-query.ts';

/** Seed of the group that score and benchmarks use. */
const seed = 2026;

/** The generated group as documents of the index, each with its naming culture. Ids count from 1. */
export function scoredGroup(count: number): ScoredPerson[] {
  const group: ScoredPerson[] = [];
  for (const person of generatePeople({ count, seed })) {
    group.push({ person: indexedPerson(group.length + 1, person), culture: person.culture });
  }
  return group;
}

/** The indexed form of a generated person. The rank is the number of complete profile fields, times 40. */
export function indexedPerson(id: number, person: GeneratedPerson): IndexedPerson {
  const filled = [person.title, person.email, person.primaryPhone || person.mobilePhone, person.city, person.jpegPhoto];
  return {
    id,
    login: person.login,
    firstName: person.firstName,
    lastName: person.lastName,
    otherNames: person.otherNames,
    topics: [],
    email: person.email,
    groupIdentifier: person.C_groupIdentifier,
    phones: [person.primaryPhone, person.mobilePhone, person.C_ipPhone, person.C_facsimileTelephoneNumber].filter(
      (phone) => phone !== '',
    ),
    title: person.title,
    company: person.organization,
    entity: person.division,
    city: person.city,
    site: person.C_houseIdentifier,
    state: person.state,
    country: person.C_countryname,
    gbuCode: person.C_msDSCloudExtensionAttribute3,
    gbuName: person.C_msDSCloudExtensionAttribute3,
    jobFamily: person.C_businessCategory,
    domain: person.C_distinguishedName === '' ? '' : (/DC=([^,]+)/.exec(person.C_distinguishedName)?.[1] ?? ''),
    employeeType: person.userType === 'E' ? 'E' : 'I',
    photoVersion: person.jpegPhoto === '' ? '' : String(id % 10),
    rank: filled.filter((value) => value !== '').length * 40,
  };
}
