export { type Estimate, loadEstimate } from './load-estimate.ts';
export { PaintingEstimate } from './painting-estimate.tsx';
