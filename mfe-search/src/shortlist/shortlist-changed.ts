/** Event that notifies every shortlist button of the document; its detail is the set of shortlisted ids. */
export const SHORTLIST_CHANGED = 'aangan:shortlist';
