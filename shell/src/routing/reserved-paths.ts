/** Paths under which the platform itself calls the API. Remotes declare further ones in their `apiPrefixes`. */
export const API_PREFIXES = [
  '/api',
  '/swagger',
  '/v1/adobe',
  '/createEvent',
  '/analytics',
  '/user',
  '/getAppDownloadLink',
] as const;

/** Prefix of the staff area: pages of remotes with `access: 'staff'`, and the shell's own. */
export const STAFF_PREFIX = '/staff';

/** Staff pages whose addresses the specification gives. Source: product-and-plans, section 2 (overlay screens). */
export const SPECIFIED_STAFF_PATHS: readonly string[] = ['/dlr-scrn', '/gnr-dlr-scrn'];

/** What the shell's server answers itself in the staff area. */
export const SHELL_STAFF_PREFIXES: readonly string[] = [
  '/staff/releases',
  '/staff/override',
  '/staff/sign-in',
  '/staff/sign-out',
  '/staff/second-factor',
  '/staff/second-factors',
  '/staff/style.css',
  '/staff/fonts',
];

/** First segments of paths that the shell's server answers itself: no page can have them. */
export const RESERVED_PREFIXES: readonly string[] = [
  ...API_PREFIXES,
  '/assets',
  '/platform',
  STAFF_PREFIX,
  '/healthz',
  '/livez',
  '/readyz',
  '/service-worker.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
];

/** Whether a path is the prefix or begins with its segments. */
export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
