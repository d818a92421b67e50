/** Sentences of the page of the grievance officer. */
export const GRIEVANCE_WORDS = {
  title: 'Complaints and grievance officer | Aangan',
  description: 'How to complain to Aangan’s grievance officer, and by when we decide.',
  lead: 'Complain here if something is wrong or we have treated you unfairly. The grievance officer decides.',
  failed: 'This page could not be loaded. Please try again.',
  reaches: 'Use the form below to contact the officer.',
  acknowledged: 'We acknowledge your complaint at once. The law gives us 24 hours.',
  decided: 'We decide your complaint within 15 days.',
  urgent: 'We decide within 72 hours on false or harmful content, and on misuse of your name or home.',
  appeal: 'If our answer does not satisfy you, you can appeal to the Grievance Appellate Committee within 30 days.',
  law: 'Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(2) and 3A.',
} as const;
