export { Carousels } from './carousels.tsx';
export { CarouselsWaiting } from './carousels-waiting.tsx';
export { type HomeCarousels, loadCarousels } from './home-carousels.ts';
export { PriceTrends } from './price-trends.tsx';
export { Societies } from './societies.tsx';
