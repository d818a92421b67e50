import type { ErrorPlace } from '@aangan/shared-kit/platform/platform';
import type { ThreadEnd } from './thread-end.ts';

/** What the pool says of its renderers, for the log. */
export interface RendererLog {
  /** A remote has ended a renderer. */
  failed(error: Error, where: ErrorPlace): void;
  /** One more renderer can make pages. */
  ready(facts: { readonly renderer: string; readonly heap: number | undefined }): void;
  ended(facts: EndedRenderer): void;
  stray(error: Error): void;
}

export interface EndedRenderer {
  readonly renderer: string;
  readonly reason: ThreadEnd['kind'];
  readonly detail: string;
  /** Orders that were in it. */
  readonly orders: number;
  /** Pages that it has made, by release: what grew in a renderer belongs to one of them. */
  readonly pages: Readonly<Record<string, number>>;
  /** MB of its heap when it was ready, and as it was measured last. */
  readonly heapAtStart: number | undefined;
  readonly heap: number | undefined;
}
