/**
 * The origin in the `Host` header of a request, or the one forwarded by a trusted proxy; empty unless it is a plain host with or without a
 * port. The client chooses it: use it only for URLs in the response to that client, and only if `PUBLIC_ORIGIN` is not configured.
 */
export function requestOrigin({ protocol, host }: { readonly protocol: string; readonly host: string }): string {
  const origin = `${protocol}://${host}`;
  const address = URL.parse(origin);
  return address !== null && address.href === `${address.origin}/` ? origin : '';
}
