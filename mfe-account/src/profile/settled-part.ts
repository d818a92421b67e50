import { approachable } from '@aangan/shared-kit/ui/approachable';

/** A deferred section below the first view. Its script loads when the visitor scrolls near it. */
export const settledPart = approachable(
  () =>
    import(/* webpackChunkName: "page-profile-settled" */ './settled-sections.tsx').then(
      (module) => module.SettledSections,
    ),
  'near',
);
