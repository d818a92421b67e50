import { approachable } from '@aangan/shared-kit/ui/approachable';

export const recentPart = approachable(
  () =>
    import(/* webpackChunkName: "page-shortlist-recent" */ './recent-activity.tsx').then(
      (module) => module.RecentActivity,
    ),
  'near',
);
