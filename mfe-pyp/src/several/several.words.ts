export const COPY = {
  title: 'Copy from another listing',
  lead: 'The new draft has the same answers, without photos. Change what is different.',
  legend: 'Which one?',
  button: 'Copy to a new draft',
  choose: 'Choose a listing.',
  none: 'You have no listing to copy yet',
  post: 'Post property free',
  needsScript: 'To copy a listing, switch on JavaScript.',
} as const;

export const PRICES = {
  title: 'Edit prices',
  lead: 'Change the prices of up to 20 listings at once. If one price is not valid, no price changes.',
  field: 'New price',
  button: 'Change prices',
  nothing: 'Change at least one price.',
  amount: 'Enter the price in rupees.',
  none: 'You have no listing with a price to change',
  pg: 'A PG has a price for each bed. Change it in its form.',
  back: 'All your properties',
  needsScript: 'To change prices, switch on JavaScript.',
} as const;

/** `2 prices changed.` */
export function changedWords(prices: number): string {
  return prices === 1 ? '1 price changed.' : `${prices} prices changed.`;
}
