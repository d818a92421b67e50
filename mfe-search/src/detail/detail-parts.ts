import { approachable } from '@aangan/shared-kit/ui/approachable';

// The chunks are named after the page's, so that their styles come with the page: the server renders them too.

export const aboutPart = approachable(
  () => import(/* webpackChunkName: "page-detail-about" */ './about-listing.tsx').then((module) => module.AboutListing),
  'touched',
);

export const trendsPart = approachable(
  () => import(/* webpackChunkName: "page-detail-trends" */ './trends.tsx').then((module) => module.Trends),
  'near',
);

export const loanPart = approachable(
  () => import(/* webpackChunkName: "page-detail-loan" */ '../loan/public.ts').then((module) => module.EmiCalculator),
  'near',
);

export const similarPart = approachable(
  () =>
    import(/* webpackChunkName: "page-detail-similar" */ './similar-listings.tsx').then(
      (module) => module.SimilarListings,
    ),
  'near',
);

export const feedbackPart = approachable(
  () =>
    import(/* webpackChunkName: "page-detail-feedback" */ '../feedback/public.ts').then(
      (module) => module.HomeFeedback,
    ),
  'near-awake',
);

/** Brings all of them: before the server renders, and beside the data of later pages. */
export async function loadParts(): Promise<void> {
  await Promise.all([aboutPart, trendsPart, loanPart, similarPart, feedbackPart].map((part) => part.load()));
}
