export { type PricedLinesFacts, PriceLines } from './price-lines.tsx';
export { PRICE_WORDS } from './price-lines.words.ts';
export { PriceParts } from './price-parts.tsx';
