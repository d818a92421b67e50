/** Id of the element of a listing's card in the results. */
export function cardId(listing: string): string {
  return `listing-${listing}`;
}
