import { useState } from 'react';
import type { SlotName, SlotProps } from '../contracts/slots.ts';
import { PageProvider, type SlotFill, usePageFills } from '../platform/page.ts';
import { DeferredSection, deferSection } from './deferred-section.tsx';

interface SlotComponentProps<Name extends SlotName> {
  readonly name: Name;
  /** Passed to each fill. */
  readonly with: SlotProps[Name];
}

/**
 * A place on a page that other remotes fill. The server renders the fills; a browser loads their scripts when somebody
 * approaches them. An empty slot leaves nothing on the page.
 */
export function Slot<Name extends SlotName>({ name, with: props }: SlotComponentProps<Name>) {
  return usePageFills(name).map((fill) => <Filled key={fill.key} fill={fill} props={props} />);
}

function Filled({ fill, props }: { readonly fill: SlotFill; readonly props: object }) {
  const [section] = useState(() => deferSection(fill.load, 'near-after-interaction', fill.ready));
  return (
    <PageProvider value={fill.page}>
      <DeferredSection section={section} with={props} />
    </PageProvider>
  );
}
