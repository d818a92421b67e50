import { createRoot } from 'react-dom/client';
import { AlertBox } from './alert-box.tsx';
import type { AlertsStore } from './alerts.store.ts';

/** Puts the alert box beside the page's tree: no first view carries it, since nothing has happened yet. */
export function showAlerts(store: AlertsStore): void {
  const element = document.createElement('div');
  // Whatever it is put into keeps its layout.
  element.style.position = 'absolute';
  // Beneath a modal dialog nothing is seen, heard or pressed: the box goes into the one on top, and leaves it in time.
  const place = () => {
    const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (element.parentElement !== above) above.prepend(element);
  };
  const dialogs = new MutationObserver(place);
  const follow = () => {
    place();
    if (store.getState().alerts.length === 0) return dialogs.disconnect();
    dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  };
  follow();
  store.subscribe(follow);
  createRoot(element).render(<AlertBox store={store} />);
}
