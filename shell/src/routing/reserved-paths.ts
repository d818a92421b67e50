/** Paths the browser calls the API under. */
export const API_PREFIXES = [
  '/api',
  '/nb/api',
  '/places',
  '/v5',
  '/swagger',
  '/v1/adobe',
  '/createEvent',
  '/analytics',
  '/user',
  '/getAppDownloadLink',
] as const;

/** First segments of paths that the shell's server answers itself: no page can have them. */
export const RESERVED_PREFIXES: readonly string[] = [
  ...API_PREFIXES,
  '/assets',
  '/platform',
  '/staff',
  '/healthz',
  '/service-worker.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
];
