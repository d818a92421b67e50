import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** A deferred section below the first view. Its script loads when the visitor scrolls near it. */
export const settledSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-profile-settled" */ './settled-sections.tsx').then(
      (module) => module.SettledSections,
    ),
  'near',
);
