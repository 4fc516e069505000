import { hideableFields, isHideableValue } from '@directory/contract';
import { csvHeading, csvRow, demoSeed, generatePeople } from '@directory/demo-group';
import { importFile } from './import-file.ts';
import { logins } from './target.ts';
import type { CallerName, Target } from './target.ts';

/** A canary: a value that only some callers may see. */
export interface Marker {
  readonly value: string;
  readonly meaning: string;
  /** Callers who may see it. */
  readonly readers: readonly (CallerName | 'scim-client' | 'api-token')[];
}

export interface PlantedData {
  readonly markers: readonly Marker[];
  /** Logins that every attack may use. */
  readonly planted: readonly string[];
  /** Some people of the generated group. */
  readonly people: readonly { readonly login: string; readonly lastName: string }[];
  /** Hides the fields again if a request of an administrator has removed the rule. Returns whether that was needed. */
  restore(target: Target): Promise<boolean>;
}

export const hiddenLogin = 'hidden.person@group.example';
export const cardLogin = 'card.person@group.example';
export const leftLogin = 'left.person@group.example';
const hiddenFeed = 'hidden';

const markers = {
  hidden: { value: 'Zqhiddenvalue', meaning: 'a hidden value', readers: ['administrator'] },
  left: { value: 'Zqleavervalue', meaning: "a leaver's value", readers: ['administrator'] },
  shown: {
    value: 'Zqshownvalue',
    meaning: 'a value for signed-in users',
    readers: ['stranger', 'person', 'leaver', 'administrator', 'api-token'],
  },
  scim: { value: 'Zqscimattribute', meaning: 'a SCIM attribute that is not shown', readers: ['scim-client'] },
  password: { value: 'Zqscimpassword', meaning: 'a password that a SCIM client sent', readers: [] },
} as const satisfies Record<string, Marker>;

type Row = Readonly<Record<string, string>>;

/** Fills an empty directory over HTTP, as an administrator, with a group of people and values that not everybody may see. */
export async function plant(target: Target, count: number): Promise<PlantedData> {
  const people = [...generatePeople({ count, seed: demoSeed })];
  const group = [csvHeading, ...people.map((one) => csvRow(one))].join('\n');
  await importFile(target, 'group', 'csv', Buffer.from(group));
  await importFile(target, hiddenFeed, 'csv', csvOf([hiddenPerson()]));
  const present = [
    person(logins.person, 'Caller'),
    person(logins.administrator, 'Administrator'),
    person(logins.keeper, 'Keeper'),
    { ...person(cardLogin, 'Card'), city: markers.shown.value },
  ];
  const leavers = [person(logins.leaver, 'Leaver'), leftPerson()];
  await importFile(target, 'planted', 'csv', csvOf([...present, ...leavers]));
  await importFile(target, 'planted', 'csv', csvOf(present));
  const plantedData: PlantedData = {
    markers: Object.values(markers),
    planted: [hiddenLogin, cardLogin, leftLogin, logins.person, logins.leaver, logins.stranger],
    people: people.slice(0, 500).map(({ login, lastName }) => ({ login, lastName })),
    restore: restoreRule,
  };
  await plantedData.restore(target);
  await plantScimUser(target);
  return plantedData;
}

async function restoreRule(target: Target): Promise<boolean> {
  const { json } = await target.call('keeper', 'GET', '/api/admin/hiding-rules');
  const rules = json as { id: number; scope: string; value: string; fields: string[] }[];
  const known = rules.find(({ scope, value }) => scope === 'feed' && value === hiddenFeed);
  if (known?.fields.length === hideableFields.length) return false;
  const fields = hideableFields;
  const { status } =
    known === undefined
      ? await target.call('keeper', 'POST', '/api/admin/hiding-rules', { scope: 'feed', value: hiddenFeed, fields })
      : await target.call('keeper', 'PUT', `/api/admin/hiding-rules/${known.id}`, { fields });
  if (status !== 200) throw new Error(`the hiding rule was answered with ${status}`);
  return true;
}

/** Adds a SCIM user with attributes that are not profile fields, which only the SCIM client may see. */
async function plantScimUser(target: Target): Promise<void> {
  const body = { name: 'planting', scope: 'write' };
  const { json } = await target.call('keeper', 'POST', '/api/admin/scim-tokens', body);
  const { secret } = json as { secret: string };
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'scim.person@group.example',
    name: { givenName: 'Scim', familyName: 'Person' },
    profileUrl: `https://profiles.example/${markers.scim.value}`,
    password: markers.password.value,
  };
  const answer = await target.send({
    method: 'POST',
    target: '/scim/v2/Users',
    headers: [
      ['Authorization', `Bearer ${secret}`],
      ['Content-Type', 'application/scim+json'],
    ],
    body: Buffer.from(JSON.stringify(user)),
  });
  if (answer.status !== 201) throw new Error(`a SCIM user was answered with ${answer.status}`);
}

function person(login: string, lastName: string): Row {
  return { login, firstName: 'Planted', lastName, title: 'Tester', email: login, userType: 'I', city: 'Lyon' };
}

function hiddenPerson(): Row {
  const texts = hideableFields.filter(
    (field) => isHideableValue(field) && /title|organization|city|state|street|house|office/i.test(field),
  );
  const hidden = Object.fromEntries(texts.map((field) => [field, markers.hidden.value]));
  return { ...person(hiddenLogin, 'Hidden'), ...hidden, email: `${markers.hidden.value}@group.example` };
}

function leftPerson(): Row {
  const { value } = markers.left;
  return {
    ...person(leftLogin, 'Left'),
    title: value,
    city: value,
    organization: value,
    email: `${value}@group.example`,
  };
}

function csvOf(rows: readonly Row[]): Buffer {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
  return Buffer.from([columns.join(','), ...lines].join('\n'));
}
