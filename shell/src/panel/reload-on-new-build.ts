import { refreshInPlace } from './refresh-in-place.ts';
import { saveTyped } from './typed-values.ts';

/**
 * Shows another build that the address announces: in the open document where that is possible, else by a reload that
 * keeps what was typed.
 * @param onReload is called before the page is left
 */
export function reloadOnNewBuild(address: string, version: string, onReload: () => void): void {
  let shown = version;
  let changed: Readonly<Record<string, string>> = {};
  let showing = Promise.resolve();
  const source = new EventSource(address);
  source.addEventListener('changed', ({ data }) => {
    changed = JSON.parse(data);
  });
  source.addEventListener('message', ({ data }) => {
    const versions = changed;
    changed = {};
    // One build after the other: each update begins at the build before it.
    showing = showing.then(async () => {
      if (data === shown) return;
      shown = data;
      if (!(await refreshInPlace(versions, globalThis.aanganRefresh?.remotes))) reload(onReload);
    });
  });
}

function reload(onReload: () => void): void {
  onReload();
  saveTyped(document, sessionStorage, location, window.scrollY);
  // Pages with unsent values ask before they are left; here nothing is lost.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
