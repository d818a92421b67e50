import { addBrowserFacts } from './browser-facts.ts';
import { onceHydrated } from './once-hydrated.ts';
import { openWithKeys } from './open-with-keys.ts';
import { outlineRegions } from './outline-regions.ts';
import { reloadOnNewBuild } from './reload-on-new-build.ts';
import { restoreTyped } from './typed-values.ts';

/** Script of documents with a panel, or under development: see `panel-script.ts` of the server. */
const builds: readonly (readonly [string, string])[] = JSON.parse(document.currentScript?.dataset.builds ?? '[]');
let reloading = false;
for (const [address, version] of builds) {
  reloadOnNewBuild(address, version, () => {
    reloading = true;
  });
}

const panel = document.querySelector<HTMLDetailsElement>('.override details.panel');
if (panel && panel.dataset.ready === undefined) {
  panel.dataset.ready = '';
  openWithKeys(panel);
  outlineRegions(panel);
  onceHydrated(() => addBrowserFacts(panel));
}
// A page that is being left may still be hydrated; what was typed waits for the next one.
onceHydrated(() => {
  if (!reloading) restoreTyped(document, sessionStorage, location);
});
