import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';

/** Edge lengths of the square photos, in pixels. */
export const photoSizes = [96, 240, 480] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** `image` is a JPEG as a data URL (RFC 2397), empty without a photo. */
export const photoResponse = z.object({ image: z.string(), error: z.optional(z.object({ message: z.string() })) });

export const getUserPhoto = endpoint({
  method: 'GET',
  path: '/api/get-user-photo',
  access: 'signed-in',
  summary: 'The photo of a person as a data URL.',
  query: z.strictObject({
    userId: z.optional(login),
    /** `240x240`, or a timestamp that prevents caching. */
    size: z.optional(z.string().check(z.regex(/^(?:\d{2,4}x\d{2,4}|\d{1,17})$/))),
  }),
  output: photoResponse,
  reveals: 'people',
});

/** For an `<img>`, which sends no token: the URL is signed and expires after some hours. */
export const getSignedPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/{person}/{version}/{size}',
  access: 'open',
  summary: 'A photo at a signed URL, given to a signed-in person.',
  outputType: 'image/jpeg',
  // A page of results loads thirty photos, and the request that returned their URLs was counted.
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
  // Not counted: the response that contained the URL was.
  reveals: 'nobody',
  errors: ['photo.address-invalid', 'photo.missing'],
});
