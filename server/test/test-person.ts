import { aboutMeFields, defaultChartChoice, emptyAboutMe } from '@directory/contract';
import { chartRule } from '../src/people/rules/people-rules.ts';
import { noValues } from '../src/people/person.ts';
import type { Person } from '../src/people/person.ts';

/** A person as the store returns it, with the default rules and no hidden fields. */
export function testPerson(values: Partial<Person> & Pick<Person, 'id'>): Person {
  const { isOnChart, isOrganizationLeftOut } = chartRule(defaultChartChoice);
  const fields = { ...noValues, ...values };
  const person: Person = {
    otherNames: [],
    aboutMe: emptyAboutMe,
    aboutMeFields,
    turnedOffAboutMe: [],
    hasNameRecordings: true,
    employeeNumber: '',
    feedEmail: fields.email,
    photoVersion: '',
    hasOwnPhoto: false,
    version: 1,
    leftAt: null,
    feed: 'test',
    isOnChart: isOnChart(fields),
    isManagerShown: !isOrganizationLeftOut(fields),
    hiddenFields: [],
    hiddenByRules: [],
    sources: () => new Map(),
    ...fields,
    revealed: () => person,
  };
  return person;
}
