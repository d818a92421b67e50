/** A minute in ms. */
export const MINUTE_MS = 60_000;

/** An hour in ms. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day in ms; in India every day has as many. */
export const DAY_MS = 24 * HOUR_MS;

/** India keeps +05:30 all year. Source: product-and-plans, section 9 (platform: time zone +05:30). */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
