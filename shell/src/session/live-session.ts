import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What may change of a document's session while it is open. */
export interface SessionFacts {
  /** Who is logged in; undefined for an anonymous visitor. */
  readonly account: SessionAccount | undefined;
  readonly nri: boolean;
  /** The visitor has a login, and nobody could tell whose. */
  readonly unsure: boolean;
}

interface LiveState extends SessionFacts {
  /** What stands over the page, in its tree: pages in sheets. */
  readonly over: ReactNode;
}

/** The session of one document in a browser, or of one request on the server. */
export type LiveSession = StoreApi<LiveState>;

export function liveSession(facts: SessionFacts): LiveSession {
  return createStore<LiveState>(() => ({ ...facts, over: null }));
}
