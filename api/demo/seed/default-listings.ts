/** Listings that an empty database gets. */
export const DEFAULT_LISTINGS = 25_000;
