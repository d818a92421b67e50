/** What is no page, or one person's own: nothing there is for search engines. */
const KEPT_OUT = [
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

/** `robots.txt`. Pages that are not to be kept say so themselves: they must be read for that. */
export function robotsTxt(origin: string): string {
  const rules = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
