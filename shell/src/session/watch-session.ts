import { STORED_STATS, storedStats } from './stored-stats.ts';

/**
 * Notices logins and logouts of other tabs, and a page that Back brings out of the browser's memory although somebody
 * else is logged in by now: that one is loaded anew.
 * @param changed hears of the former; true when somebody logged out
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
