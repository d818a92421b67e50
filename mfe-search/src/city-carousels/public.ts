export { Carousels } from './carousels.tsx';
export { CarouselsSkeleton } from './carousels-skeleton.tsx';
export { type HomeCarousels, loadCarousels } from './home-carousels.ts';
export { PriceTrends } from './price-trends.tsx';
export { Societies } from './societies.tsx';
