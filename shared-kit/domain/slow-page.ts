/**
 * ms after which a page counts as slow: the threshold of a poor largest contentful paint. The first page ends with
 * its hydration, a later one when it is shown.
 */
export const SLOW_PAGE_MS = 4000;
