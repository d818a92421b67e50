import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

export const quietHoursSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-myContacts-quiet" */ './quiet-hours-panel.tsx').then(
      (module) => module.QuietHoursPanel,
    ),
  'near',
);
