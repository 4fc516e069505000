import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { boundedText } from './values.ts';

/** Fields that a person may show on the online business card. The names are always shown. */
export const cardFields = [
  'photo',
  'namePronunciation',
  'pronouns',
  'title',
  'organization',
  'email',
  'primaryPhone',
  'mobilePhone',
  'C_facsimileTelephoneNumber',
  'streetAddress',
  'zipCode',
  'city',
  'linkedInURI',
] as const;
export type CardField = (typeof cardFields)[number];

/** Fields that are on a card only if its owner adds them, since they may be private. */
const privateFields: ReadonlySet<CardField> = new Set(['mobilePhone', 'namePronunciation', 'pronouns']);

/** The fields of a card whose owner has not chosen any. */
export const defaultCardFields: readonly CardField[] = cardFields.filter((field) => !privateFields.has(field));

const text = z.string();

/** What a visitor sees. Fields that are not on the card are empty. `photo` is a URL on this origin. */
export const publicCard = z.object({
  firstName: text,
  lastName: text,
  photo: text,
  namePronunciation: text,
  pronouns: text,
  title: text,
  organization: text,
  email: text,
  primaryPhone: text,
  mobilePhone: text,
  C_facsimileTelephoneNumber: text,
  streetAddress: text,
  zipCode: text,
  city: text,
  /** English name. */
  country: text,
  /** ISO 3166-1 alpha-2 of `country`, for its name in the visitor's language; empty when unknown. */
  countryCode: text,
  linkedInURI: text,
});
export type PublicCard = z.infer<typeof publicCard>;

/** At least 128 random bits, in base64url. */
const hash = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** `card.unknown` is the error for an unknown hash, a card that is off, and a leaver's card, so that they cannot be distinguished. */
export const getPublicCard = endpoint({
  method: 'GET',
  path: '/api/public-card/{hash}',
  access: 'open',
  summary: 'An online business card.',
  // Any text, so that `[disabled]` in the hash of a card that is off does not make it an invalid request.
  params: z.strictObject({ hash: boundedText(1024) }),
  output: publicCard,
  // Not counted: the owner has published the card. Its address cannot be guessed, and requests are limited by client address.
  reveals: 'nobody',
  errors: ['card.unknown'],
});

const chosen = z.array(z.enum(cardFields)).check(z.maxLength(cardFields.length));

/** `since` (ISO 8601) is when the card was last turned on; empty when it is off or never was on. */
export const ownCard = z.object({ publicHash: text, since: text, fields: z.array(z.enum(cardFields)) });
export type OwnCard = z.infer<typeof ownCard>;

export const getOwnCard = endpoint({
  method: 'GET',
  path: '/api/public-profile',
  access: 'signed-in',
  summary: "The signed-in person's own card: its hash, the time it was turned on, and its fields.",
  output: ownCard,
  errors: ['profile.none'],
});

/** The card with these fields, and the HTML page that a visitor with this language would get. */
export const cardPreview = z.object({ card: publicCard, page: text });
export type CardPreview = z.infer<typeof cardPreview>;

export const previewCard = endpoint({
  method: 'POST',
  path: '/api/public-profile/preview',
  access: 'signed-in',
  summary: 'What a visitor would see with these fields.',
  body: z.strictObject({ fields: chosen, language: z._default(z.enum(interfaceLanguages), 'en') }),
  output: cardPreview,
  // Not counted: it is the viewer's own card.
  reveals: 'nobody',
  errors: ['profile.none'],
});

/**
 * Turns the card on with a new hash, or changes the fields of a card that is already on, which keeps its hash. Without `fields`, the
 * previous fields stay. With `publicHash`, it only changes a card that is on with this hash; otherwise it fails with `card.off`.
 */
export const activateCard = endpoint({
  method: 'POST',
  path: '/api/public-profile',
  access: 'signed-in',
  summary: "Turns the signed-in person's own card on.",
  body: z.optional(z.strictObject({ fields: z.optional(chosen), publicHash: z.optional(hash) })),
  isOwnChange: true,
  output: ownCard,
  errors: ['profile.none', 'card.off'],
});

/** The hash gets the suffix `[disabled]` and is never used again: printed QR codes stop working permanently. */
export const deactivateCard = endpoint({
  method: 'DELETE',
  path: '/api/public-profile',
  access: 'signed-in',
  summary: "Turns the signed-in person's own card off.",
  isOwnChange: true,
  output: ownCard,
  errors: ['profile.none'],
});
