export { sampleAnswer, sampleFacets } from './sample-search.ts';
