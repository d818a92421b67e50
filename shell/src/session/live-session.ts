import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The part of a document's session that may change while it is open. */
export interface SessionFacts {
  /** The account; undefined for an anonymous visitor. */
  readonly account: SessionAccount | undefined;
  readonly nri: boolean;
  /** The account has listed a home. */
  readonly ownsHomes: boolean;
  /** The visitor has a login cookie, but its account is not known: never shown as logged out. */
  readonly unsure: boolean;
}

interface LiveState extends SessionFacts {
  /** Pages in sheets, shown over the page within its tree. */
  readonly over: ReactNode;
}

/** The session of one document in a browser, or of one request on the server. */
export type LiveSession = StoreApi<LiveState>;

export function liveSession(facts: SessionFacts): LiveSession {
  return createStore<LiveState>(() => ({ ...facts, over: null }));
}
