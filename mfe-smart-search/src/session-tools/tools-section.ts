import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Below the homes: what a session can be shared, measured and judged with. */
export const toolsSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-session-tools" */ './session-tools.tsx').then(({ SessionTools }) => SessionTools),
  'near',
);
