import { importFile } from '../../../attack/src/harness/import-file.ts';
import type { Node } from './node.ts';
import { keeper } from './node.ts';
import type { Requests } from './requests.ts';

type Row = Readonly<Record<string, string>>;

/** Login of a person who edits their own profile. */
export const writerLogin = (number: number) => `writer.${number}@group.example`;
export const runFeed = 'contractors';
const staffFeed = 'staff';

/** Imports the people who edit their profiles, and the administrator. */
export async function addStaff(requests: Requests, writers: number): Promise<void> {
  const staff = Array.from({ length: writers }, (_, number) => row(writerLogin(number), 'Writer', `Staff${number}`));
  await importFile(requests.asKeeper, staffFeed, 'csv', csvOf([row(keeper, 'Keeper', 'Keeper'), ...staff]));
}

/** A file of the feed that is imported repeatedly. The titles of its people contain the number of the run. */
export function runFile(run: number, size: number): Buffer {
  const people = Array.from({ length: size }, (_, number) => ({
    ...row(`contractor.${number}@group.example`, 'Contractor', `Outside${number}`),
    title: titleOfRun(run),
  }));
  return csvOf(people);
}

export const titleOfRun = (run: number) => `Run ${run}`;

/** Creates an API token that can read everybody from the database, and returns its secret. */
export async function makeApiToken({ requests }: Pick<Node, 'requests'>): Promise<{ id: number; secret: string }> {
  const body = { name: 'checks', scopes: ['people'], days: 30, peoplePerDay: 10_000_000 };
  const { status, json, problem } = await requests.send(keeper, 'POST', '/api/admin/api-tokens', body);
  if (status !== 200) throw new Error(`An API token was answered with ${status} ${problem} ${JSON.stringify(json)}.`);
  const { token, secret } = json as { token: { id: number }; secret: string };
  return { id: token.id, secret };
}

export interface ReadPerson {
  readonly login: string;
  readonly title: string;
  readonly linkedInURI: string;
  readonly xURI: string;
}

/** Reads everybody from the database. */
export async function readEverybody(requests: Requests, secret: string): Promise<readonly ReadPerson[]> {
  const everybody: ReadPerson[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { status, json } = await requests.sendWith(secret, 'GET', `/api/people?limit=500&after=${after}`);
    if (status !== 200) throw new Error(`The list of people was answered with ${status}.`);
    const page = json as { people: ReadPerson[]; next: number | null };
    everybody.push(...page.people);
    after = page.next;
  }
  return everybody;
}

function row(login: string, firstName: string, lastName: string): Row {
  return { login, firstName, lastName, title: 'Tester', email: login, userType: 'I', city: 'Lyon' };
}

function csvOf(rows: readonly Row[]): Buffer {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((person) => columns.map((column) => person[column] ?? '').join(','));
  return Buffer.from([columns.join(','), ...lines].join('\n'));
}
