/**
 * The origin that a request names in `Host` (or to a trusted proxy); empty unless it is a plain host with or without a port. The sender chooses it:
 * use it only for addresses in the answer to that sender, and only where `PUBLIC_ORIGIN` is not configured.
 */
export function requestOrigin({ protocol, host }: { readonly protocol: string; readonly host: string }): string {
  const origin = `${protocol}://${host}`;
  const address = URL.parse(origin);
  return address !== null && address.href === `${address.origin}/` ? origin : '';
}
