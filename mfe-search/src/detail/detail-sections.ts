import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

export const aboutSection = deferSection(
  () => import(/* webpackChunkName: "page-detail-about" */ './about-listing.tsx').then((module) => module.AboutListing),
  'interaction',
);

export const trendsSection = deferSection(
  () => import(/* webpackChunkName: "page-detail-trends" */ './trends.tsx').then((module) => module.Trends),
  'near',
);

export const loanSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-detail-loan" */ '@aangan/shared-kit/ui/emi-calculator').then(
      (module) => module.EmiCalculator,
    ),
  'near',
);

export const similarSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-detail-similar" */ './similar-listings.tsx').then(
      (module) => module.SimilarListings,
    ),
  'near',
);

export const feedbackSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-detail-feedback" */ '../feedback/public.ts').then(
      (module) => module.HomeFeedback,
    ),
  'near-after-interaction',
);

/** Loads all chunks: before the server renders, and in parallel with the data on client-side navigation. */
export async function loadSections(): Promise<void> {
  await Promise.all(
    [aboutSection, trendsSection, loanSection, similarSection, feedbackSection].map((section) => section.load()),
  );
}
