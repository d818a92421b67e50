import { useSyncExternalStore } from 'react';
import type { LiveSession } from './live-session.ts';

/** The sheets over the page. A separate component, so that the page does not render again when one opens or closes. */
export function OverPage({ live }: { readonly live: LiveSession }) {
  return useSyncExternalStore(live.subscribe, live.getState, live.getInitialState).over;
}
