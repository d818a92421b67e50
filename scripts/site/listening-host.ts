import { isIPv6 } from 'node:net';

/** Whether an address on which a server listens is reached from this machine alone. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Origin at which this machine reaches a server that listens on an address. */
export function originOn(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
