/** Paths that are not pages, or that are personal: search engines must not read them. */
const DISALLOWED = [
  '/api/',
  '/nb/',
  '/user/',
  '/places/',
  '/v5/',
  '/staff',
  '/profile/',
  '/*?view=',
  '/*&view=',
] as const;

/** `robots.txt`. Pages with noindex are not listed: search engines must read them to see it. */
export function robotsTxt(origin: string): string {
  const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
