export { DEVICE_PROJECTS } from './device-projects.ts';
export { mergeProjects } from './merge-projects.ts';
export { ShortlistCorner, ShortlistProject } from './shortlist-project.tsx';
export { useChangedShortlist, useShortlistedIds } from './use-project-shortlist.ts';
