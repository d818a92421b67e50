import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Photos of the work. The chunk shares the page's name, so that its styles load with the page. */
export const photosSection = deferSection(
  () => import(/* webpackChunkName: "page-partnerJob-photos" */ './job-photos.tsx').then((module) => module.JobPhotos),
  'near',
);
