export { ListingMap } from './listing-map.tsx';
