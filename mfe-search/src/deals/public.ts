export { type DealsAsked, RegisteredDeals } from './registered-deals.tsx';
