import { createRoot } from 'react-dom/client';
import { AlertBox } from './alert-box.tsx';
import type { AlertsStore } from './alerts.store.ts';

/** Puts the alert box beside the page's tree: no first view carries it, since nothing has happened yet. */
export function showAlerts(store: AlertsStore): void {
  const element = document.createElement('div');
  document.body.prepend(element);
  createRoot(element).render(<AlertBox store={store} />);
}
