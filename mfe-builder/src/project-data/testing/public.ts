export { sampleCard, sampleProject } from './sample-project.ts';
