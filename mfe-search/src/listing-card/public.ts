export { CostLine } from './cost-line.tsx';
export { CARD_SIZES, ListingCardView } from './listing-card.tsx';
