import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ownFields } from './field-rules.ts';
import type { OwnField } from './field-rules.ts';
import { editableFields, login } from './person.ts';
import { profile } from './profile.ts';
import { boundedText } from './values.ts';

/** One address that a business unit allows. `C_houseIdentifier` is the site's name, `C_countryname` the country's English name. */
export const allowedAddress = z.strictObject({
  C_countryname: z.string().check(z.minLength(1), z.maxLength(128)),
  city: z.string().check(z.minLength(1), z.maxLength(128)),
  zipCode: z.string().check(z.maxLength(20)),
  streetAddress: z.string().check(z.maxLength(1024)),
  C_houseIdentifier: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type AllowedAddress = z.infer<typeof allowedAddress>;

/** The addresses of one business unit. */
export const addressRecord = z.object({ bu: z.string(), allowedAddresses: z.array(allowedAddress) });
export type AddressRecord = z.infer<typeof addressRecord>;

/** `bu` narrows to one unit: the lists of all units together may be large. */
export const getAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  access: 'signed-in',
  summary: 'The addresses that people of each business unit may choose from.',
  query: z.strictObject({ bu: z.optional(z.string().check(z.regex(/^BU\d{2}$/))) }),
  output: z.array(addressRecord),
});

const allowedAttributes = z.array(z.enum(editableFields));

export const getOrganizationRule = endpoint({
  method: 'GET',
  path: '/api/selfserviceorganizations/{id}',
  access: 'signed-in',
  summary: 'The fields that members of an organization may edit themselves; empty where there is no rule.',
  params: z.strictObject({ id: boundedText(256).check(z.minLength(1)) }),
  output: allowedAttributes,
});

export const getDomainRule = endpoint({
  method: 'GET',
  path: '/api/selfservicedomains/{domain}',
  access: 'signed-in',
  summary: 'The fields that people of a domain may edit themselves; empty where there is no rule.',
  params: z.strictObject({ domain: boundedText(256).check(z.minLength(1)) }),
  output: allowedAttributes,
});

// Far above every field's own limit, so that `checkField` is what says e1.
const anyText = boundedText(20_000);
const changes = Object.fromEntries(ownFields.map((field) => [field, z.optional(anyText)])) as Record<
  OwnField,
  z.ZodMiniOptional<typeof anyText>
>;

/**
 * Only what changed need be sent. `version` is that of the profile which the edit was based on; without it the newest one is
 * assumed. `countryCode` says the same as `C_countryname`, by code, and must agree with it.
 */
export const updateUserProfile = endpoint({
  method: 'PUT',
  path: '/api/update-user-profile',
  access: 'signed-in',
  summary: "Changes fields of the signed-in person's own profile, all or none.",
  body: z.strictObject({
    ...changes,
    countryCode: z.optional(boundedText(2)),
    version: z.optional(z.int().check(z.minimum(1))),
  }),
  output: profile,
  errors: ['profile.none', 'profile.stale'],
});

/** Bytes of a photo file: fewer than this. */
export const photoLimit = 4_194_000;

/** The body is the photo as a data address (RFC 2397) in JSON, as the specification has it. */
export const updateUserPhoto = endpoint({
  method: 'PUT',
  path: '/api/update-user-photo',
  access: 'signed-in',
  summary: "Replaces the signed-in person's own photo.",
  query: z.strictObject({ userId: z.optional(login) }),
  body: z.string(),
  // Base64 takes four bytes for three.
  bodyLimit: 6 * 1024 * 1024,
  output: z.object({ image: z.string(), photo: z.string(), photoLarge: z.string(), version: z.int() }),
  errors: ['profile.none', 'photo.not-jpeg', 'photo.too-large', 'photo.unreadable', 'photo.not-own'],
});
