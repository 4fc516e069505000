import { readFileSync } from 'node:fs';
import { getPublicCard } from '@directory/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../http/limits/client-network.ts';
import { preferredLanguage } from '../../http/headers/preferred-language.ts';
import { requestCounts } from '../../http/limits/rate-limit.ts';
import { HttpError } from '../../http/http-error.ts';
import { limitReports } from '../../http/limits/limit-reports.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { PublicCardStore } from '../../people/contact/public-card-store.ts';
import type { ReadPhoto } from '../../people/photos/read-photo.ts';
import type { References } from '../../people/reference-lists.ts';
import { contactFileDisposition, vcardOf } from '../../people/contact/vcard.ts';
import { cardPage, cardStyleAddress, noCardPage, notNowPage, tooManyPage } from './card-page.ts';
import { findCard } from './present-card.ts';
import type { ShownCard } from './present-card.ts';

const photoSize = 480;
const contactPhotoSize = 240;
/** The same pattern as in `activateCard`. Any other text is not a hash and is not looked up. */
const hashPattern = /^[\w-]{22,64}$/;

export interface CardDependencies {
  readonly cards: PublicCardStore;
  readonly people: PeopleStore;
  readonly readPhoto: ReadPhoto;
  readonly references: References;
  readonly brandName: string;
  /** The path at which browsers reach the directory; empty for the root. */
  readonly basePath: string;
  /** Maximum number of requests per minute from one client address, for all cards together. */
  readonly visitsPerMinute: number;
}

type Visit = FastifyRequest<{ Params: { hash: string } }>;

/**
 * Serves the public cards: a page, a contact file, a photo, and JSON. Nothing is stored about visitors. The response is the same for an
 * unknown hash, a card that is off and a leaver's card.
 * @returns the route of the API
 */
export function serveCards(app: FastifyInstance, dependencies: CardDependencies): Route[] {
  const counts = requestCounts(dependencies.visitsPerMinute);
  const reportLimit = limitReports('card');
  app.errorPresenters.set('/callback', (error, { headers }) =>
    isBrowser(headers) ? { type: 'text/html; charset=utf-8', body: errorPage(error, headers) } : undefined,
  );
  const style = readFileSync(new URL('card.css', import.meta.url), 'utf8');

  app.get(cardStyleAddress, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );

  app.get('/callback/:hash', async (request: Visit, reply) => {
    const language = preferredLanguage(undefined, request.headers['accept-language']);
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language').header('content-language', language);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
    const seconds = secondsToWait(request);
    if (seconds !== undefined) {
      return reply.status(429).header('retry-after', seconds).send(tooManyPage(language, dependencies));
    }
    const shown = await shownCard(request.params.hash);
    if (shown === undefined) return reply.status(404).send(noCardPage(language, dependencies));
    return reply.send(cardPage(language, shown.card, request.params.hash, dependencies));
  });

  app.get('/callback/:hash/card.vcf', async (request: Visit, reply) => {
    const { card, person } = (await visit(request, reply)) ?? none();
    const photo = card.photo === '' ? undefined : await dependencies.readPhoto(person.id, contactPhotoSize);
    reply.header('content-disposition', contactFileDisposition(card));
    return reply.type('text/vcard; charset=utf-8').send(vcardOf(card, photo));
  });

  app.get('/callback/:hash/photo', async (request: Visit, reply) => {
    const { card, person } = (await visit(request, reply)) ?? none();
    const photo = card.photo === '' ? undefined : await dependencies.readPhoto(person.id, photoSize);
    return reply.type('image/jpeg').send(photo ?? none());
  });

  return [
    route(getPublicCard, async ({ params, request, reply, fail }) => {
      const shown = await visitBy(params.hash, request, reply);
      return shown?.card ?? fail('card.unknown');
    }),
  ];

  function errorPage({ status }: HttpError, headers: FastifyRequest['headers']): string {
    const language = preferredLanguage(undefined, headers['accept-language']);
    const page = status === 429 ? tooManyPage : status >= 500 ? notNowPage : noCardPage;
    return page(language, dependencies);
  }

  function visit(request: Visit, reply: FastifyReply): Promise<ShownCard | undefined> {
    return visitBy(request.params.hash, request, reply);
  }

  async function visitBy(hash: string, request: FastifyRequest, reply: FastifyReply): Promise<ShownCard | undefined> {
    const seconds = secondsToWait(request);
    if (seconds !== undefined) throw new HttpError('request.too-many', { retryAfter: seconds });
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
    return await shownCard(hash);
  }

  /** Counts the request. Returns undefined unless the limit is reached. */
  function secondsToWait(request: FastifyRequest): number | undefined {
    const seconds = counts(clientNetwork(request.ip));
    if (seconds !== undefined) reportLimit(request);
    return seconds;
  }

  async function shownCard(hash: string): Promise<ShownCard | undefined> {
    return hashPattern.test(hash) ? await findCard(hash, dependencies) : undefined;
  }
}

/** Browsers accept HTML when they follow a link, even a link to a file. */
function isBrowser(headers: FastifyRequest['headers']): boolean {
  return headers.accept?.includes('text/html') === true;
}

function none(): never {
  throw new HttpError('card.unknown');
}
