/** Origins that builds may be served from: `http://localhost:*`, `https://*.tunnel.example`, `https://one.example`. */
export type OriginPattern = string;

const PATTERN = /^(https?):\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\*|\d{1,5}))?$/;

/** Whether a text is a pattern of origins; `*.` matches any subdomains, `:*` any port. */
export function isOriginPattern(text: string): boolean {
  return PATTERN.test(text);
}

/**
 * The origin of an address, if the address is only an origin and one of the patterns allows it.
 * @returns undefined for everything else: other protocols, names and passwords, paths, queries
 */
export function allowedOrigin(patterns: readonly OriginPattern[], address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Credentials, a path or a query would make the address longer than its origin.
  if (url.href !== `${url.origin}/`) return undefined;
  // Other characters are possible in hosts, and would be dangerous in a security policy.
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return undefined;
  return patterns.some((pattern) => fits(pattern, url)) ? url.origin : undefined;
}

function fits(pattern: OriginPattern, url: URL): boolean {
  const [, protocol, below, host = '', port = ''] = PATTERN.exec(pattern) ?? [];
  if (url.protocol !== `${protocol}:`) return false;
  if (below ? !url.hostname.endsWith(`.${host}`) : url.hostname !== host) return false;
  // A pattern with the protocol's default port means the same as a URL without a port.
  return port === '*' || url.port === new URL(`${protocol}://host:${port || defaultPort(url)}`).port;
}

function defaultPort({ protocol }: URL): string {
  return protocol === 'https:' ? '443' : '80';
}
