import { readCookie } from '../platform/read-cookie.ts';

/** Buckets by experiment. */
export type Buckets = Readonly<Record<string, string>>;

/** Buckets that the API has answered, `first-a.second-b`. Source: services-and-platform, section 7 (experiment cookie). */
export const EXPERIMENT_COOKIE = 'aangan_experiments';

export const EXPERIMENT_COOKIE_DAYS = 30;

/** Saved buckets, as far as they have the right format, because anybody can write a cookie. */
export function savedBuckets(cookies: string | undefined): Buckets {
  const pairs = readCookie(cookies, EXPERIMENT_COOKIE)?.split('.') ?? [];
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, experiment, bucket] = /^(\w{1,80})-(\w{1,20})$/.exec(pair) ?? [];
      return experiment && bucket ? [[experiment, bucket] as const] : [];
    }),
  );
}

/** The cookie's value. */
export function experimentCookieValue(buckets: Buckets): string {
  return Object.entries(buckets)
    .map(([experiment, bucket]) => `${experiment}-${bucket}`)
    .join('.');
}
