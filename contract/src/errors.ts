import * as z from 'zod/mini';
import { statedReason } from './feed-reasons.ts';

/**
 * Every error code of the API, with its HTTP status. The web application has a text for each code in every language; the English
 * message here is for API clients and logs.
 */
export const errorCodes = {
  'request.invalid': { status: 400, message: 'The request is not valid.' },
  'request.too-large': { status: 413, message: 'The request is too large.' },
  'request.media-type': { status: 415, message: 'This content type or content encoding is not supported.' },
  'request.too-many': { status: 429, message: 'Too many requests. Try again later.' },
  'token.missing': { status: 401, message: 'An access token is required.' },
  'token.invalid': { status: 401, message: 'The access token is not valid.' },
  'token.expired': { status: 401, message: 'The access token has expired.' },
  'access.denied': { status: 403, message: 'You do not have permission to do this.' },
  'path.unknown': { status: 404, message: 'There is nothing at this address.' },
  'unit.denied': { status: 403, message: 'You do not administer this business unit.' },
  'provider.unavailable': { status: 503, message: 'The identity provider is not responding.' },
  'server.failed': { status: 500, message: 'Something went wrong on the server.' },
  'photo.address-invalid': { status: 403, message: 'This photo link has expired or is not valid.' },
  'profile.unknown': { status: 404, message: 'No one in the directory has this login.' },
  'profile.left': { status: 410, message: 'This person has left the company.' },
  'profile.none': { status: 404, message: 'You are signed in, but the directory has no entry for you.' },
  'profile.stale': { status: 409, message: 'The profile has changed since this version.' },
  'directory-server.rejected': { status: 409, message: 'The directory server rejected the change.' },
  'directory-server.unavailable': { status: 503, message: 'The directory server is not responding.' },
  'card.off': { status: 409, message: 'The card has been turned off.' },
  'card.unknown': { status: 404, message: 'There is no business card at this address.' },
  'photo.not-jpeg': { status: 415, message: 'The selected file is not a jpg file.' },
  'photo.too-large': { status: 413, message: 'The image should be smaller than 4MB.' },
  'photo.unreadable': { status: 422, message: 'The photo is damaged or has too many pixels.' },
  'photo.not-own': { status: 403, message: 'You can only change your own photo.' },
  'manager.unknown': { status: 404, message: 'This manager is not in the directory.' },
  'chart.not-shown': { status: 404, message: 'There is no org chart for this person.' },
  'favourites.too-many': { status: 409, message: 'There are too many favourites. Remove one first.' },
  'about-me.missing': { status: 404, message: 'Nothing is entered in this field.' },
  'recording.missing': { status: 404, message: 'There is no recording of the name.' },
  'recording.turned-off': { status: 409, message: 'Recordings of names are turned off.' },
  'recording.unreadable': { status: 422, message: 'The recording is damaged.' },
  'recording.length': { status: 422, message: 'The recording is too short or too long.' },
  'recording.silent': { status: 422, message: 'Nothing can be heard in the recording.' },
  'photo.missing': { status: 404, message: 'There is no photo.' },
  'administrator.unknown': { status: 404, message: 'No administrator has this login.' },
  'administrator.known': { status: 409, message: 'This login is already an administrator.' },
  'administrator.not-listed': { status: 409, message: 'The directory has no entry for this login.' },
  'administrator.last': { status: 409, message: 'The last administrator cannot be removed.' },
  'rule.unknown': { status: 404, message: 'This rule does not exist.' },
  'rule.known': { status: 409, message: 'This rule already exists.' },
  'rules.too-many': { status: 409, message: 'There are too many rules.' },
  'rule.stale': { status: 409, message: 'The rule has changed since this version.' },
  'synonyms.unknown': { status: 404, message: 'These words do not exist.' },
  'synonyms.known': { status: 409, message: 'These words are in the list already.' },
  'synonyms.stale': { status: 409, message: 'The words have changed since this version.' },
  'synonyms.too-many': { status: 409, message: 'There are too many rows of words.' },
  'addresses.unknown': { status: 404, message: 'This business unit has no address list.' },
  'addresses.known': { status: 409, message: 'This business unit already has an address list.' },
  'addresses.stale': { status: 409, message: 'The address list has changed since this version.' },
  'addresses.busy': { status: 503, message: 'Other address files are being saved. Try again in a minute.' },
  'scim-token.unknown': { status: 404, message: 'This token does not exist or has been revoked.' },
  'scim-token.too-many': { status: 409, message: 'There are too many tokens. Revoke one first.' },
  'feed.busy': { status: 409, message: 'Another import is running.' },
  'feed.unknown': { status: 404, message: 'There is no feed with this name.' },
  'feed.not-scheduled': { status: 409, message: 'The feed cannot do this now.' },
  'feed.in-use': { status: 409, message: 'The feed is still in use.' },
  'feed-run.unknown': { status: 404, message: 'There is no feed run with this id.' },
  'upload.unknown': { status: 404, message: 'There is no such upload, or it has expired.' },
  'upload.offset': { status: 409, message: 'The piece does not begin where the upload ended.' },
  'upload.incomplete': { status: 409, message: 'The file has not been uploaded completely.' },
  'upload.too-many': { status: 409, message: 'Too many files are being uploaded. Try again later.' },
  'data-quality.none': { status: 409, message: 'The data quality report has not been computed yet.' },
  'feed.overtaken': { status: 409, message: 'Someone else changed the same people during the import.' },
  'feed.disk-full': { status: 507, message: 'The disk of the directory or of its database is full.' },
  'sign-in.too-old': { status: 401, message: 'This needs a more recent sign-in.' },
  'api-token.unknown': { status: 404, message: 'This token does not exist or has been revoked.' },
  'api-token.too-many': { status: 409, message: 'There are too many tokens. Revoke one first.' },
  'webhook.unknown': { status: 404, message: 'There is no such webhook.' },
  'webhook.too-many': { status: 409, message: 'There are too many webhooks. Remove one first.' },
  'webhook.url-not-allowed': { status: 409, message: 'Webhooks may not be sent to this address.' },
  'person.unknown': { status: 404, message: 'No one in the directory has this id.' },
  'database.unavailable': { status: 503, message: 'The database is not responding. Try again in a moment.' },
  'directory.starting': { status: 503, message: 'The directory is starting. Try again in a moment.' },
  'changes.too-many': {
    status: 429,
    message: 'You have made too many changes in the last hour. Try again later.',
  },
  'people.too-many': { status: 429, message: 'You have seen as many people as you may for now. Try again later.' },
  'people.over-budget': { status: 429, message: 'This answer has more people than you may see in that time.' },
  'photo.busy': { status: 503, message: 'Too many photos are being processed. Try again in a moment.' },
  'export.busy': { status: 429, message: 'An export of personal data is running. Try again in a minute.' },
  'export.too-many': {
    status: 429,
    message: 'You have exported your data many times in the last hour. Try again later.',
  },
  'erasure.present': { status: 409, message: 'A feed still delivers this person. Remove them from the feed first.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Codes that any endpoint may return. Endpoints do not declare them. */
export const commonErrors = [
  'request.invalid',
  'request.too-large',
  'request.media-type',
  'request.too-many',
  'token.missing',
  'token.invalid',
  'token.expired',
  'access.denied',
  'provider.unavailable',
  'database.unavailable',
  'directory.starting',
  'server.failed',
  'sign-in.too-old',
] as const satisfies readonly ErrorCode[];

/**
 * Additional codes of endpoints that reveal people. `people.too-many` has a `Retry-After`; `people.over-budget` has none, since the
 * response alone exceeds the budget.
 */
export const revealErrors = ['people.too-many', 'people.over-budget'] as const satisfies readonly ErrorCode[];

/** Additional codes, with a `Retry-After`, of endpoints with which viewers change their own data, or administrators of a unit that unit. */
export const changeErrors = ['changes.too-many'] as const satisfies readonly ErrorCode[];

/** Additional codes of endpoints for administrators of a unit. */
export const unitErrors = ['unit.denied'] as const satisfies readonly ErrorCode[];

/** Error codes of a field. `error.e1`: too long; `error.e2`: bad format or value; `error.e3`: missing. */
export const fieldErrorCodes = [
  'error.e1',
  'error.e2',
  'error.e3',
  'field.unknown',
  'field.repeated',
  'field.not-allowed',
  'field.changed',
  'email.names-manager',
  'address.not-listed',
  'address.other-unit',
  'address.repeated',
  'country.unknown',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export const fieldError = z.strictObject({ field: z.string(), code: z.enum(fieldErrorCodes) });
export type FieldError = z.infer<typeof fieldError>;

/** The body of every error response. */
export const failure = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.optional(z.array(fieldError)),
    /** What `message` says, as a code with values; only with `directory-server.rejected`: see `changeRefusals`. */
    cause: z.optional(statedReason),
    requestId: z.string(),
  }),
});
export type Failure = z.infer<typeof failure>;
