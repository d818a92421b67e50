import { STORED_STATS, storedStats } from './stored-stats.ts';

/**
 * Notices logins and logouts of other tabs. A page from the back/forward cache is reloaded if its account is no longer
 * the one that is logged in.
 * @param changed is called after a login or logout in another tab; true for a logout
 */
export function watchSession(view: Window, changed: (loggedOut: boolean) => void): void {
  let known = storedStats();
  view.addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage has no key.
    if (key === STORED_STATS || key === null) changed(key === null || newValue === null);
  });
  view.addEventListener('pagehide', () => {
    known = storedStats();
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedStats() !== known) view.location.reload();
  });
}
