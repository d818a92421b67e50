export { SaveProjectButton, SaveProjectCorner } from './save-project-button.tsx';
export { useSavedProjects } from './saved-projects.ts';
