export { cardLink } from './card-link.ts';
export { type CostWords, costWords } from './cost-words.ts';
export { type CardPin, cardPin, type ListingCard, listingCard } from './listing.ts';
export { dropWords, shortPrice } from './price-drop.ts';
