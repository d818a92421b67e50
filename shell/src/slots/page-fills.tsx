import type { FillModule, PageAction, SlotFill } from '@aangan/shared-kit/platform/page';
import type { ComponentType } from 'react';
import { PageBoundary } from '../app/page-boundary.tsx';
import type { FilledSlot, PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';

/** The fills of an entry as its page's slots show them. */
export function pageFills({ filled = [], params, pattern }: PageEntry, source: PageSource): readonly SlotFill[] {
  return filled.map((filling) => {
    const { slot, remote, fill, data } = filling;
    const at = { remote, page: fill };
    return {
      key: `${remote}/${fill}`,
      slot,
      page: { data, params, pattern, action: NO_ACTION },
      ready() {
        const module = source.loaded(at);
        return module && isolated(module, filling, source);
      },
      load: async () => isolated(await source.load(at), filling, source),
    };
  });
}

/** Its component, which disappears alone when it throws. */
function isolated(
  { Component }: Pick<FillModule<object>, 'Component'>,
  { remote, fill }: FilledSlot,
  source: PageSource,
): ComponentType<object> {
  const report = (error: unknown) => source.platform.errors.report(error, { remote, page: fill, kind: 'render' });
  return (props) => (
    <PageBoundary resetKey={undefined} onError={report} fallback={null}>
      {/* Without a box of its own; the developer's panel outlines what is in it. */}
      <div data-fill={`${remote}/${fill}`} style={{ display: 'contents' }}>
        <Component {...props} />
      </div>
    </PageBoundary>
  );
}

const NO_ACTION: PageAction = {
  refusal: undefined,
  busy: false,
  submit() {
    throw new Error('A fill has no action: use useMutation');
  },
};
