export { sampleCall } from './sample-call.ts';
