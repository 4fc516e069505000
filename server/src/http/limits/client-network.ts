import ipaddr from 'ipaddr.js';

/**
 * Some proxies add the client's port, and put IPv6 addresses in brackets. Matches `192.0.2.1:80` and `[2001:db8::1]:80`; does not match
 * `2001:db8::1`.
 */
const addressWithPort = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/**
 * The network that limits count as one client: the whole IPv4 address, or the first 64 bits of an IPv6 address, since a subscriber gets at
 * least a /64 (RFC 6177). An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as IPv4.
 * @param address address of the client, from the socket or from a trusted proxy
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
