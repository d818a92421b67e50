import type { PageParams } from '@aangan/shared-kit/platform/page';
import type { RemoteFailureKind } from '../federation/remote-failure.ts';

export type PageFailureKind = 'load' | 'data' | 'render';

export interface PageFailure {
  readonly kind: PageFailureKind;
  /** For people. */
  readonly message: string;
  readonly requestId?: string;
  /** Why the remote's code could not be had. */
  readonly cause?: RemoteFailureKind;
}

/** What the page route's loader gives: the page, its data, or why there is none. */
export interface PageEntry {
  readonly remote: string;
  readonly page: string;
  readonly pattern: string;
  readonly params: PageParams;
  readonly data?: unknown;
  readonly failure?: PageFailure;
}
