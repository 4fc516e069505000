import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../config/network.ts';

/**
 * The origin that a browser on this machine used; undefined for any other request. A host name that resolves to 127.0.0.1 (DNS
 * rebinding) does not count, nor does a request with the headers of a proxy.
 */
export function loopbackOrigin(headers: IncomingHttpHeaders): string | undefined {
  const origin = originOfHost(headers.host);
  if (origin === undefined || !isLoopback(new URL(origin).hostname)) return undefined;
  if (headers['forwarded'] !== undefined || headers['via'] !== undefined) return undefined;
  const named = ['x-forwarded-host', 'x-forwarded-for', 'x-real-ip'].flatMap((name) =>
    String(headers[name] ?? '').split(','),
  );
  const isProxied = named.map((name) => name.trim()).some((name) => name !== '' && !isLoopback(bareHost(name)));
  return isProxied ? undefined : origin;
}

/** `localhost:3000` becomes `http://localhost:3000`; a host with a path, a user or anything else results in undefined. */
function originOfHost(host: string | undefined): string | undefined {
  const address = URL.parse(`http://${host ?? ''}`);
  return address !== null && address.href === `${address.origin}/` ? address.origin : undefined;
}

function bareHost(host: string): string {
  const withoutMapping = host.replace(/^::ffff:/i, '');
  return /^[\da-f]*:[\da-f:]*$/i.test(withoutMapping) ? withoutMapping : withoutMapping.replace(/:\d+$/, '');
}
