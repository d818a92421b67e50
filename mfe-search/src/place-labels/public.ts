export { type LabelSpot, labelsThatFit } from './place-labels.ts';
