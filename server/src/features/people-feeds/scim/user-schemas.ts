import { attribute, complex, labels, plural } from './scim-attribute.ts';
import type { ScimSchema } from './scim-attribute.ts';

export const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const directoryUrn = 'urn:ietf:params:scim:schemas:extension:directory:2.0:User';

const exact = { caseExact: true } as const;
const workHome = ['work', 'home', 'other'];

/** RFC 7643 section 4.1. `groups` is read-only, since the directory has no groups. */
const user: ScimSchema = {
  id: userUrn,
  name: 'User',
  description: 'User Account',
  attributes: [
    attribute('userName', 'The login at the identity provider, compared without case.', {
      required: true,
      uniqueness: 'server',
    }),
    complex('name', 'The components of the name.', [
      attribute('formatted', 'The full name, formatted for display.'),
      attribute('familyName', 'The last name.'),
      attribute('givenName', 'The first name.'),
      attribute('middleName', 'The middle names.'),
      attribute('honorificPrefix', 'A title such as Dr.'),
      attribute('honorificSuffix', 'A suffix such as III.'),
    ]),
    attribute('displayName', 'The name for display. It is searched as a further name.'),
    attribute('nickName', 'The casual name. It is searched as a further name.'),
    attribute('profileUrl', 'The URI of an online profile.', {
      type: 'reference',
      referenceTypes: ['external'],
      ...exact,
    }),
    attribute('title', 'The job title.'),
    attribute('userType', 'Employee, Contractor, Intern, Temp or External; I, E or Agent.'),
    attribute('preferredLanguage', 'The preferred written language (RFC 9110 section 12.5.4).'),
    attribute('locale', 'The default location, as a language tag (RFC 5646).'),
    attribute('timezone', 'The time zone, as in the IANA database.'),
    attribute('active', 'False: the person has left.', { type: 'boolean' }),
    attribute('password', 'Accepted and discarded: the directory has no passwords.', {
      mutability: 'writeOnly',
      returned: 'never',
      ...exact,
    }),
    plural('emails', 'E-mail addresses.', { types: workHome }),
    plural('phoneNumbers', 'Phone numbers.', { types: ['work', 'home', 'mobile', 'fax', 'pager', 'other'] }),
    plural('ims', 'Instant messaging addresses.'),
    plural('photos', 'Photos. Only JPEG photos in a data URI are shown; an address is never fetched.', {
      types: ['photo', 'thumbnail'],
      value: { type: 'reference', referenceTypes: ['external'], ...exact },
    }),
    complex(
      'addresses',
      'Physical addresses.',
      [
        attribute('formatted', 'The full address; a single line is taken for the office.'),
        attribute('streetAddress', 'Street and house number.'),
        attribute('locality', 'The city.'),
        attribute('region', 'The state or region.'),
        attribute('postalCode', 'The postal code.'),
        attribute('country', 'The country, as an ISO 3166-1 code or English name.'),
        ...labels(workHome).slice(1),
      ],
      { multiValued: true },
    ),
    complex(
      'groups',
      'Groups of the user. The directory has none.',
      [
        attribute('value', 'The id of the group.', { mutability: 'readOnly', ...exact }),
        attribute('$ref', 'The URI of the group.', {
          type: 'reference',
          referenceTypes: ['Group'],
          mutability: 'readOnly',
          ...exact,
        }),
        attribute('display', 'The name of the group.', { mutability: 'readOnly' }),
        attribute('type', 'Direct or indirect.', { mutability: 'readOnly', canonicalValues: ['direct', 'indirect'] }),
      ],
      { multiValued: true, mutability: 'readOnly' },
    ),
    plural('entitlements', 'Entitlements; kept, not shown.'),
    plural('roles', 'Roles; kept, not shown.'),
    plural('x509Certificates', 'Certificates; kept, not shown.', { value: { type: 'binary', ...exact } }),
  ],
};

/** RFC 7643 section 4.3. */
const enterpriseUser: ScimSchema = {
  id: enterpriseUrn,
  name: 'EnterpriseUser',
  description: 'Enterprise User',
  attributes: [
    attribute('employeeNumber', 'The employee number.'),
    attribute('costCenter', 'The cost center; kept, not shown.'),
    attribute('organization', 'The organization.'),
    attribute('division', 'The business unit, by id, name or short name.'),
    attribute('department', 'The department. It is the business unit when division is empty.'),
    complex('manager', 'The manager.', [
      attribute('value', 'The id of the manager, or a login, group ID or distinguished name.', exact),
      attribute('$ref', 'The URI of the manager.', { type: 'reference', referenceTypes: ['User'], ...exact }),
      attribute('displayName', 'The name of the manager.', { mutability: 'readOnly' }),
    ]),
  ],
};

/** Profile fields that are neither in the core schema nor in the enterprise extension. */
const directoryUser: ScimSchema = {
  id: directoryUrn,
  name: 'DirectoryUser',
  description: 'Staff Directory User',
  attributes: [
    attribute('C_groupIdentifier', 'The group ID, unique in the directory.'),
    attribute('C_distinguishedName', 'The distinguished name (RFC 4514), unique in the directory.'),
    attribute('C_businessCategory', 'The code of the job family.'),
    attribute('C_houseIdentifier', 'The building.'),
    attribute('C_physicalDeliveryOfficeName', 'The office.'),
    attribute('C_msDSCloudExtensionAttribute2', 'The id of the organization.'),
    attribute('C_msDSCloudExtensionAttribute3', 'The GBU, by code or name.'),
    attribute('C_assistant', 'The group ID of the assistant.'),
    attribute('C_ipPhone', 'The IP phone number.'),
    attribute('linkedInURI', 'The LinkedIn profile.', exact),
    attribute('xURI', 'The X profile.', exact),
    attribute('isEntraCloudManaged', 'Whether the person is managed in the cloud.', { type: 'boolean' }),
  ],
};

/** The core schema first, then the extensions. */
export const userSchemas = [user, enterpriseUser, directoryUser] as const;

/** Attributes that every resource has and that belong to no schema (RFC 7643 sections 3 and 3.1). */
export const commonAttributes = [
  attribute('id', 'The id of the resource.', { mutability: 'readOnly', returned: 'always', ...exact }),
  attribute('externalId', 'The id of the user at the client.', exact),
  attribute('schemas', 'The URIs of the schemas.', {
    type: 'reference',
    multiValued: true,
    mutability: 'readOnly',
    returned: 'always',
    ...exact,
  }),
  complex(
    'meta',
    'Metadata of the resource.',
    [
      attribute('resourceType', 'The name of the resource type.', { mutability: 'readOnly', ...exact }),
      attribute('created', 'When the resource was added.', { type: 'dateTime', mutability: 'readOnly' }),
      attribute('lastModified', 'When the resource was last changed.', { type: 'dateTime', mutability: 'readOnly' }),
      attribute('location', 'The URI of the resource.', { type: 'reference', mutability: 'readOnly', ...exact }),
      attribute('version', 'The version of the resource, equal to its ETag.', { mutability: 'readOnly', ...exact }),
    ],
    { mutability: 'readOnly' },
  ),
];
