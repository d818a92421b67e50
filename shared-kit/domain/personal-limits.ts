/** Most listings on a shortlist, per person and, before login, per browser. */
export const SHORTLISTED_AT_MOST = 200;

/** Most builder projects on a shortlist, per person and, before login, per browser. One page shows them all. */
export const PROJECTS_SHORTLISTED_AT_MOST = 50;

/** Recently viewed listings stored; the oldest are dropped. */
export const VIEWED_AT_MOST = 50;

/** Recent searches stored; the oldest are dropped. */
export const SEARCHES_AT_MOST = 20;
