import type { ServerHalf } from '../render/server-half.tsx';
import type { ShellPages } from './page-maker.ts';

/** Makes pages in this thread: nothing stops a remote that does not return. For tests and measurements. */
export function ownThread({ make, remotes }: ServerHalf): ShellPages {
  return {
    make: (order, { from, signal, report }) => make(order, { set: from.set, signal, report }),
    prepare: remotes.prepare,
    keep: remotes.keep,
    busy: () => 0,
    state: () => ({ renderers: [], apart: [] }),
    close: async () => undefined,
  };
}
