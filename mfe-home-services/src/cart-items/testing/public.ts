export { sampleCart, sampleServices } from './sample-cart.ts';
