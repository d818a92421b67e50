/** Listings that one person may shortlist, and that a browser keeps before login. */
export const SHORTLISTED_AT_MOST = 200;

/** Listings kept as recently viewed; the oldest make room. */
export const VIEWED_AT_MOST = 50;

/** Searches kept as recent ones; the oldest make room. */
export const SEARCHES_AT_MOST = 20;
