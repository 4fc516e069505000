import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as z from 'zod';
import { login as loginSchema } from '@directory/contract';
import { demoPeople } from '@directory/demo-group/settings';
import { HttpError } from '../../http/http-error.ts';
import { demoPath } from './demo-names.ts';
import { subjectOf } from './demo-configuration.ts';
import type { DemoBadge, DemoPages } from './demo-pages.ts';
import type { DemoPerson } from './demo-person.ts';
import type { DemoProviderOptions } from './demo-provider.ts';
import type { OidcLibrary } from './load-oidc-provider.ts';
import { loopbackOrigin } from './loopback.ts';
import { preferredLanguage } from '../../http/headers/preferred-language.ts';

interface DemoRoutesOptions extends Pick<
  DemoProviderOptions,
  'suggestedLogins' | 'findPeople' | 'personByLogin' | 'isAdministrator'
> {
  library: OidcLibrary;
  providerOf: (origin: string) => Provider;
  pages: DemoPages;
}

const maxPeople = 24;
const badgeTraits: readonly DemoBadge[] = ['manager', 'external', 'without chart', 'cloud-managed'];
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
const searchQuery = z.object({ search: z.string().trim().max(100).catch('') });
const css = readFileSync(new URL('demo.css', import.meta.url), 'utf8');
const signOutScript = "document.querySelector('button[form]').click();\n";

/** Serves the demo provider: the page that lists people, and the endpoints of OpenID Connect. */
export function serveDemo(app: FastifyInstance, options: DemoRoutesOptions): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (loopbackOrigin(request.headers) === undefined) throw new HttpError('access.denied');
        reply.headers(headers);
      });
      scope.get('/assets/demo.css', (_request, reply) => serveAsset(reply, 'text/css; charset=utf-8', css));
      scope.get('/assets/leave.js', (_request, reply) =>
        serveAsset(reply, 'text/javascript; charset=utf-8', signOutScript),
      );
      scope.register(async (inner) => serveChoice(inner, options));
      scope.register(async (inner) => serveProtocol(inner, options));
    },
    { prefix: demoPath },
  );
}

function serveAsset(reply: FastifyReply, type: string, content: string) {
  return reply.type(type).header('cache-control', 'private, max-age=3600').send(content);
}

function serveChoice(scope: FastifyInstance, options: DemoRoutesOptions): void {
  const { pages } = options;
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );

  scope.get('/people/:uid', async (request, reply) => {
    const signIn = await findSignIn(request, reply, options);
    if (signIn === undefined) return respondToEndedSignIn(request, reply, options);
    const { search } = searchQuery.parse(request.query);
    const people = await peopleToOffer(search, options);
    const badges = new Map<string, DemoBadge[]>();
    for (const { login } of people) badges.set(login, await badgesOf(login, options));
    const language = preferredLanguage(signIn.uiLocales, request.headers['accept-language']);
    return sendPage(reply, pages.choose(language, { people, search, badges }));
  });

  scope.post('/people/:uid', async (request, reply) => {
    const signIn = await findSignIn(request, reply, options);
    if (signIn === undefined) return respondToEndedSignIn(request, reply, options);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (form.has('cancel')) {
      const result = { error: 'access_denied', error_description: 'no one was chosen' };
      return reply.redirect(await signIn.provider.interactionResult(request.raw, reply.raw, result), 303);
    }
    const login = loginSchema.safeParse(form.get('login'));
    const person = login.success ? await options.personByLogin(login.data) : undefined;
    if (person === undefined) return reply.redirect(request.url, 303);
    const result = { login: { accountId: subjectOf(person.login), remember: true } };
    return reply.redirect(await signIn.provider.interactionResult(request.raw, reply.raw, result), 303);
  });
}

/** Finds the sign-in that this browser has started, by its cookie; undefined if there is none or it has ended. */
async function findSignIn(request: FastifyRequest, reply: FastifyReply, options: DemoRoutesOptions) {
  const provider = options.providerOf(originOf(request));
  try {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    return { provider, uiLocales: details.params['ui_locales'] };
  } catch (error) {
    if (error instanceof options.library.errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function peopleToOffer(search: string, options: DemoRoutesOptions): Promise<readonly DemoPerson[]> {
  if (search !== '') return await options.findPeople(search, maxPeople);
  const people = await Promise.all(options.suggestedLogins.map((login) => options.personByLogin(login)));
  const suggested = people.filter((person) => person !== undefined);
  return suggested.length > 0 ? suggested : await options.findPeople('', maxPeople);
}

async function badgesOf(login: string, options: DemoRoutesOptions): Promise<DemoBadge[]> {
  const trait = demoPeople.find((person) => person.login === login)?.trait;
  const badges = badgeTraits.filter((badge) => badge === trait);
  return (await options.isAdministrator(login)) ? ['administrator', ...badges] : badges;
}

/**
 * Redirects a browser that has signed in, and came back with its Back button, to the directory. Others see that the sign-in has expired.
 */
async function respondToEndedSignIn(request: FastifyRequest, reply: FastifyReply, options: DemoRoutesOptions) {
  if (await isSignedIn(request, options)) return reply.redirect('/', 303);
  const language = preferredLanguage(undefined, request.headers['accept-language']);
  return sendPage(reply.status(400), options.pages.expired(language));
}

/** NOTE: the signature of the cookie is not verified, so the result may only select a page, and must not identify the user. */
async function isSignedIn(request: FastifyRequest, { providerOf }: DemoRoutesOptions): Promise<boolean> {
  const provider = providerOf(originOf(request));
  const prefix = `${provider.cookieName('session')}=`;
  const cookie = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(prefix));
  if (cookie === undefined) return false;
  const session = await provider.Session.find(cookie.slice(prefix.length));
  return session?.accountId !== undefined;
}

function sendPage(reply: FastifyReply, page: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

function originOf(request: FastifyRequest): string {
  const origin = loopbackOrigin(request.headers);
  if (origin === undefined) throw new HttpError('access.denied');
  return origin;
}

/**
 * Passes requests to oidc-provider unchanged.
 *
 * NOTE: oidc-provider parses bodies itself, so they must not be read here. It derives its mount path from the difference between `url` and
 * `originalUrl`.
 */
function serveProtocol(scope: FastifyInstance, { providerOf }: DemoRoutesOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', async (request, reply) => {
    const answer = providerOf(originOf(request)).callback();
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = (raw.url ?? '').slice(demoPath.length);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await answer(raw, reply.raw);
  });
}
