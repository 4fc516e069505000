import { BlockList, isIP } from 'node:net';
import type { MayConnect } from './post-webhook.ts';

/** Networks that are not part of the public internet, or have a special purpose (RFC 6890 and its registries). */
const specialNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const;

const special = networkList(specialNetworks);

/**
 * Decides to which IP addresses the webhooks of a URL may be sent, to prevent server-side request forgery: an administrator must not be
 * able to make the server call services that trust its network. By default, only public internet addresses are allowed, over HTTPS. In
 * `networks`, which the operator configures, plain HTTP is allowed too.
 */
export function webhookAddresses(networks: readonly string[]): (url: string) => MayConnect {
  const named = networkList(networks);
  return (url) => {
    const isEncrypted = URL.parse(url)?.protocol === 'https:';
    return (address) => contains(named, address) || (isEncrypted && isIP(address) !== 0 && !contains(special, address));
  };
}

function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** `BlockList` compares IPv4-mapped IPv6 addresses with the IPv4 networks, too. */
function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
