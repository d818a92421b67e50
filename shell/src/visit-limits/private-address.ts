import { BlockList, isIPv6 } from 'node:net';

const NETWORKS = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

/** A check whether an address is of this machine or a private network: not a visitor from outside. */
export function privateAddresses(): (address: string) => boolean {
  const list = new BlockList();
  for (const [network, prefix, family] of NETWORKS) list.addSubnet(network, prefix, family);
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  };
}
