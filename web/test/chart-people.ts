import type { ChartPerson } from '@directory/contract';

/** A person on the chart. By default, all values are derived from the login. */
export function chartPersonNamed(login: string, more: Partial<ChartPerson> = {}): ChartPerson {
  const name = login.split('@')[0] ?? login;
  return {
    login,
    firstName: 'Person',
    lastName: name,
    title: 'Engineer',
    email: `${name.toLowerCase()}@mail.example`,
    organization: 'Engines Ltd',
    city: 'Paris',
    C_countryname: 'France',
    countryCode: 'FR',
    gbuName: 'Brazil',
    photo: '',
    C_groupIdentifier: name.toUpperCase(),
    C_distinguishedName: '',
    directReports: 0,
    headcount: more.directReports ?? 0,
    assistantUserId: '',
    assistantName: '',
    ...more,
  };
}
