interface ReturnRules {
  /** The site's own origin, `https://host`. */
  readonly origin: string;
  /** Other hosts that visitors may be sent to, over https: `pay.example`. */
  readonly hosts: readonly string[];
}

/** Longer than any address of the site. */
const LONGEST = 2000;

/** Characters that our addresses never contain and browsers misread: spaces, controls, backslashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const TREACHEROUS = /[\x00-\x20\x7f-\xa0\\\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

/** A second slash after the first, however often it is encoded: in a link it would start a host. */
const SECOND_SLASH = /^\/(?:%(?:25)*(?:2f|5c)|[\\/])/i;

/**
 * The redirect target of a request: a path of this site, or an absolute address on one of the configured hosts.
 * Undefined for everything else.
 * @param text as it came in a request, decoded once
 * @returns a path with query and fragment for this site, else the absolute address Source: services-and-platform,
 * section 8 (returnURL).
 */
export function safeReturnUrl(text: string | null | undefined, { origin, hosts }: ReturnRules): string | undefined {
  if (!text || text.length > LONGEST || TREACHEROUS.test(text)) return undefined;
  if (!/^(?:\/|https?:\/\/[^/?#])/i.test(text) || SECOND_SLASH.test(text) || !URL.canParse(text, origin))
    return undefined;
  const url = new URL(text, origin);
  // After dots are resolved, a path of the site must not start with two slashes either: `/..//host`.
  if (url.username || url.password || SECOND_SLASH.test(url.pathname)) return undefined;
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined;
}
