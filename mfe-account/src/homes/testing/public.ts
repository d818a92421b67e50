export { sampleHomeRecord } from './sample-home-record.ts';
