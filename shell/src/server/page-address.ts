/** A host with an optional port, as browsers send it. Anything else would be invalid in an address. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin a request was sent to, `https://host`, or undefined when its Host header is invalid. */
export function originOf(protocol: string, host: string | undefined): string | undefined {
  if (!host || !HOST.test(host)) return undefined;
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? origin : undefined;
}

/**
 * The address of a page within this site. A request may name an absolute address (`GET http://elsewhere/x`) or begin
 * with two slashes (`//elsewhere/x`). The result stays on this site.
 * @param target of the request line
 */
export function pageAddress(target: string, origin: string): URL | undefined {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const address = `${origin}${path.startsWith('/') ? '' : '/'}${path}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Encoded line ends: no page has them in its address, and the router's patterns stop at them. */
const LINE_ENDS = /%0[ad]|%e2%80%a[89]/i;

/** Whether the path has a line end. */
export function hasLineEnd({ pathname }: URL): boolean {
  return LINE_ENDS.test(pathname);
}

/**
 * The redirect target of a path with several leading slashes, or undefined for an ordinary path. In a link of the page
 * `//elsewhere` would lead to another site.
 */
export function singleSlashed({ pathname, search }: URL): string | undefined {
  return pathname.startsWith('//') ? `${pathname.replace(/^\/+/, '/')}${search}` : undefined;
}
