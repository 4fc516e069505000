import * as z from 'zod/mini';
import { aboutMeChanges } from './about-me.ts';
import { endpoint } from './endpoint.ts';
import { ownFields } from './field-rules.ts';
import { editableFields, login } from './person.ts';
import { photoResponse } from './photo.ts';
import { profile } from './profile.ts';
import { boundedText, recordOf, withoutInvisible } from './values.ts';

/** One allowed address of a business unit. `C_houseIdentifier` is the name of the site, `C_countryname` the English name of the country. */
export const allowedAddress = z.strictObject({
  C_countryname: z.string().check(z.minLength(1), z.maxLength(128)),
  city: z.string().check(z.minLength(1), z.maxLength(128)),
  zipCode: z.string().check(z.maxLength(20)),
  streetAddress: z.string().check(z.maxLength(1024)),
  C_houseIdentifier: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type AllowedAddress = z.infer<typeof allowedAddress>;

/** The allowed addresses of one business unit. */
export const addressRecord = z.object({ bu: z.string(), allowedAddresses: z.array(allowedAddress) });
export type AddressRecord = z.infer<typeof addressRecord>;

/** Without `bu`, returns the lists of all units, which may be large. */
export const getAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  access: 'signed-in',
  summary: 'The allowed addresses of each business unit.',
  query: z.strictObject({ bu: z.optional(z.string().check(z.regex(/^BU\d{2}$/))) }),
  output: z.array(addressRecord),
});

const allowedAttributes = z.array(z.enum(editableFields));

export const getOrganizationRule = endpoint({
  method: 'GET',
  path: '/api/selfserviceorganizations/{id}',
  access: 'signed-in',
  summary: 'The fields that members of an organization may edit themselves; empty if there is no rule.',
  params: z.strictObject({ id: boundedText(256).check(z.minLength(1)) }),
  output: allowedAttributes,
});

export const getDomainRule = endpoint({
  method: 'GET',
  path: '/api/selfservicedomains/{domain}',
  access: 'signed-in',
  summary: 'The fields that people of a domain may edit themselves; empty if there is no rule.',
  params: z.strictObject({ domain: boundedText(256).check(z.minLength(1)) }),
  output: allowedAttributes,
});

// Far above the limit of each field, so that `checkField` reports `error.e1` for a long value.
const anyText = boundedText(20_000).check(z.overwrite(withoutInvisible));
const changes = recordOf(ownFields, () => z.optional(anyText));

/**
 * Only changed fields need to be sent. A value equal to the current one is ignored and not checked. `version` is the version of the
 * profile that the edit is based on; without it, the current one is assumed. `countryCode`, if sent, must be the code of `C_countryname`.
 *
 * `profile.stale`: a field of the profile changed after that version, and nothing was stored. `fields` lists each changed field
 * with the code `field.changed`. A new photo does not make an edit stale; a field of `aboutMe` only does if it is sent.
 *
 * `aboutMe`: a field that an administrator turned off can be erased, but not changed (`field.not-allowed`).
 *
 * `directory-server.rejected` and `directory-server.unavailable`: edits are written to the company's LDAP server first, and it did not
 * accept this one. Nothing was stored. `message` is what that server said, or else why it did not, in English; `cause` says why as a code: see
 * `changeRefusals`.
 */
export const updateUserProfile = endpoint({
  method: 'PUT',
  path: '/api/update-user-profile',
  access: 'signed-in',
  summary: "Changes fields of the signed-in person's own profile, all or nothing.",
  body: z.strictObject({
    ...changes,
    aboutMe: z.optional(aboutMeChanges),
    countryCode: z.optional(boundedText(2)),
    version: z.optional(z.int().check(z.minimum(1))),
  }),
  isOwnChange: true,
  output: profile,
  // Although it is the viewer's own profile, it reveals the name of a new assistant.
  reveals: 'people',
  errors: ['profile.none', 'profile.stale', 'directory-server.rejected', 'directory-server.unavailable'],
});

/** A photo file must be smaller than this, in bytes. */
export const photoLimit = 4_194_000;

/** The body is the photo as a data URL (RFC 2397) in a JSON string. */
export const updateUserPhoto = endpoint({
  method: 'PUT',
  path: '/api/update-user-photo',
  access: 'signed-in',
  summary: "Replaces the signed-in person's own photo.",
  query: z.strictObject({ userId: z.optional(login) }),
  body: z.string(),
  // Base64 encodes three bytes as four.
  bodyLimit: 6 * 1024 * 1024,
  bodyLimitError: 'photo.too-large',
  isOneAtATime: true,
  isOwnChange: true,
  output: z.extend(photoResponse, { photo: z.string(), photoLarge: z.string() }),
  // Not counted: it is the viewer's own photo.
  reveals: 'nobody',
  errors: ['profile.none', 'photo.not-jpeg', 'photo.too-large', 'photo.unreadable', 'photo.busy', 'photo.not-own'],
});

export const removeUserPhoto = endpoint({
  method: 'DELETE',
  path: '/api/update-user-photo',
  access: 'signed-in',
  summary:
    "Removes the photo that the signed-in person uploaded: an administrator's or the feed's is shown again, if there is one.",
  isOwnChange: true,
  output: z.object({ photo: z.string(), photoLarge: z.string() }),
  errors: ['profile.none', 'photo.missing'],
});
