import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageSender } from './compress-page.ts';
import { escapeHtml } from '../escape-html.ts';
import { HttpError } from '../http-error.ts';
import { isPageAddress } from './page-address.ts';
import { pagePermissionsPolicy } from '../headers/permissions-policy.ts';
import { preferredLanguage } from '../headers/preferred-language.ts';
import { routeFiles } from './route-files.ts';

export interface WebOptions {
  /** Folder of the built web application. */
  readonly folder: string;
  /** The path under which browsers reach the directory; empty for the root. */
  readonly basePath: string;
  /** Shown until the application has started. */
  readonly brand: {
    readonly name: string;
    /** Path of the logo; empty for the built-in one. */
    readonly logo: string;
  };
  /** Further elements for the head of the page. */
  readonly links?: string;
  /**
   * The configuration, which is embedded in the page to save its first request. If it is undefined, the page requests it and gets the
   * reason as an error.
   */
  readonly configurationFor?: (request: FastifyRequest) => object | undefined;
}

/**
 * Serves the built web application. Files under `/assets` may be cached for a year, as their names contain a hash of their content; icons
 * may be cached for an hour. Every other URL that is not one of the server's paths gets the page, since routes are resolved in the browser. The page preloads the files of
 * the route and the texts in the browser's preferred language, so that they load in parallel with the application.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { folder, basePath, configurationFor } = options;
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? pageOf(await readFile(file, 'utf8'), options) : undefined;
  const allowInline = inlineAllowance(page ?? '');
  const filesOfPage = routeFiles(folder, basePath);
  const sendPage = pageSender();
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        // It only matters for pages, and is longer than many of these files.
        reply.removeHeader('permissions-policy');
      },
    });
  }
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
  // Before the body is read, so that nobody can fill the memory with bodies.
  app.addHook('preParsing', (request, _reply, body, done) => {
    if (request.is404 && !isRead(request)) done(new HttpError('path.unknown'));
    else done(null, body);
  });
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !isRead(request) || !isPageAddress(request.url)) throw new HttpError('path.unknown');
    const path = request.url.split('?', 1)[0] ?? '';
    const language = preferredLanguage(undefined, request.headers['accept-language']);
    const configuration = configurationFor?.(request);
    const { scripts, styles } = filesOfPage(path, language);
    const html = page
      .replace(
        'name="configuration" content=""',
        () => `name="configuration" content="${configurationAttribute(configuration)}"`,
      )
      .replace('</head>', () => `${scripts}</head>`)
      .replace('</body>', () => `${styles}</body>`);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', allowInline(String(reply.getHeader('content-security-policy'))))
      .header('permissions-policy', pagePermissionsPolicy);
    return sendPage(request, reply, html);
  });
}

function cachingOf(path: string): string {
  const isNamedByContent = path.includes('/assets/') || path.includes('\\assets\\');
  if (isNamedByContent) return 'public, max-age=31536000, immutable';
  // An icon is shown in the page, on its tab and by the system, which otherwise request it one after the other.
  return /\.(?:svg|png)(?:\.br|\.gz)?$/.test(path) ? iconCaching : 'no-cache';
}

const configurationAttribute = (configuration: object | undefined) =>
  configuration === undefined ? '' : escapeHtml(JSON.stringify(configuration));

/** Fills in the brand and the base path. Relative URLs become absolute paths, because the page is served at paths of any depth. */
function pageOf(page: string, { basePath, brand, links = '' }: WebOptions): string {
  const name = escapeHtml(brand.name);
  return page
    .replace(/(class="starting"><img src=")[^"]*("[^>]*>)[^<]*/, (_found, before: string, after: string) =>
      [before, brand.logo === '' ? './favicon.svg' : basePath + brand.logo, after, name].join(''),
    )
    .replace('<title>Directory</title>', () => `<title>${name}</title>`)
    .replaceAll(/ (href|src)="\.\//g, ` $1="${basePath}/`)
    .replace('name="base-path" content=""', `name="base-path" content="${basePath}"`)
    .replace('</head>', () => `${links}</head>`);
}

/** Adds the hashes of the page's inline styles and scripts to a policy (Content Security Policy Level 3, section 2.3.1). */
function inlineAllowance(page: string): (policy: string) => string {
  const sources = (element: string) =>
    page
      .split(`<${element}>`)
      .slice(1)
      .map((rest) => rest.split(`</${element}>`, 1)[0] ?? '')
      .map((content) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      .join('');
  const [styles, scripts] = [sources('style'), sources('script')];
  return (policy) => policy.replace("style-src 'self'", `$&${styles}`).replace("script-src 'self'", `$&${scripts}`);
}

/** The configured logo cannot be used. The message is a sentence for the operator. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

const logoTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml; charset=utf-8', '.png': 'image/png' };
const logoAddress = '/brand/logo';
const iconCaching = 'public, max-age=3600';

/**
 * Serves the configured logo, which is read once.
 * @returns the path of the logo; empty without one
 * @throws LogoError for a file that cannot be read, is too large, or is neither SVG nor PNG
 */
export function serveLogo(app: FastifyInstance, file: string | undefined): string {
  if (file === undefined) return '';
  const type = logoTypes[extname(file).toLowerCase()];
  if (type === undefined) throw new LogoError(`BRAND_LOGO: ${file} is neither an SVG nor a PNG file.`);
  const bytes = readLogo(file);
  // An SVG may contain scripts, which must not run if it is opened directly.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox";
  app.get(logoAddress, async (_request, reply) =>
    reply.type(type).header('content-security-policy', policy).header('cache-control', iconCaching).send(bytes),
  );
  return logoAddress;
}

/** Maximum size of the logo in bytes. */
const maxLogoBytes = 1_000_000;

function readLogo(file: string): Buffer {
  try {
    const status = statSync(file);
    // Reading a device might never end.
    if (!status.isFile() && !status.isDirectory()) throw new LogoError(`BRAND_LOGO: ${file} is not a file.`);
    if (status.size > maxLogoBytes) throw new LogoError(`BRAND_LOGO: ${file} is larger than ${maxLogoBytes} bytes.`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof LogoError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new LogoError(`BRAND_LOGO: ${file} cannot be read (${code}).`, { cause: error });
  }
}
