import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Description, Operation } from './api-description.ts';
import { escapeHtml } from '../escape-html.ts';

const style = readFileSync(new URL('api-page.css', import.meta.url), 'utf8');

/** The API description as an HTML page, and a content security policy that allows only the style of the page. */
export function apiPage({ info, servers, paths }: Description): { html: string; policy: string } {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const links = operations.map(({ call }) => `<li><a href="#${idOf(call)}"><code>${escapeHtml(call)}</code></a></li>`);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: API</title><style>${style}</style></head><body><main><h1>${info.title}: API</h1>
<p>The same as <a href="openapi.json">OpenAPI 3.1</a>.${basePathNote(servers[0].url)}</p><nav aria-label="Endpoints"><ul>${links.join('')}</ul></nav>
${operations.map(({ call, operation }) => section(call, operation)).join('\n')}</main></body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { html, policy };
}

/** States the base path, unless the directory is served from the root. */
function basePathNote(base: string): string {
  return base === '/' ? '' : ` Paths are those below <code>${escapeHtml(base)}</code>.`;
}

function section(call: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, required, schema }) =>
      `<dt><code>${name}</code>${required ? ' (required)' : ''}</dt><dd><code>${escapeHtml(JSON.stringify(schema))}</code></dd>`,
  );
  const responses = Object.entries(operation.responses).map(
    ([status, { description }]) => `<dt>${status}</dt><dd>${withCode(escapeHtml(description))}</dd>`,
  );
  return `<section id="${idOf(call)}"><h2><code>${escapeHtml(call)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description)}</p>
${parameters.length === 0 ? '' : `<h3>Parameters</h3><dl>${parameters.join('')}</dl>`}<h3>Responses</h3><dl>${responses.join('')}</dl></section>`;
}

/** `GET /api/users` has the id `get-api-users`. */
function idOf(call: string): string {
  return call.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Marks text between backticks as code. */
function withCode(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
