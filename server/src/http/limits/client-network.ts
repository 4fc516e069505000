import ipaddr from 'ipaddr.js';

/** Some proxies add the client's port, with brackets around IPv6. Matches `192.0.2.1:80` and `[2001:db8::1]:80`; does not match `2001:db8::1`. */
const addressWithPort = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/**
 * What limits count an address by: an IPv4 address whole, an IPv6 address by its first 64 bits, since one subscriber has at least
 * that many to choose from (RFC 6177). An IPv4 address in IPv6 notation (`::ffff:192.0.2.1`) is an IPv4 address.
 * @param address of the client, from the socket or from a trusted proxy
 */
export function clientNetwork(address: string): string {
  const [, ipv6, ipv4] = addressWithPort.exec(address) ?? [];
  return networkOf(ipv6 ?? ipv4 ?? address);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
