import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serveDescription } from './open-api.ts';

test.each(['/api/openapi.json', '/api/docs'])('concurrent responses of %s share the same bytes', async (url) => {
  const app = fastify();
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  serveDescription(app, [], { version: '1.0.0', basePath: '' });
  const responses = await Promise.all([app.inject(url), app.inject(url)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(sent[0]).toBeInstanceOf(Buffer);
  expect(sent[1]).toBe(sent[0]);
});
