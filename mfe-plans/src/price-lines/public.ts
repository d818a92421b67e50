export { PriceLines } from './price-lines.tsx';
