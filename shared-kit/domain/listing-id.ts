/** The form of a listing's id. */
export const LISTING_ID = /^[a-z0-9]{8,32}$/i;
