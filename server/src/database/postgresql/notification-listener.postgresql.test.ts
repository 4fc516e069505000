import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openTcpProxy } from '../../../test/tcp-proxy.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import { openNotificationListener } from './notification-listener.ts';
import type { NotificationListenerOptions } from './notification-listener.ts';

/** A listener behind a proxy, and a client that notifies directly. */
async function listenThroughProxy(
  work: (test: Listener) => Promise<void>,
  { initially = 'open', ...options }: Partial<NotificationListenerOptions> & { initially?: 'open' | 'closed' } = {},
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const direct = await makeTestDatabaseUrl();
  if (direct === undefined) throw new Error('this needs PostgreSQL');
  const { hostname, port } = new URL(direct);
  const proxy = await openTcpProxy({ host: hostname, port: Number(port || 5432) });
  stack.defer(() => proxy[Symbol.asyncDispose]());
  proxy.set(initially);
  const url = new URL(direct);
  url.host = `127.0.0.1:${proxy.port}`;
  let notifications = 0;
  const notifier = new pg.Client({ connectionString: direct });
  await notifier.connect();
  stack.defer(() => notifier.end());
  const listening = openNotificationListener({
    connection: { connectionString: url.href, connectionTimeoutMillis: 500 },
    initialPause: 50,
    maxPause: 400,
    pingInterval: 100,
    pingTimeout: 200,
    ...options,
  });
  stack.defer(() => listening.stop());
  await listening.listen('news', () => void (notifications += 1));
  const notify = async () => void (await notifier.query('notify news'));
  await work({ proxy, listen: listening.listen, notifications: () => notifications, notify });
}

interface Listener {
  proxy: TcpProxy;
  listen(channel: string, onNotification: () => void): Promise<void>;
  notifications(): number;
  notify(): Promise<void>;
}

test('reconnects with increasing delays while the database is down, and receives notifications afterwards', async () => {
  await listenThroughProxy(async ({ proxy, notifications, notify }) => {
    await notify();
    await eventually(() => expect(notifications()).toBe(1));
    proxy.set('closed');
    const since = performance.now();
    await eventually(() => expect(proxy.attempts()).toBeGreaterThan(7));
    // After 50, 100, 200 and then every 400 ms, each reduced by up to half.
    expect(performance.now() - since).toBeGreaterThan(500);
    proxy.set('open');
    // Notifications sent in the meantime are lost, so a reconnection counts as one.
    await eventually(() => expect(notifications()).toBe(2));
    await notify();
    await eventually(() => expect(notifications()).toBe(3));
    expect(proxy.openConnections()).toBe(1);
  });
});

test('a connection that is cut off silently is detected and replaced', async () => {
  await listenThroughProxy(async ({ proxy, notifications, notify }) => {
    proxy.set('silent');
    await notify();
    await pause(1000);
    expect(notifications()).toBe(0);
    proxy.set('open');
    await eventually(() => expect(notifications()).toBeGreaterThan(0));
    const before = notifications();
    await notify();
    await eventually(() => expect(notifications()).toBe(before + 1));
    await eventually(() => expect(proxy.openConnections()).toBe(1));
  });
});

test('one connection listens to all channels, even after a reconnection', async () => {
  await listenThroughProxy(async ({ proxy, listen, notifications, notify }) => {
    let others = 0;
    await listen('other', () => void (others += 1));
    await notify();
    await eventually(() => expect(notifications()).toBe(1));
    expect([others, proxy.openConnections()]).toEqual([0, 1]);
    proxy.set('closed');
    proxy.set('open');
    await eventually(() => expect([notifications(), others]).toEqual([2, 1]));
    await notify();
    await eventually(() => expect([notifications(), others]).toEqual([3, 1]));
    expect(proxy.openConnections()).toBe(1);
  });
});

test('a listener connects later if the server is unavailable at first', async () => {
  await listenThroughProxy(
    async ({ proxy, notify, notifications }) => {
      expect(notifications()).toBe(0);
      proxy.set('open');
      // Notifications sent before the connection are lost, so the connection itself counts as one.
      await eventually(() => expect(notifications()).toBe(1));
      await notify();
      await eventually(() => expect(notifications()).toBe(2));
    },
    { initially: 'closed' },
  );
});

test('stopping ends the loop while the database is unavailable', async () => {
  const stopped = listenThroughProxy(async ({ proxy }) => {
    proxy.set('closed');
    await pause(200);
  });
  await expect(stopped).resolves.toBeUndefined();
});
