/** How long a case belongs to the staff member who took it; each action on it begins the time anew. */
export const LEASE_MS = 15 * 60_000;

/** How long after its time a case of somebody's own people waits for that person alone. */
export const OWN_PEOPLE_MS = 60 * 60_000;

/** How long a skipped case waits. */
export const SKIP_MS = 30 * 60_000;

/** Cases on a page of the queue. */
export const CALL_CASES_ON_PAGE = 25;
