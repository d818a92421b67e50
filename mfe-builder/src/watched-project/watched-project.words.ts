/** What people read about their note and price alert on a project. */
export const WATCH_WORDS = {
  open: 'Note and price alert',
  about: 'Only you see them.',
  alert: 'Price alert',
  alertLabel: 'Message me when the lowest price changes',
  alertHelp: 'We message you outside your quiet hours.',
  note: 'Your note',
  noteHelp: 'Such as what to ask at the site.',
  save: 'Save',
  saved: 'Saved. See it in your project enquiries.',
  remove: 'Delete note and alert',
  removed: 'Your note and the alert are deleted.',
  title: 'Projects you watch',
  from: (price: string) => `from ${price}`,
  alertOn: 'Price alert is on',
} as const;

export const WATCH_LOGIN = {
  name: 'watch-project',
  title: 'Log in to save a note or a price alert',
} as const;
