import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';

export interface Site {
  /** Name of the brand. */
  readonly name: string;
  /** Colour of the brand, `#rrggbb`; undefined for the built-in one. */
  readonly accent: string | undefined;
  /** The path under which browsers reach the directory; empty for the root. */
  readonly basePath: string;
  /** Scheme, host and path of the directory; undefined when it is not configured. */
  readonly publicOrigin: string | undefined;
}

const manifestAddress = '/manifest.webmanifest';
const searchAddress = '/opensearch.xml';
const builtInAccent = '#0b6e6e';
/** Maximum length of an OpenSearch 1.1 ShortName. */
const longestShortName = 16;
const caching = 'public, max-age=3600';

/**
 * Serves the Web Application Manifest, with which browsers install the directory, and the OpenSearch 1.1 description, with which they
 * search it from the address bar. The latter needs an absolute URL, so there is none without `publicOrigin`. Both contain only configured
 * values.
 * @returns the elements for the page's head that link to them
 */
export function describeSite(app: FastifyInstance, site: Site): string {
  const { basePath, name, accent = builtInAccent } = site;
  app.get(manifestAddress, async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', caching).send(manifestOf(site)),
  );
  const links = [
    `<link rel="manifest" href="${basePath}${manifestAddress}" />`,
    `<link rel="apple-touch-icon" href="${basePath}/icon-192.png" />`,
    `<meta name="theme-color" content="${accent}" />`,
  ];
  if (site.publicOrigin !== undefined) {
    const description = openSearchOf(name, site.publicOrigin);
    app.get(searchAddress, async (_request, reply) =>
      reply
        .type('application/opensearchdescription+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(description),
    );
    const type = 'application/opensearchdescription+xml';
    links.push(`<link rel="search" type="${type}" title="${escapeHtml(name)}" href="${basePath}${searchAddress}" />`);
  }
  return links.join('');
}

function manifestOf({ name, accent = builtInAccent, basePath }: Site): string {
  const start = `${basePath}/`;
  const picture = (file: string, sizes: string, type: string) => ({ src: `${basePath}/${file}`, sizes, type });
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'standalone',
    theme_color: accent,
    background_color: '#ffffff',
    icons: [
      picture('favicon.svg', 'any', 'image/svg+xml'),
      picture('icon-192.png', '192x192', 'image/png'),
      picture('icon-512.png', '512x512', 'image/png'),
      { ...picture('icon-maskable-512.png', '512x512', 'image/png'), purpose: 'maskable' },
    ],
  });
}

function openSearchOf(name: string, publicOrigin: string): string {
  const shortName = [...name].slice(0, longestShortName).join('').trim();
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(shortName)}</ShortName>
<Description>${escapeHtml(name)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${publicOrigin}/favicon.svg</Image>
<Url type="text/html" template="${publicOrigin}/Result?globalQuery={searchTerms}"/>
</OpenSearchDescription>
`;
}
