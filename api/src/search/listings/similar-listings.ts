import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { ListingCard } from './listing-cards.ts';

const SIMILAR_LISTINGS = 8;

/** Weight of each difference; a fifth in price weighs as much as 1.5 km. */
const WEIGHTS = { price: 5, area: 3, km: 0.66, furnishing: 0.3, use: 1, society: -0.5 } as const;

/** The candidates most like a listing, best first. */
export function mostSimilar(to: ListingCard, candidates: readonly ListingCard[]): ListingCard[] {
  return candidates
    .filter(({ id }) => id !== to.id)
    .map((card) => ({ card, difference: differenceOf(to, card) }))
    .sort((a, b) => a.difference - b.difference || a.card.id.localeCompare(b.card.id))
    .slice(0, SIMILAR_LISTINGS)
    .map(({ card }) => card);
}

function differenceOf(to: ListingCard, card: ListingCard): number {
  return (
    WEIGHTS.price * Math.abs(Math.log(card.price / to.price)) +
    WEIGHTS.area * areaDifference(to, card) +
    WEIGHTS.km * Math.min(15, distanceKm(to, card)) +
    (card.furnishing === to.furnishing ? 0 : WEIGHTS.furnishing) +
    (card.commercialType === to.commercialType ? 0 : WEIGHTS.use) +
    (card.societyId !== null && card.societyId === to.societyId ? WEIGHTS.society : 0)
  );
}

/** None where an area is not given, as for many PGs. */
function areaDifference(to: ListingCard, card: ListingCard): number {
  return to.area > 0 && card.area > 0 ? Math.abs(Math.log(card.area / to.area)) : 0;
}
