/** Tells every heart of the document what is shortlisted now; its detail is the set of ids. */
export const SHORTLIST_CHANGED = 'aangan:shortlist';
