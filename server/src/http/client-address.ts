import ipaddr from 'ipaddr.js';

/**
 * What limits count an address by: an IPv4 address whole, an IPv6 address by its first 64 bits, since one subscriber has at least
 * that many to choose from (RFC 6177). An IPv4 address in IPv6 notation (`::ffff:192.0.2.1`) is an IPv4 address.
 * @param address of the client, from the socket or from a trusted proxy
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
