import { approachable } from '@aangan/shared-kit/ui/approachable';

/** Comes with its script when somebody nears it: it stands below the first view. */
export const settledPart = approachable(
  () =>
    import(/* webpackChunkName: "page-profile-settled" */ './settled-sections.tsx').then(
      (module) => module.SettledSections,
    ),
  'near',
);
