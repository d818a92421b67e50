import type { Alerts } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import { documentFiles } from './document-files.ts';
import type { OpenedMessage } from './worker-messages.ts';

/** Fixed, so that browsers find the next worker under the same address. */
const WORKER = '/service-worker.js';

interface OfflineDeps {
  readonly state: DocumentState;
  readonly showAlert: Alerts['show'];
  readonly report: (error: unknown) => void;
}

/**
 * Registers the service worker and reports the files of this document to it; shows when the network is lost and
 * returns. Nothing waits for it, and the page works without it.
 * Source: services-and-platform, section 2 (page load behaviour).
 */
export function startOffline({ state, showAlert, report }: OfflineDeps): void {
  // Absent on addresses without TLS.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  addEventListener('offline', () => showAlert('info', workers?.controller ? OFFLINE_SAVED : OFFLINE));
  addEventListener('online', () => showAlert('success', ONLINE));
  if (!state.offline || !workers) return;
  const address = openedAt();
  workers.register(WORKER, { scope: '/', updateViaCache: 'none' }).catch(report);
  void workers.ready.then(({ active }) => active?.postMessage(openedMessage(state, address)));
}

const OFFLINE = 'You are offline.';
const OFFLINE_SAVED = 'You are offline. Pages you have visited still open.';
const ONLINE = 'You are online again.';

/** Address that the document was loaded from, whatever page it shows now. */
function openedAt(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

function openedMessage(state: DocumentState, address: string): OpenedMessage {
  const elements = document.querySelectorAll<HTMLElement>('script[src], link[href]');
  const named = Array.from(elements, (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return { type: 'opened', address: address.replace(/#.*/, ''), files: documentFiles(state, named) };
}
