import type { ServerRemotes } from '../federation/server-remotes.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import { resolvedPages } from '../registry/resolved-release-set.ts';
import { type OrderSurroundings, pageMaking } from '../renderers/make-page.ts';
import type { MadePage, OrderedSet, PageOrder, RendererFacts } from '../renderers/page-order.ts';
import { createRenderer, type Renderer } from './main.tsx';

/** What an order needs besides its plain data: the half computes the page table by itself. */
interface HalfSurroundings extends Omit<OrderSurroundings, 'from'> {
  readonly set: ReleaseSet;
}

/**
 * The server half of a release of the shell, as a process runs it: the frame, the routes, sessions, loaders and React.
 * `HOST_CONTRACT` is the version of this interface.
 */
export interface ServerHalf {
  make(order: PageOrder, surroundings: HalfSurroundings): Promise<MadePage>;
  readonly remotes: Pick<ServerRemotes, 'prepare' | 'keep'>;
}

/** The entry of the server build. */
export function createHalf(facts: RendererFacts): ServerHalf {
  return halfOn(createRenderer({ assetUrl: facts.assetOrigin, markupCache: facts.markupCache }), facts);
}

/** The half of a renderer. */
export function halfOn(renderer: Renderer, facts: RendererFacts): ServerHalf {
  const make = pageMaking(renderer, facts);
  const tables = new WeakMap<ReleaseSet, OrderedSet>();
  const orderedSet = (set: ReleaseSet) => {
    const known = tables.get(set) ?? resolvedPages(set.id, set.releases);
    tables.set(set, known);
    return known;
  };
  return {
    make: (order, { set, ...rest }) => make(order, { ...rest, from: orderedSet(set) }),
    remotes: renderer.remotes,
  };
}
