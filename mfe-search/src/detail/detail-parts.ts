import { approachable } from '@aangan/shared-kit/ui/approachable';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

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

/** Loads all chunks: before the server renders, and in parallel with the data on client-side navigation. */
export async function loadParts(): Promise<void> {
  await Promise.all([aboutPart, trendsPart, loanPart, similarPart, feedbackPart].map((part) => part.load()));
}
