import { setImmediate as nextTurn } from 'node:timers/promises';
import { changeErrors, commonErrors, errorCodes, failure, revealErrors, unitErrors } from '@directory/contract';
import type { Access, Endpoint } from '@directory/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Description, Operation } from './api-description.ts';
import { apiPage } from './api-page.ts';
import { changesUnit } from '../limits/change-limit.ts';
import type { Route } from '../route.ts';

const accessDescriptions: Record<Access, string> = {
  open: 'Open to everyone.',
  'signed-in': 'For every signed-in user.',
  'unit-administrator': 'For administrators, those of a business unit included.',
  administrator: 'For administrators of the whole directory.',
};

/**
 * Serves the API description, generated from the contract, as OpenAPI 3.1 and as an HTML page. It is generated at the first request, in
 * turns of the event loop, so that a start does not wait for it.
 */
export function serveDescription(
  app: FastifyInstance,
  routes: readonly Route[],
  site: { readonly version: string; readonly basePath: string },
): void {
  let generated: ReturnType<typeof generate> | undefined;
  const endpoints = routes.map(({ endpoint }) => endpoint);
  // Generated once, since anyone may request it: all responses share the same bytes, even while clients do not read them.
  const description = () => (generated ??= generate(endpoints, site));
  app.get('/api/openapi.json', async (_request, reply) => {
    const { json } = await description();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', async (_request, reply) => {
    const { page, policy } = await description();
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  });
}

async function generate(endpoints: readonly Endpoint[], site: { readonly version: string; readonly basePath: string }) {
  const description = await describe(endpoints, site);
  const { html, policy } = apiPage(description);
  return { json: Buffer.from(JSON.stringify(description)), page: Buffer.from(html), policy };
}

async function describe(
  endpoints: readonly Endpoint[],
  { version, basePath }: { readonly version: string; readonly basePath: string },
): Promise<Description> {
  const paths: Description['paths'] = {};
  for (const endpoint of endpoints) {
    await nextTurn();
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Staff directory', version },
    // Without `servers`, clients assume the root of the host.
    servers: [{ url: basePath || '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(endpoint: Endpoint): Operation {
  return {
    summary: endpoint.summary,
    description: accessDescriptions[endpoint.access],
    security: endpoint.access === 'open' ? [] : [{ accessToken: [] }],
    parameters: [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function requestBodyOf(endpoint: Endpoint): { requestBody?: object } {
  if (endpoint.bodyType === 'bytes') return { requestBody: { content: { 'application/octet-stream': {} } } };
  const schema = schemaOf(endpoint.body);
  return Object.keys(schema).length > 0 ? { requestBody: { content: { 'application/json': { schema } } } } : {};
}

function parametersOf(endpoint: Endpoint, location: 'path' | 'query'): Operation['parameters'] {
  const schema = schemaOf(location === 'path' ? endpoint.params : endpoint.query);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const { outputType } = endpoint;
  const output = outputType === 'application/json' ? { schema: schemaOf(endpoint.output) } : {};
  const responses: Record<string, { description: string; content?: object }> = {
    '200': { description: 'Done.', content: { [outputType]: output } },
  };
  const common = commonErrors.filter((code) => endpoint.access !== 'open' || !/^(?:token|access)\./.test(code));
  const codes = [
    ...common,
    ...(endpoint.reveals === 'people' ? revealErrors : []),
    ...(endpoint.isOwnChange || changesUnit(endpoint) ? changeErrors : []),
    ...(endpoint.access === 'unit-administrator' ? unitErrors : []),
    ...endpoint.errors,
  ];
  for (const code of codes) {
    const { status, message } = errorCodes[code];
    const known = responses[status];
    responses[status] = {
      description: `${known === undefined ? '' : `${known.description} `}\`${code}\`: ${message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  return responses;
}

interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** The JSON Schema of a schema's input, not its output. Types that JSON Schema cannot express (bytes, undefined) are left unconstrained. */
function schemaOf(schema: Endpoint['body']): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as JsonSchema;
}
