export { SAMPLE_HUB } from './sample-hub.ts';
