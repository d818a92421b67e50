// What other modules may use.
export { cardRows, cardsByIds, projectCardOf } from './project-cards.ts';
export { noteProjectChange } from './project-changes.ts';
export { projectById } from './project-detail.queries.ts';
export { projectFacts, projectImage, projectRate, projectUnit } from './projects.tables.ts';
