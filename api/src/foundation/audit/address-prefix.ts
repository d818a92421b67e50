import { isIPv4, isIPv6 } from 'node:net';

/**
 * The prefix of the network that an address is in, too large to identify a person: `203.0.113.0/24`, `2001:db8:1::/48`.
 * @returns null if the text is not an IP address
 */
export function addressPrefix(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return null;
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in one form. A zone means nothing outside the machine, so it is dropped.
  const written = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  return after === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
