export { knownProject, loadProject } from './load-project.ts';
