import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { UsedRelease } from '../registry/release-set.ts';
import type { PageOutcomes } from '../render/page-outcomes.ts';
import type { PageMatch } from '../routing/page-table.ts';
import type { MadePage, OrderedSet, PageOrder } from './page-order.ts';

/** What a page is made with, on this side of the border. */
export interface MakingPage {
  /** Of the visitor's device. */
  readonly from: OrderedSet;
  /** The page at its address. */
  readonly match: PageMatch | undefined;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly report: Platform['errors']['report'];
}

/** Makes pages: in this thread, or in others that may be stopped. */
export interface PageMaker {
  make(order: PageOrder, making: MakingPage): Promise<MadePage>;
  /** Loads all pages and fills of a release, so that no visitor waits for it. @throws RemoteFailure */
  prepare(release: UsedRelease): Promise<void>;
  /** Evicts the releases that are no longer in use. */
  keep(releases: readonly UsedRelease[]): void;
  readonly outcomes: Pick<PageOutcomes, 'list'>;
  close(): Promise<void>;
}
