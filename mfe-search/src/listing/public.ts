export { type CostWords, costWords } from './cost-words.ts';
export { type ListingCard, listingCard } from './listing.ts';
export { dropWords, shortPrice } from './price-drop.ts';
