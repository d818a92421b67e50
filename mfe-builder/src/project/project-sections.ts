import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

export const overviewSection = deferSection(
  () => import(/* webpackChunkName: "page-project-overview" */ './overview.tsx').then((module) => module.Overview),
  'interaction',
);

export const warningsSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-warnings" */ '../rera-progress/public.ts').then(
      (module) => module.BookingWarnings,
    ),
  'interaction',
);

export const leadSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-lead" */ '../project-lead/public.ts').then(
      (module) => module.ProjectLead,
    ),
  'near',
);

export const reviewsSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-reviews" */ '../reviews/public.ts').then(
      (module) => module.ProjectReviews,
    ),
  'near',
);

export const listedSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-listed" */ './properties-listed.tsx').then(
      (module) => module.PropertiesListed,
    ),
  'near',
);

export const ratesSection = deferSection(
  () => import(/* webpackChunkName: "page-project-rates" */ './rates.tsx').then((module) => module.Rates),
  'near',
);

export const aboutSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-about" */ './about-project.tsx').then((module) => module.AboutProject),
  'interaction',
);

export const plansSection = deferSection(
  () => import(/* webpackChunkName: "page-project-plans" */ './floor-plans.tsx').then((module) => module.FloorPlans),
  'interaction',
);

export const calculatorSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-calculator" */ './payment-calculator.tsx').then(
      (module) => module.PaymentCalculator,
    ),
  'near',
);

export const moreSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-more" */ './more-by-builder.tsx').then((module) => module.MoreByBuilder),
  'near',
);

export const similarSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-project-similar" */ './similar-projects.tsx').then(
      (module) => module.SimilarProjects,
    ),
  'near',
);

const SECTIONS = [
  overviewSection,
  warningsSection,
  leadSection,
  reviewsSection,
  listedSection,
  ratesSection,
  aboutSection,
  plansSection,
  calculatorSection,
  moreSection,
  similarSection,
];

/** Loads all chunks: before the server renders, and in parallel with the data on client-side navigation. */
export async function loadSections(): Promise<void> {
  await Promise.all(SECTIONS.map((section) => section.load()));
}
