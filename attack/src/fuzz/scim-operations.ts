import type { Operation, Schema } from './description.ts';
import type { Samples } from './schema-values.ts';

// The SCIM endpoints and the pages, which the OpenAPI description does not contain. Their responses are checked for server errors, headers
// and values that the caller may not see.

const text: Schema = { type: 'string', maxLength: 1024 };
const query = (...names: string[]) =>
  names.map((name) => ({ name, in: 'query', required: false, schema: text }) as const);
const id = { name: 'scimId', in: 'path', required: true, schema: text } as const;
const user: Schema = {
  type: 'object',
  required: ['schemas', 'userName'],
  properties: {
    schemas: { const: ['urn:ietf:params:scim:schemas:core:2.0:User'] },
    userName: text,
    active: { type: 'boolean' },
    nickName: text,
    externalId: text,
    title: text,
    emails: { type: 'array', items: { type: 'object', properties: { value: text, type: text } } },
    name: { type: 'object', properties: { givenName: text, familyName: text } },
  },
};
const patch: Schema = {
  type: 'object',
  required: ['schemas', 'Operations'],
  properties: {
    schemas: { const: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] },
    Operations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['op'],
        properties: { op: { enum: ['add', 'replace', 'remove'] }, path: text, value: {} },
      },
    },
  },
};

const scim = (method: string, path: string, parameters: Operation['parameters'], schema?: Schema): Operation => ({
  method,
  path: `/scim/v2${path}`,
  isOpen: false,
  isForAdministrators: false,
  isForApiTokens: false,
  parameters,
  body: schema && { type: 'application/scim+json', schema },
  responses: {},
});

export const scimOperations: readonly Operation[] = [
  scim(
    'GET',
    '/Users',
    query('filter', 'startIndex', 'count', 'sortBy', 'sortOrder', 'attributes', 'excludedAttributes'),
  ),
  scim('POST', '/Users', [], user),
  scim('GET', '/Users/{scimId}', [id, ...query('attributes')]),
  scim('PUT', '/Users/{scimId}', [id], user),
  scim('PATCH', '/Users/{scimId}', [id], patch),
  scim('DELETE', '/Users/{scimId}', [id]),
  scim('GET', '/Groups', query('filter')),
  scim('GET', '/Schemas', []),
  scim('POST', '/Bulk', [], { type: 'object', properties: { Operations: {} } }),
  scim('POST', '/.search', [], { type: 'object', properties: { filter: text, count: {} } }),
];

const page = (path: string, parameters: Operation['parameters'] = []): Operation => ({
  method: 'GET',
  path,
  isOpen: true,
  isForAdministrators: false,
  isForApiTokens: false,
  parameters,
  body: undefined,
  responses: {},
});

export const pages: readonly Operation[] = [
  page('/', query('error', 'error_description', 'state')),
  page('/implicit/callback', query('code', 'error', 'error_description', 'state')),
  page('/callback/{hash}', [{ name: 'hash', in: 'path', required: true, schema: text }, ...query('lang')]),
  page('/health/live'),
  page('/health/ready'),
  page('/health/serving'),
  page('/assets/{file}', [{ name: 'file', in: 'path', required: true, schema: text }]),
  page('/metrics'),
  page('/api/docs'),
  page('/.well-known/openid-configuration'),
];

export const scimSamples: Samples = {
  filter: [
    'userName eq "scim.person@group.example"',
    'emails[type eq "work"].value eq "a@b.example"',
    'not (active eq true) or title co "x" and name.givenName sw "S"',
    `${'('.repeat(200)}title pr${')'.repeat(200)}`,
    'title eq "\\uD800"',
    'title co "%_\\"',
    '1 eq 1',
    'meta.lastModified gt "9999-99-99"',
  ],
  sortBy: ['userName', 'name.familyName', 'password', '__proto__'],
  attributes: ['userName', 'password', '*', 'emails.value,'.repeat(200)],
  startIndex: ['1', '0', '-1', '99999999999'],
  count: ['0', '1', '100', '-1', '1e9'],
  path: [
    'title',
    'emails[type eq "work"].value',
    'name.givenName',
    '__proto__.x',
    'emails[',
    'password',
    'a'.repeat(500),
  ],
};
