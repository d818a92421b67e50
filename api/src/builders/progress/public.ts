// What other modules may use.
export { builderComplaint, projectQuarter, projectTitleCheck } from './project-progress.tables.ts';
