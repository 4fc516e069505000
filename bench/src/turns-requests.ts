import { setTimeout as pause } from 'node:timers/promises';
import { pieceLimit } from '@directory/contract';
import { csvHeading, csvRow, demoPeople, demoSeed, generatePeople } from '@directory/demo-group';
import { craftedJpeg } from '../../server/test/crafted-jpeg.ts';

/** Sends a request as an administrator, and reads the complete response. */
export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A measured operation: its name and its requests. Returns the status of the response. */
export type Measured = readonly [name: string, run: (send: Send) => Promise<number>];

const addresses = 100_000;
/** Number of imported people, whose file has 31 MB. */
const imported = 82_000;
const reports = 1000;
const bytes = { 'content-type': 'application/octet-stream' };
const scim = { 'content-type': 'application/scim+json' };
const chartOfManager = '/api/org-chart?userId=bigboss%40group.example';
const [me] = demoPeople;
const login = encodeURIComponent(me?.login ?? '');

/** The heavy requests, in an order in which each finds the data that it needs. */
export const measured: readonly Measured[] = [
  get('configuration', '/api/configuration'),
  get('OpenAPI description', '/api/openapi.json'),
  get('reference lists', '/api/reference-lists'),
  get('search, 1000 rows', '/api/users?limit=1000'),
  get('search, name and filter', '/api/users?globalQuery=maria&limit=1000'),
  get('own profile', '/api/get-user-profile'),
  get('profile sources', `/api/profile-sources?userId=${login}`),
  get('contact file', `/api/contact-card?userId=${login}`),
  get('photo', '/api/get-user-photo'),
  [
    'photo upload',
    (send) => statusOf(send('PUT', '/api/update-user-photo', dataAddress(craftedJpeg({ width: 5000, height: 5000 })))),
  ],
  ['photo upload of 4 MB', (send) => statusOf(send('PUT', '/api/update-user-photo', dataAddress(paddedPhoto())))],
  [
    'card on, with preview',
    async (send) => {
      const off = await statusOf(send('POST', '/api/public-profile', { fields: [] }));
      return Math.max(off, await statusOf(send('GET', '/api/public-profile')));
    },
  ],
  get('chart', '/api/org-chart'),
  get('chart file, everybody', '/api/org-chart/file?language=en'),
  get('chart setting', '/api/admin/chart-setting'),
  [
    'chart preview',
    (send) =>
      statusOf(
        send('POST', '/api/admin/chart-setting/preview', {
          userTypes: ['I', 'Agent'],
          mode: 'except',
          organizations: [],
        }),
      ),
  ],
  [
    'address list, add 100 000',
    (send) =>
      statusOf(send('POST', '/api/admin/buAddresses', { bu: 'BU29', allowedAddresses: addressList(addresses) })),
  ],
  [
    'address list, change 100 000',
    (send) =>
      statusOf(send('PUT', '/api/admin/buAddresses', { bu: 'BU29', allowedAddresses: addressList(addresses - 1) })),
  ],
  get('address list, for administrators', '/api/admin/buAddresses/BU29'),
  get('address lists, summary', '/api/admin/buAddresses'),
  get('addresses of a unit', '/api/addresses?bu=BU29'),
  get('addresses of all units', '/api/addresses'),
  ['addresses of a unit, 40 at once', parallel(40, '/api/addresses?bu=BU29')],
  ['addresses of all units, 40 at once', parallel(40, '/api/addresses')],
  ['address list, remove', (send) => statusOf(send('DELETE', '/api/admin/buAddresses/BU29'))],
  [
    'data quality, compute',
    async (send) => {
      await send('POST', '/api/admin/data-quality');
      for (;;) {
        const { status, body } = await send('GET', '/api/admin/data-quality');
        const { progress } = JSON.parse(body.toString()) as { progress: unknown };
        if (progress === null || status !== 200) return status;
        await new Promise((resume) => setTimeout(resume, 100));
      }
    },
  ],
  get('data quality, units', '/api/admin/data-quality/units?kind=without-manager&by=businessUnit&limit=100'),
  get('data quality, file', '/api/admin/data-quality/export?language=en&by=businessUnit'),
  get('hiding rules', '/api/admin/hiding-rules'),
  get('hiding groups', '/api/admin/hiding-groups?scope=organization'),
  get('people with hidden fields', '/api/admin/people-with-hidden-fields'),
  [
    '100 organization rules',
    async (send) => {
      let worst = 0;
      for (let index = 0; index < 100; index++)
        worst = Math.max(
          worst,
          await statusOf(
            send('POST', '/api/admin/selfServiceOrganizations', {
              organization: `ORG${String(index).padStart(4, '0')}`,
              primaryPhone: true,
            }),
          ),
        );
      return worst;
    },
  ],
  get('organization rules', '/api/admin/selfServiceOrganizations'),
  get('rule suggestions', '/api/admin/rule-suggestions?kind=organizations'),
  ['200 address lists with long texts', longLists],
  get('audit log', '/api/admin/audit?limit=200'),
  get('audit file', '/api/admin/audit-export?language=en'),
  get('feed runs', '/api/admin/feed-runs'),
  get('feeds', '/api/admin/feeds'),
  ['JSON of 90 000 names, rejected', (send) => rejected(send('PUT', '/api/update-user-photo', manyNames()))],
  ['upload of 2 MB of blank lines', (send) => upload(send, Buffer.from(`${csvHeading}\n${'\n'.repeat(2_000_000)}`))],
  [
    'preview of 2 MB of blank lines',
    (send) => statusOf(send('POST', `/api/admin/uploads/${uploaded}/preview`, { feed: 'file', kind: 'csv' })),
  ],
  ['upload of 31 MB', (send) => upload(send, peopleFile())],
  [
    'preview of 31 MB',
    (send) => statusOf(send('POST', `/api/admin/uploads/${uploaded}/preview`, { feed: 'file', kind: 'csv' })),
  ],
  [
    'preview of 31 MB in another encoding',
    (send) =>
      statusOf(
        send('POST', `/api/admin/uploads/${uploaded}/preview`, {
          feed: 'file',
          kind: 'csv',
          options: { encoding: 'windows-1252' },
        }),
      ),
  ],
  [
    'trial import of 31 MB',
    (send) =>
      statusOf(send('POST', `/api/admin/uploads/${uploaded}/import`, { feed: 'file', kind: 'csv', isDryRun: true })),
  ],
  [
    'import of 31 MB',
    (send) =>
      statusOf(
        send('POST', `/api/admin/uploads/${uploaded}/import`, {
          feed: 'file',
          kind: 'csv',
          isDryRun: false,
          acceptsRemovals: true,
        }),
      ),
  ],
  // It takes longer than the import waits for it.
  ['the imported people come into memory', untilImported],
  get('page of 1000 direct reports', `/api/get-users-by-manager?manager=${encodeURIComponent('bigboss')}`),
  get('chart of their manager', chartOfManager),
];

let uploaded = '';
let scimToken = '';

/** Requests of SCIM, which has its own tokens. */
export const measuredScim: readonly Measured[] = [
  [
    'SCIM token',
    async (send) => {
      const { status, body } = await send('POST', '/api/admin/scim-tokens', { name: 'bench', scope: 'write' });
      scimToken = (JSON.parse(body.toString()) as { secret: string }).secret;
      return status;
    },
  ],
  [
    'SCIM list',
    (send) => statusOf(send('GET', '/scim/v2/Users?count=1000', undefined, { authorization: `Bearer ${scimToken}` })),
  ],
  [
    'SCIM bulk',
    (send) => statusOf(send('POST', '/scim/v2/Bulk', bulk(), { ...scim, authorization: `Bearer ${scimToken}` })),
  ],
  [
    'SCIM list after bulk',
    (send) => statusOf(send('GET', '/scim/v2/Users?count=1000', undefined, { authorization: `Bearer ${scimToken}` })),
  ],
  [
    'SCIM users with photos of 4 MB',
    async (send) => {
      let worst = 0;
      for (let index = 0; index < 4; index++)
        worst = Math.max(
          worst,
          await statusOf(
            send('POST', '/scim/v2/Users', withPhoto(index), { ...scim, authorization: `Bearer ${scimToken}` }),
          ),
        );
      return worst;
    },
  ],
  [
    'SCIM list of users with photos',
    (send) =>
      statusOf(
        send('GET', '/scim/v2/Users?sortBy=meta.created&sortOrder=descending', undefined, {
          authorization: `Bearer ${scimToken}`,
        }),
      ),
  ],
  [
    'SCIM filter',
    (send) =>
      statusOf(
        send('GET', `/scim/v2/Users?filter=${encodeURIComponent('title co "a"')}&count=1000`, undefined, {
          authorization: `Bearer ${scimToken}`,
        }),
      ),
  ],
];

function bulk() {
  const Operations = Array.from({ length: 100 }, (_, index) => ({
    method: 'POST',
    path: '/Users',
    bulkId: `b${index}`,
    data: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: `scim${index}@group.example`,
      name: { givenName: 'Scim', familyName: `User ${index}` },
      active: true,
    },
  }));
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'], Operations };
}

function get(name: string, path: string): Measured {
  return [name, (send) => statusOf(send('GET', path))];
}

function parallel(times: number, path: string): Measured[1] {
  return async (send) =>
    Math.max(...(await Promise.all(Array.from({ length: times }, () => statusOf(send('GET', path))))));
}

async function statusOf(answer: Promise<Answer>): Promise<number> {
  return (await answer).status;
}

function dataAddress(photo: Buffer): string {
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}

function paddedPhoto(): Buffer {
  const photo = craftedJpeg({ width: 1000, height: 1000 });
  return Buffer.concat([photo, Buffer.alloc(4_190_000 - photo.length)]);
}

function addressList(length: number) {
  return Array.from({ length }, (_, index) => ({
    C_countryname: 'France',
    city: `Ville ${index % 5000}`,
    zipCode: String(10_000 + (index % 80_000)),
    streetAddress: `${index} avenue du Général de Gaulle`,
    C_houseIdentifier: `Site ${index % 20_000}`,
  }));
}

/** Changes a list 200 times, each time to addresses of the maximum length, as an administrator of a unit may. */
async function longLists(send: Send): Promise<number> {
  const bu = 'BU28';
  const lists = (seed: number) => ({
    bu,
    allowedAddresses: addressList(200).map((address, index) => ({
      ...address,
      streetAddress: `${seed} ${index} `.padEnd(1024, 'é'),
    })),
  });
  let worst = await statusOf(send('POST', '/api/admin/buAddresses', lists(0)));
  for (let seed = 1; seed <= 200; seed++)
    worst = Math.max(worst, await statusOf(send('PUT', '/api/admin/buAddresses', lists(seed))));
  return worst;
}

function manyNames(): Buffer {
  const names = Array.from({ length: 90_000 }, (_, index) => `"name${index}":1`);
  return Buffer.from(`{${names.join()}}`);
}

/** The status of a request that has to be rejected as invalid; 500 if it is not. */
async function rejected(answer: Promise<Answer>): Promise<number> {
  return (await answer).status === 400 ? 200 : 500;
}

function withPhoto(index: number) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `photo${index}@group.example`,
    photos: [{ value: dataAddress(paddedPhoto()) }],
  };
}

async function upload(send: Send, file: Buffer): Promise<number> {
  const { body } = await send('POST', '/api/admin/uploads', { size: file.length });
  uploaded = (JSON.parse(body.toString()) as { id: string }).id;
  let status = 200;
  for (let offset = 0; offset < file.length; offset += pieceLimit) {
    const piece = file.subarray(offset, offset + pieceLimit);
    status = Math.max(
      status,
      await statusOf(send('PUT', `/api/admin/uploads/${uploaded}?offset=${offset}`, piece, bytes)),
    );
  }
  return status;
}

/** Waits until a search finds the manager, the first person and the last person of the file. */
async function untilImported(send: Send): Promise<number> {
  for (const path of [`/api/contact-card?userId=x${imported - 1}%40group.example`, chartOfManager]) {
    let status = await statusOf(send('GET', path));
    for (; status === 404; status = await statusOf(send('GET', path))) await pause(1000);
    if (status !== 200) return status;
  }
  return 200;
}

/** People generated from another seed, one of whom manages a thousand. */
function peopleFile(): Buffer {
  const lines = [csvHeading];
  let position = 0;
  for (const person of generatePeople({ count: imported, seed: demoSeed + 1 })) {
    const ofFile = {
      ...person,
      login: position === 0 ? 'bigboss@group.example' : `x${position}@group.example`,
      C_groupIdentifier: position === 0 ? 'bigboss' : `X${position}`,
      C_distinguishedName: '',
      email: '',
      // Puts everybody on the chart.
      userType: 'I',
      organization: 'Sample',
      manager: position > 0 && position <= reports ? 'bigboss' : `X${Math.floor(position / 10)}`,
      C_assistant: '',
    };
    lines.push(csvRow(ofFile));
    position++;
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}
