/** Event that notifies all listings of the document; its detail is a `ProgressByListing`. */
export const PROGRESS_CHANGED = 'aangan:listing-progress';
