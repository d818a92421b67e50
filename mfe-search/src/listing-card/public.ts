export { CostLine } from './cost-line.tsx';
export { CARD_SIZES, CARD_WIDTHS, ListingCardView } from './listing-card.tsx';
