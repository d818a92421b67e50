import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

export const recentSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-shortlist-recent" */ './recent-activity.tsx').then(
      (module) => module.RecentActivity,
    ),
  'near',
);
