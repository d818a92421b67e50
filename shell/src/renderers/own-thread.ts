import type { Renderer } from '../render/main.tsx';
import { pageMaking } from './make-page.ts';
import type { PageMaker } from './page-maker.ts';
import type { RendererFacts } from './page-order.ts';

/** Makes pages in this thread: nothing stops a remote that does not return. For tests and measurements. */
export function ownThread(renderer: Renderer, facts: RendererFacts): PageMaker {
  const make = pageMaking(renderer, facts);
  return {
    make: (order, making) => make(order, making),
    prepare: renderer.remotes.prepare,
    keep: renderer.remotes.keep,
    outcomes: renderer.outcomes,
    close: async () => undefined,
  };
}
