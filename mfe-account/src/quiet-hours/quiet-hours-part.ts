import { approachable } from '@aangan/shared-kit/ui/approachable';

export const quietHoursPart = approachable(
  () =>
    import(/* webpackChunkName: "page-myContacts-quiet" */ './quiet-hours-panel.tsx').then(
      (module) => module.QuietHoursPanel,
    ),
  'near',
);
