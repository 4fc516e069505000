import type { IndexedPerson } from '../src/index.ts';

/** A person about whom nothing is known. Tests fill in the fields that matter to them. */
export const emptyPerson: Omit<IndexedPerson, 'id'> = {
  login: '',
  firstName: '',
  lastName: '',
  otherNames: [],
  email: '',
  groupIdentifier: '',
  phones: [],
  title: '',
  company: '',
  entity: '',
  city: '',
  site: '',
  country: '',
  gbuCode: '',
  gbuName: '',
  topics: [],
  jobFamily: '',
  domain: '',
  employeeType: 'I',
  photoVersion: '',
  rank: 0,
};
