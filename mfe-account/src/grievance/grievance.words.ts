/** Sentences of the page of the grievance officer. */
export const GRIEVANCE_WORDS = {
  title: 'Complaints and grievance officer | Aangan',
  description: 'How to complain to Aangan’s grievance officer, and by when we decide.',
  lead: 'Complain here if something is wrong or we have treated you unfairly. The grievance officer decides.',
  failed: 'This page could not be loaded. Please try again.',
  privacy: 'What we keep about you, and your rights: privacy policy',
} as const;
