/**
 * ms after which a page counts as slow to come: where web vitals begin to call the largest paint poor. The first page
 * is there when it is hydrated, a later one when it is on screen.
 */
export const SLOW_PAGE_MS = 4000;
