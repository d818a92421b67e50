import { PROJECT_ID } from '@aangan/shared-kit/domain/projects/project-id';
import { useEffect, useState } from 'react';

const KEY = 'aangan.projects';
const CHANGED = 'aangan:projects';

/** Projects that one device keeps. */
export const SAVED_PROJECTS_AT_MOST = 20;

/** Ids of the projects shortlisted on this device, the newest first; empty without storage. */
export function savedProjects(): string[] {
  try {
    const ids = (localStorage.getItem(KEY) ?? '').split(',').filter((id) => PROJECT_ID.test(id));
    return [...new Set(ids)].slice(0, SAVED_PROJECTS_AT_MOST);
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Shortlists a project on this device, or takes it off. @returns whether it is shortlisted now */
export function toggleProject(id: string): boolean {
  const before = savedProjects();
  const on = !before.includes(id);
  const others = before.filter((each) => each !== id);
  const ids = (on ? [id, ...others] : others).slice(0, SAVED_PROJECTS_AT_MOST);
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids.join(','));
  } catch {
    // Storage is full or forbidden: nothing is saved.
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return on;
}

const NONE: readonly string[] = [];

/** The shortlisted projects of this device. Empty on the server, because pages are the same for everybody. */
export function useSavedProjects(): readonly string[] {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    const read = () => setIds(savedProjects());
    read();
    addEventListener(CHANGED, read);
    addEventListener('storage', read);
    return () => {
      removeEventListener(CHANGED, read);
      removeEventListener('storage', read);
    };
  }, []);
  return ids;
}
