import { displayName } from '@directory/contract';
import type { ChartPerson, PersonSummary } from '@directory/contract';
import type { ReportingLine } from '../../people/reporting-line.ts';
import type { SearchablePeople } from '../../people/searchable-people.ts';

export interface ChartDependencies {
  readonly line: ReportingLine;
  readonly people: SearchablePeople;
  /** What a list shows of a person; undefined for leavers and unknown ids. */
  readonly summary: (id: number) => PersonSummary | undefined;
  readonly idOfLogin: (login: string) => number | undefined;
  /** Whether the person with that login has left. Asks the database. */
  readonly hasLeft: (login: string) => Promise<boolean>;
}

/** Somebody who is on the chart, as a card shows them. */
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

/** For the moment in which the people index does not know somebody whom the reporting line knows. */
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
