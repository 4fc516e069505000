import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';

/** Edge of the served squares, in pixels. */
export const photoSizes = [96, 240, 480] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** `image` is a JPEG as a data address (RFC 2397), empty when there is none. */
export const photoAnswer = z.object({ image: z.string(), error: z.optional(z.object({ message: z.string() })) });

export const getUserPhoto = endpoint({
  method: 'GET',
  path: '/api/get-user-photo',
  access: 'signed-in',
  summary: 'The photo of a person as a data address.',
  query: z.strictObject({
    userId: z.optional(login),
    /** `240x240`, or a time stamp that merely makes the address fresh. */
    size: z.optional(z.string().check(z.regex(/^(?:\d{2,4}x\d{2,4}|\d{1,17})$/))),
  }),
  output: photoAnswer,
});

/** For an `<img>`: the address itself carries the permission, signed by the server and good for some hours. */
export const getSignedPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/{person}/{version}/{size}',
  access: 'open',
  summary: 'A photo, at an address that the server signed for a signed-in person.',
  // A page of results shows thirty photos, whose addresses were given to a viewer who was counted.
  isLimited: false,
  params: z.strictObject({
    person: z.string().check(z.regex(/^\d{1,15}$/)),
    version: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    size: z.enum(photoSizes.map(String) as [string, ...string[]]),
  }),
  query: z.strictObject({
    expires: z.string().check(z.regex(/^\d{1,12}$/)),
    signature: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  errors: ['photo.address-invalid', 'photo.missing'],
});
