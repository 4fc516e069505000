import { getQualityReport, listAddressLists } from '@directory/contract';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';
import type { AdministeredUnits, Viewer } from './viewer.ts';
import { serveRoutes } from './serve-routes.ts';
import { unitScope } from './unit-scope.ts';

test.each<[AdministeredUnits, string, boolean]>([
  ['all', 'BU05', true],
  ['all', '', true],
  [new Set(['BU05']), 'BU05', true],
  [new Set(['BU05']), 'BU06', false],
  [new Set(['BU05']), 'bu05', false],
  [new Set(['BU05']), '', false],
  [new Set(), 'BU05', false],
  [new Set(), '', false],
])('an administrator of %o may or may not administer "%s"', (units, unit, isAllowed) => {
  const { scope } = unitScope(units);
  if (isAllowed) expect(() => scope.check(unit)).not.toThrow();
  else expect(() => scope.check(unit)).toThrow(expect.objectContaining({ code: 'unit.denied' }) as Error);
});

test.each<AdministeredUnits>(['all', new Set(['BU05'])])(
  'a handler that does not check the units fails for an administrator of %o',
  async (units) => {
    const app = await createApp({
      logger: pino({}, testLog()),
      trustedProxies: 0,
      requestsPerMinute: 1000,
      connectOrigins: () => [],
    });
    const viewer: Viewer = { login: 'a@group.example', personId: 1, account: null, signedInAt: undefined };
    const authentication = { identify: async () => viewer, keyOf: () => 'a', authorize: async () => units };
    const report = { computedAt: null, people: 0, counts: [], progress: null, hasFailed: false };
    const routes = [
      route(listAddressLists, () => []),
      route(getQualityReport, ({ units: scope }) => {
        scope.administered();
        return report;
      }),
    ];
    serveRoutes(app, routes, authentication, { reveal: () => {} });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await app.inject({ url: listAddressLists.path })).statusCode).toBe(500);
    expect(logged.mock.calls.join()).toContain('GET /api/admin/buAddresses does not ask what the viewer administers');
    expect((await app.inject({ url: getQualityReport.path })).statusCode).toBe(200);
    await app.close();
  },
);
