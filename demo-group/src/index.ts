export { generatePeople, demoSeed } from './generate-people.ts';
export type { GroupRequest } from './generate-people.ts';
export { peopleFileColumns } from './generated-person.ts';
export type { GeneratedPerson, PeopleFileColumn } from './generated-person.ts';
export { csvHeading, csvRow } from './people-file.ts';
