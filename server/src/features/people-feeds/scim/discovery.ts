import type { ScimAttribute } from './scim-attribute.ts';
import { directoryUrn, enterpriseUrn, userSchemas, userUrn } from './user-schemas.ts';
import { scimLimits } from './scim-limits.ts';

const coreSchema = 'urn:ietf:params:scim:schemas:core:2.0';
const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

type Resource = { readonly [name: string]: unknown };

/** RFC 7643 section 5. */
export function serviceProviderConfig(base: string): Resource {
  return {
    schemas: [`${coreSchema}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: true, maxOperations: scimLimits.bulkOperations, maxPayloadSize: scimLimits.bulkBytes },
    filter: { supported: true, maxResults: scimLimits.pageSize },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'OAuth Bearer Token',
        description: 'A token that an administrator makes in the settings of the directory.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

/** RFC 7643 section 6. */
export function resourceTypes(base: string): Resource[] {
  return [
    {
      schemas: [`${coreSchema}:ResourceType`],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'User Account',
      schema: userUrn,
      schemaExtensions: [
        { schema: enterpriseUrn, required: false },
        { schema: directoryUrn, required: false },
      ],
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
    },
  ];
}

/** RFC 7643 section 7. */
export function schemas(base: string): Resource[] {
  return userSchemas.map(({ id, name, description, attributes }) => ({
    schemas: [`${coreSchema}:Schema`],
    id,
    name,
    description,
    attributes: attributes.map(describe),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  }));
}

/**
 * An attribute as in a schema resource. `caseExact` and `uniqueness` are left out for complex attributes and booleans, where they have no
 * meaning.
 */
function describe({ subAttributes, ...attribute }: ScimAttribute): Resource {
  const { caseExact, uniqueness, ...rest } = attribute;
  const isText = attribute.type !== 'complex' && attribute.type !== 'boolean';
  return {
    ...rest,
    ...(isText ? { caseExact, uniqueness } : {}),
    ...(subAttributes === undefined ? {} : { subAttributes: subAttributes.map(describe) }),
  };
}

/** RFC 7644 section 3.4.2. */
export function listResponse(
  resources: readonly unknown[],
  page: { totalResults: number; startIndex: number } = { totalResults: resources.length, startIndex: 1 },
): Resource {
  return { schemas: [listUrn], ...page, itemsPerPage: resources.length, Resources: resources };
}
