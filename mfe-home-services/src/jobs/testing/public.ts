export { sampleJob } from './sample-job.ts';
