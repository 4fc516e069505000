import { commonErrors, errorCodes, failure, revealErrors, unitErrors } from '@directory/contract';
import type { Access, Endpoint } from '@directory/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Route } from './route.ts';
import { escapeHtml } from './escape-html.ts';

const accessWords: Record<Access, string> = {
  open: 'Open to everyone.',
  'signed-in': 'For every signed-in user.',
  'unit-administrator': 'For administrators, those of a business unit included.',
  administrator: 'For administrators of the whole directory.',
};

/** Serves the API description, made from the contract: OpenAPI 3.1 and a plain HTML page. */
export function serveDescription(app: FastifyInstance, routes: readonly Route[], version: string): void {
  const description = describe(
    routes.map(({ endpoint }) => endpoint),
    version,
  );
  const page = readablePage(description);
  app.get('/api/openapi.json', async () => description);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

interface Operation {
  summary: string;
  description: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
  requestBody?: object;
}

interface Description {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

export function describe(endpoints: readonly Endpoint[], version: string): Description {
  const paths: Description['paths'] = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Staff directory', version },
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
    description: accessWords[endpoint.access],
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

function parametersOf(endpoint: Endpoint, place: 'path' | 'query'): Operation['parameters'] {
  const schema = schemaOf(place === 'path' ? endpoint.params : endpoint.query);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
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

/** Describes the input of a schema, not its output. Values that JSON Schema cannot express (bytes, nothing) are left open. */
function schemaOf(schema: Endpoint['body']): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as JsonSchema;
}

function readablePage(description: Description): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${description.info.title}: API</title></head><body><main><h1>${description.info.title}: API</h1>
<p>The same as <a href="openapi.json">OpenAPI 3.1</a>.</p>${operations.join('\n')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, required, schema }) =>
        `<li><code>${name}</code>${required ? ' (required)' : ''} <small>${escapeHtml(JSON.stringify(schema))}</small></li>`,
    )
    .join('');
  const responses = Object.entries(operation.responses)
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join('');
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description)}</p>
${parameters && `<h3>Parameters</h3><ul>${parameters}</ul>`}<h3>Answers</h3><ul>${responses}</ul></section>`;
}
