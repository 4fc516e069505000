import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { wholeNumber } from './values.ts';

/** Maximum number of favourites of a person. */
export const maxFavourites = 200;
/** Number of favourites that Home shows initially. */
export const favouritesOnHome = 8;

/**
 * The colleagues whom the viewer has marked, latest first, without leavers. Favourites are private: no endpoint returns those of another
 * person. The header `X-Total-Count` contains their number.
 */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  access: 'signed-in',
  summary: "The signed-in person's favourites, latest first. The header X-Total-Count has the total.",
  query: z.strictObject({ limit: z._default(wholeNumber(1, maxFavourites), maxFavourites) }),
  output: z.array(personSummary),
  reveals: 'people',
  errors: ['profile.none'],
});

/** Lets a page show which people are favourites. */
export const listFavouriteLogins = endpoint({
  method: 'GET',
  path: '/api/favourites/logins',
  access: 'signed-in',
  summary: "The logins of the signed-in person's favourites, latest first.",
  output: z.array(z.string()),
  // Each person was counted when the viewer marked them.
  reveals: 'nobody',
  errors: ['profile.none'],
});

/** Idempotent. The login is in the body, so that URLs in the logs of proxies do not reveal who marked whom. */
export const setFavourite = endpoint({
  method: 'PUT',
  path: '/api/favourites',
  access: 'signed-in',
  summary: 'Marks a colleague as a favourite of the signed-in person, or removes the mark.',
  body: z.strictObject({ userId: login, isFavourite: z.boolean() }),
  output: z.strictObject({ isFavourite: z.boolean() }),
  // The response reveals that the person exists.
  reveals: 'people',
  errors: ['profile.none', 'profile.unknown', 'profile.left', 'favourites.too-many'],
});
