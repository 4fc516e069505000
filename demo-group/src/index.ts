export { generatePeople, demoSeed } from './generate-people.ts';
export type { GroupRequest } from './generate-people.ts';
export { peopleFileColumns } from './generated-person.ts';
export type { GeneratedPerson, PeopleFileColumn } from './generated-person.ts';
export { csvHeading, csvRow } from './people-file.ts';
export { demoAdministrators, demoPeople, demoRules } from './demo-settings.ts';
export type { DemoAddress, DemoAddresses, DemoPerson, DemoRules, DemoSelfServiceRule } from './demo-settings.ts';
export type { DemoTrait } from './curated-people.ts';
