/** Scope of a cookie. */
export interface CookiePlace {
  /** Address of the site. On https the cookie is secure. */
  readonly url: Pick<URL, 'protocol' | 'hostname'>;
  /** The product's domain, or empty for this host alone. */
  readonly domain: string;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Options of a cookie that lasts the given days, on every path of the product's domain; 0 deletes it. */
export function persistentCookie(days: number, { url, domain }: CookiePlace) {
  // A host outside the domain, such as a developer's or a preview's, could not set it.
  const within = domain !== '' && (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return {
    path: '/',
    maxAge: days * DAY_SECONDS,
    sameSite: 'lax',
    secure: url.protocol === 'https:',
    ...(within && { domain }),
  } as const;
}

/** The same as text for `document.cookie`. The value must not need encoding. */
export function persistentCookieText(name: string, value: string, days: number, place: CookiePlace): string {
  const { path, maxAge, sameSite, secure, domain } = { domain: undefined, ...persistentCookie(days, place) };
  const parts = [`${name}=${value}`, `path=${path}`, `max-age=${maxAge}`, `samesite=${sameSite}`];
  return [...parts, ...(domain ? [`domain=${domain}`] : []), ...(secure ? ['secure'] : [])].join('; ');
}
