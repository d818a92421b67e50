/** Sentences of an own listing's card. */
export const CARD_WORDS = {
  interested: (entries: number) => (entries === 0 ? 'Who is interested' : `Who is interested: ${entries}`),
  hours: (visits: number) =>
    visits === 0 ? 'Visit hours' : `Visit hours, ${visits === 1 ? '1 visit' : `${visits} visits`} to come`,
  form: 'Change the price in the form',
  everything: 'Everything about this listing',
} as const;
