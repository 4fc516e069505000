import * as z from 'zod/mini';
import { aboutMe, aboutMeFields } from './about-me.ts';
import { endpoint } from './endpoint.ts';
import { hideableFields } from './hidden-fields.ts';
import { alwaysEditableFields, editableFields, login, profileFields } from './person.ts';
import { businessUnit } from './reference-lists.ts';
import { boundedText, recordOf, text } from './values.ts';

/** Source of a field's value. `name` is the name of the feed; empty for edits and corrections. `at` is in ISO 8601. */
export const fieldSource = z.object({
  kind: z.enum(['feed', 'self', 'administrator']),
  name: text,
  at: z.iso.datetime(),
});
export type FieldSource = z.infer<typeof fieldSource>;

/** Fields with a phone number. */
export const phoneFields = ['primaryPhone', 'mobilePhone', 'C_ipPhone', 'C_facsimileTelephoneNumber'] as const;

/** A phone number in international format for display, and its `tel:` URI (RFC 3966), which is empty if the number cannot be dialled. */
export const shownPhone = z.object({ readable: text, link: text });
export type ShownPhone = z.infer<typeof shownPhone>;

/** The user profile of the specification with its field names, and derived fields. */
export const profile = z.object({
  ...recordOf(profileFields, () => text),
  otherNames: z.array(text),
  /** What the person says about themselves. Fields that are turned off are empty. */
  aboutMe,
  /** On the viewer's own profile, the fields of `aboutMe` that are turned on; empty on other people's profiles. */
  aboutMeFields: z.array(z.enum(aboutMeFields)),
  /** On the viewer's own profile, the fields that an administrator turned off and that still have a stored value, which nobody sees. */
  turnedOffAboutMe: z.array(z.enum(aboutMeFields)),
  /** When the person recorded their name; empty without a recording, and for other viewers if recordings are turned off. */
  nameRecordedAt: text,
  /** On the viewer's own profile, whether recordings are turned on; false on other people's profiles. */
  canRecordName: z.boolean(),
  /** The business unit with the id `division`; null if the id is unknown. */
  businessUnit: z.nullable(businessUnit),
  gbuName: text,
  /** ISO 3166-1 alpha-2 of `C_countryname`; empty when unknown. */
  countryCode: text,
  phones: z.record(z.enum(phoneFields), shownPhone),
  /** IANA time zone of the person's city; empty when unknown, and for other viewers if the country or the city is hidden. */
  timeZone: text,
  /** Login and name of the manager and the assistant; empty when `manager` or `C_assistant` refers to nobody in the directory. */
  managerUserId: text,
  managerName: text,
  assistantUserId: text,
  assistantName: text,
  /** Contains `[disabled]` when the card is off; empty without a card, and on other people's profiles. */
  publicHash: text,
  /** URLs for an `<img>`; empty without a photo. */
  photo: text,
  photoLarge: text,
  /** Whether the viewer uploaded a photo; false on other people's profiles. */
  hasOwnPhoto: z.boolean(),
  /** Whether the person is on the organization chart. */
  isOnChart: z.boolean(),
  /**
   * On the viewer's own profile, the fields that are hidden from others; empty on other people's profiles, where hidden values are empty.
   */
  hiddenFields: z.array(z.enum(hideableFields)),
  /** Increases with each change; an update sends the version that it is based on. */
  version: z.int(),
  /** Fields that the viewer may edit; empty on other people's profiles. */
  editableFields: z.array(z.enum([...editableFields, ...alwaysEditableFields])),
});
export type Profile = z.infer<typeof profile>;

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/api/get-user-profile',
  access: 'signed-in',
  summary: 'The profile of a person; without a parameter, of the signed-in person.',
  query: z.strictObject({
    userId: z.optional(login),
    distinguishedName: z.optional(boundedText(1024).check(z.minLength(1))),
  }),
  output: profile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none'],
});

/** What is still shown about a leaver. */
export const leaver = z.object({
  firstName: text,
  lastName: text,
  leftAt: z.iso.datetime(),
  /** The manager or, if that person has left too, the first present person above; empty if there is none. */
  managerUserId: text,
  managerName: text,
  /** Whether the leaver's own manager has left too. */
  hasManagerLeft: z.boolean(),
});
export type Leaver = z.infer<typeof leaver>;

export const getLeaver = endpoint({
  method: 'GET',
  path: '/api/leavers/{login}',
  access: 'signed-in',
  summary: 'The name of a person who has left, the date, and the manager.',
  params: z.strictObject({ login }),
  output: leaver,
  reveals: 'people',
  errors: ['profile.unknown'],
});

export const getProfileSources = endpoint({
  method: 'GET',
  path: '/api/profile-sources',
  access: 'signed-in',
  summary: 'The source of each value of a profile, and its time.',
  query: z.strictObject({ userId: z.optional(login) }),
  output: z.partialRecord(z.enum(profileFields), fieldSource),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none'],
});

/** A contact file (vCard 3.0, RFC 2426) with the contact-card fields and the photo. */
export const getContactCard = endpoint({
  method: 'GET',
  path: '/api/contact-card',
  access: 'signed-in',
  summary: 'The contact file of a person.',
  outputType: 'text/vcard',
  query: z.strictObject({ userId: login }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left'],
});
