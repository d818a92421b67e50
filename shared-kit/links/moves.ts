/** Packers and movers. */
export const PACKERS_LINK = '/packers-and-movers';

/** Prices and cities of packers and movers: `/packers-and-movers/greater-noida`. */
export function packersCityLink(city: string): `/${string}` {
  return `${PACKERS_LINK}/${city}`;
}

/** The page of a move: goods, quotation, day, way, boxes and damage. */
export function moveLink(bookingId: string): string {
  return `${PACKERS_LINK}/move/${bookingId}`;
}

/** The goods and wishes of a move that is not quoted yet. */
export function moveGoodsLink(bookingId: string): string {
  return `${moveLink(bookingId)}/goods`;
}
