/** Sites that have a name of their own, by the end of the host name. */
const SOURCE_BY_SITE = {
  'google.com': 'google',
  'google.co.in': 'google',
  'com.google.android.googlequicksearchbox': 'google',
  'bing.com': 'bing',
  'duckduckgo.com': 'duckduckgo',
  'yahoo.com': 'yahoo',
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
  'whatsapp.com': 'whatsapp',
  'wa.me': 'whatsapp',
  't.co': 'x',
  'x.com': 'x',
  'linkedin.com': 'linkedin',
  'youtube.com': 'youtube',
} as const satisfies Record<string, string>;

/** The source of a visit without a referrer. */
export const DIRECT = 'direct';

/**
 * Where a visitor came from by the referrer: a known name, else the site's host, else `direct`.
 * @returns undefined when they were on this site already
 */
export function referrerSource(referrer: string | undefined, siteHost: string): string | undefined {
  const host = hostOf(referrer);
  if (host === undefined) return DIRECT;
  if (host === siteHost) return undefined;
  const known = Object.entries(SOURCE_BY_SITE).find(([site]) => host === site || host.endsWith(`.${site}`));
  return (
    known?.[1] ??
    (host
      .replace(/^www\./, '')
      .replace(/[^\w.-]/g, '')
      .slice(0, 60) ||
      DIRECT)
  );
}

function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).host.toLowerCase() || undefined;
}
