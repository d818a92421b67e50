import type { PageParams } from '@aangan/shared-kit/platform/page';

export type PageFailureKind = 'load' | 'data' | 'render';

export interface PageFailure {
  readonly kind: PageFailureKind;
  /** For people. */
  readonly message: string;
  readonly requestId?: string;
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
