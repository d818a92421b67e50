// What other modules may use.
export { projectFacts, projectImage, projectRate, projectUnit } from './projects.tables.ts';
