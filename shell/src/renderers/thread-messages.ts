import type { ErrorPlace } from '@aangan/shared-kit/platform/platform';
import type { UsedRelease } from '../registry/release-set.ts';
import type { RenderedPage } from '../render/render-request.ts';
import type { CrossingError } from './crossing-error.ts';
import type { HalfCode } from './half-code.ts';
import type { MadePage, PageOrder, RendererFacts, Withheld } from './page-order.ts';
import type { SentSet } from './sent-sets.ts';

/** What a thread is started with. */
export interface ThreadStart {
  /** Of the shell's release whose pages it makes. */
  readonly half: HalfCode;
  readonly facts: RendererFacts;
  /** One integer that the thread increases while its event loop runs. */
  readonly beats: SharedArrayBuffer;
}

/** To a renderer's thread. Every answer names its order. */
export type ToThread =
  /** A release set that orders name; sent once. */
  | { readonly kind: 'set'; readonly set: SentSet }
  | { readonly kind: 'forget-set'; readonly id: string }
  | {
      readonly kind: 'make';
      readonly order: number;
      readonly set: string;
      readonly page: PageOrder;
      readonly withheld: Withheld;
    }
  /** The visitor has left. */
  | { readonly kind: 'leave'; readonly order: number }
  | { readonly kind: 'prepare'; readonly order: number; readonly release: UsedRelease }
  | { readonly kind: 'keep'; readonly releases: readonly UsedRelease[] };

/** A page without what comes later. */
export type CrossingPage = Omit<RenderedPage, 'deferred'>;

/** The same as a made page; the deferred values follow by name. */
export interface CrossingMade extends Omit<MadePage, 'rendered'> {
  readonly rendered: Exclude<MadePage['rendered'], RenderedPage> | CrossingPage;
  readonly deferred?: readonly string[];
}

/** A deferred value as JSON; absent for undefined. */
export type CrossingValue = { readonly json?: string } | { readonly error: CrossingError };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly order: number; readonly made: CrossingMade }
  | { readonly kind: 'value'; readonly order: number; readonly name: string; readonly value: CrossingValue }
  | { readonly kind: 'rest'; readonly order: number; readonly text: string }
  /** All of the page was sent. */
  | { readonly kind: 'ended'; readonly order: number }
  | { readonly kind: 'prepared'; readonly order: number }
  | { readonly kind: 'failed'; readonly order: number; readonly error: CrossingError }
  | { readonly kind: 'report'; readonly order: number; readonly error: CrossingError; readonly where: ErrorPlace }
  /** Code of a remote threw outside of every page. */
  | { readonly kind: 'stray'; readonly error: CrossingError };
