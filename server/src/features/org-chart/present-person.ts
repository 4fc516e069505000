import { displayName } from '@directory/contract';
import type { ChartPerson, PersonSummary } from '@directory/contract';
import type { ReportingLine } from '../../people/reporting-line/reporting-line.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import type { SearchablePeople } from '../../people/search-index/searchable-people.ts';

export interface ChartDependencies {
  readonly line: ReportingLine;
  readonly people: SearchablePeople;
  /** The summary of a person for a list; undefined for leavers and unknown ids. */
  readonly summary: (id: number) => PersonSummary | undefined;
  readonly idOfLogin: (login: string) => number | undefined;
  /** The id of the leaver with that login. Queries the database. */
  readonly findLeaver: (login: string) => Promise<number | undefined>;
  readonly trail: ReadingTrail;
}

/** A person as shown on a card of the chart. */
export function chartPerson(id: number, { line, people, summary }: ChartDependencies): ChartPerson {
  const { person, directReports, headcount, assistant } = line.get(id);
  const assisting = assistant === undefined ? undefined : people.summary(assistant);
  return {
    ...(summary(id) ?? nameOnly(person)),
    C_groupIdentifier: person.C_groupIdentifier,
    C_distinguishedName: person.C_distinguishedName,
    directReports,
    headcount,
    assistantUserId: assisting?.login ?? '',
    assistantName: assisting === undefined ? '' : displayName(assisting),
  };
}

/** All people whom the cards of these people show: themselves and their assistants. */
export function peopleOnCards(ids: readonly number[], line: ReportingLine): number[] {
  const assistants = ids.map((id) => line.get(id).assistant).filter((assistant) => assistant !== undefined);
  return [...ids, ...assistants];
}

/** Used for a new person who is already in the reporting line but not yet in the people index. */
function nameOnly({
  login,
  firstName,
  lastName,
}: {
  login: string;
  firstName: string;
  lastName: string;
}): PersonSummary {
  return {
    login,
    firstName,
    lastName,
    title: '',
    email: '',
    organization: '',
    city: '',
    C_countryname: '',
    countryCode: '',
    gbuName: '',
    photo: '',
  };
}
