export { sampleCarousels } from './sample-carousels.ts';
