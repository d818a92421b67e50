import { saveTyped } from './typed-values.ts';

/**
 * Reloads the page when the address announces another build, and keeps what was typed.
 * @param onReload is called before the page is left
 */
export function reloadOnNewBuild(address: string, version: string, onReload: () => void): void {
  new EventSource(address).addEventListener('message', ({ data }) => {
    if (data === version) return;
    onReload();
    saveTyped(document, sessionStorage, location, window.scrollY);
    // Pages with unsent values ask before they are left; here nothing is lost.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  });
}
