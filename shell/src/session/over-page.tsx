import { useSyncExternalStore } from 'react';
import type { LiveSession } from './live-session.ts';

/** What stands over the page. By itself, so that the page is not drawn anew when it comes or goes. */
export function OverPage({ live }: { readonly live: LiveSession }) {
  return useSyncExternalStore(live.subscribe, live.getState, live.getInitialState).over;
}
