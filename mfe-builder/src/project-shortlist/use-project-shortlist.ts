import { NONE, useShortlist } from '@aangan/shared-kit/platform/use-shortlist';
import { DEVICE_PROJECTS, PROJECTS_CHANGED } from './device-projects.ts';

const PROJECTS = {
  event: PROJECTS_CHANGED,
  deviceKey: DEVICE_PROJECTS.key,
  load: () => import('./project-shortlist-store.ts'),
};

/** Whether a project is shortlisted, and the function that changes it. */
export function useShortlisted(id: string) {
  const { answer, toggle } = useShortlist(PROJECTS, (ids) => ids.has(id), id);
  return { on: answer, toggle: () => toggle(id) };
}

/** Ids of the shortlisted projects, the newest first. Empty on the server. */
export function useShortlistedIds(): readonly string[] {
  return useShortlist<readonly string[]>(PROJECTS, (ids) => [...ids]).answer;
}

/** The same, undefined until they are known, and the function that changes one. */
export function useChangedShortlist() {
  const known = useShortlist<readonly string[] | undefined>(PROJECTS, (ids) => (ids === NONE ? undefined : [...ids]));
  return { ids: known.answer, toggle: known.toggle };
}
