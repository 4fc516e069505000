import * as z from 'zod/mini';

/**
 * Every code that an answer may carry, with its HTTP status. The web application owns a sentence for each in every language;
 * the English one here is for whoever reads an answer without it.
 */
export const errorCodes = {
  'request.invalid': { status: 400, message: 'The request is not valid.' },
  'request.too-large': { status: 413, message: 'The request is too large.' },
  'request.media-type': { status: 415, message: 'This content type is not accepted here.' },
  'request.too-many': { status: 429, message: 'Too many requests. Try again later.' },
  'token.missing': { status: 401, message: 'Sign in first.' },
  'token.invalid': { status: 401, message: 'The access token is not valid here.' },
  'token.expired': { status: 401, message: 'The access token has expired.' },
  'access.denied': { status: 403, message: 'You may not do this.' },
  'path.unknown': { status: 404, message: 'There is nothing at this address.' },
  'provider.unavailable': { status: 503, message: 'The identity provider does not answer.' },
  'server.failed': { status: 500, message: 'Something went wrong on the server.' },
  'server.starting': { status: 503, message: 'The directory is starting.' },
  'photo.address-invalid': { status: 403, message: 'This photo address is not valid any more.' },
  'profile.unknown': { status: 404, message: 'Nobody here has this login.' },
  'profile.left': { status: 410, message: 'This person has left.' },
  'profile.none': { status: 404, message: 'You are signed in, but the directory has no entry for you.' },
  'profile.stale': { status: 409, message: 'The profile has changed meanwhile.' },
  'card.off': { status: 409, message: 'The card has been turned off.' },
  'card.unknown': { status: 404, message: 'There is no card at this address.' },
  'photo.not-jpeg': { status: 415, message: 'The selected file is not a jpg file.' },
  'photo.too-large': { status: 413, message: 'The image should be smaller than 4MB.' },
  'photo.unreadable': { status: 422, message: 'The photo is damaged or too large in pixels.' },
  'photo.not-own': { status: 403, message: 'Only the person shown may change a photo.' },
  'manager.unknown': { status: 404, message: 'Nobody here is known by this manager.' },
  'chart.not-shown': { status: 404, message: 'There is no chart for this person.' },
  'photo.missing': { status: 404, message: 'There is no photo.' },
  'administrator.unknown': { status: 404, message: 'Nobody with this login administers the directory.' },
  'administrator.known': { status: 409, message: 'This login administers the directory already.' },
  'administrator.not-listed': { status: 409, message: 'The directory has no entry for this login.' },
  'administrator.last': { status: 409, message: 'The last administrator cannot be removed.' },
  'rule.unknown': { status: 404, message: 'There is no such rule.' },
  'rule.known': { status: 409, message: 'There is such a rule already.' },
  'rule.stale': { status: 409, message: 'The rule has changed meanwhile.' },
  'addresses.unknown': { status: 404, message: 'This business unit has no list of addresses.' },
  'addresses.known': { status: 409, message: 'This business unit has a list of addresses already.' },
  'addresses.stale': { status: 409, message: 'The list of addresses has changed meanwhile.' },
  'feed.busy': { status: 409, message: 'Another import is under way.' },
  'feed.overtaken': { status: 409, message: 'Somebody else changed the same people meanwhile.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Codes that any endpoint may answer. A handler does not declare them. */
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
  'server.failed',
  'server.starting',
] as const satisfies readonly ErrorCode[];

/** What can be wrong with one field. `error.e1` too long, `error.e2` bad format or value, `error.e3` missing. */
export const fieldErrorCodes = [
  'error.e1',
  'error.e2',
  'error.e3',
  'field.unknown',
  'field.repeated',
  'field.not-allowed',
  'field.changed',
  'address.not-listed',
  'address.other-unit',
  'address.repeated',
  'country.unknown',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export const fieldError = z.strictObject({ field: z.string(), code: z.enum(fieldErrorCodes) });
export type FieldError = z.infer<typeof fieldError>;

/** The body of every failure. */
export const failure = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.optional(z.array(fieldError)),
    requestId: z.string(),
  }),
});
export type Failure = z.infer<typeof failure>;
