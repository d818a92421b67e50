import { createRoot } from 'react-dom/client';
import { AlertBox } from './alert-box.tsx';
import type { AlertsStore } from './alerts.store.ts';
import { placeAlerts } from './place-alerts.ts';

/** Adds the alert box beside the page's tree: it is not in the first view, because no alert exists yet. */
export function showAlerts(store: AlertsStore): void {
  const element = document.createElement('div');
  // Its container keeps its layout.
  element.style.position = 'absolute';
  // Content beneath a modal dialog is inert: the box moves into the topmost dialog, and out before that closes.
  const place = () => {
    const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (element.parentElement !== above) above.prepend(element);
    // In the same frame as the change, so that the box is never seen where it covers a title.
    if (element.firstElementChild instanceof HTMLElement) placeAlerts(element.firstElementChild);
  };
  const dialogs = new MutationObserver(place);
  const follow = () => {
    place();
    if (store.getState().alerts.length === 0) {
      document.removeEventListener('animationend', place);
      // The next alert begins at the top again.
      element.firstElementChild?.removeAttribute('style');
      return dialogs.disconnect();
    }
    // A sheet has its place once it has risen.
    document.addEventListener('animationend', place);
    dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  };
  follow();
  store.subscribe(follow);
  createRoot(element).render(<AlertBox store={store} />);
}
