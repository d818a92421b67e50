import type { Platform } from '@aangan/shared-kit/platform/platform';
import { createRoot } from 'react-dom/client';
import type { FromNative } from '../bridge/messages.ts';
import styles from './contact-choice.module.css';
import { ContactChoice } from './contact-choice.tsx';
import { contactMatching } from './contact-matching.ts';
import { syncStateStore } from './sync-state.ts';

/** Shows contact matching below the page, and runs it after consent. Loaded as a separate chunk, deferred. */
export function startContactMatching(
  { device, session, http }: Platform,
  readContacts: () => Promise<FromNative['contacts']>,
): void {
  const above = document.getElementById('app');
  if (!above) throw new Error('The document has no #app');
  const syncState = syncStateStore(localStorage);
  const matching = contactMatching({
    device,
    deviceId: session.deviceId,
    http,
    syncState,
    readContacts,
    now: Date.now,
  });
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  createRoot(place).render(<ContactChoice matching={matching} above={above} />);
  void matching.sync();
}
