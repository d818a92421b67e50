import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import {
  BUILDER_DESK_LINKS,
  PROJECT_ENQUIRIES_LINK,
  SHORTLISTED_PROJECTS_LINK,
} from '@aangan/shared-kit/links/project-account';
import { reraProgressLink } from '@aangan/shared-kit/links/projects';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 24_000;

/** Lists of the city in the footer. */
const PROJECT_LISTS = [
  { title: 'New projects', path: '/new-projects-in-{city}' },
  { title: 'Ready to move', path: '/ready-to-move-projects-in-{city}' },
] as const;

export default defineRemote({
  name: 'mfe-builder',
  contract: '^1.4',
  pages: {
    projects: {
      paths: ['/new-projects-in-*', '/new-projects*', '/*-projects-*'],
      module: './src/project-list/projects.page.tsx',
      suggestions: 'search',
    },
    project: {
      paths: ['/{builderName}-prjt-{id}', '/*-prjt-{id}'],
      module: './src/project/project.page.tsx',
    },
    comparison: { paths: ['/comparison-report-{id}'], module: './src/comparison/comparison.page.tsx' },
    shortlist: {
      paths: [SHORTLISTED_PROJECTS_LINK],
      module: './src/shortlisted-projects/shortlist.page.tsx',
      personal: true,
    },
    // Trust: progress, records, enquiries, and the pages of builders and staff.
    progress: {
      paths: ['/progress-report-of-rera'],
      module: './src/rera-progress/progress.page.tsx',
      sitemap: ['/progress-report-of-rera'],
    },
    builder: { paths: ['/builders/{builder}'], module: './src/builder/builder.page.tsx' },
    enquiries: {
      paths: [PROJECT_ENQUIRIES_LINK],
      module: './src/project-lead/my-enquiries.page.tsx',
      access: 'login',
      about: 'your project enquiries',
    },
    deskAccount: {
      paths: [BUILDER_DESK_LINKS.account],
      module: './src/own-projects/account.page.tsx',
      access: 'login',
      about: 'your builder account',
    },
    deskLeads: {
      paths: [BUILDER_DESK_LINKS.leads],
      module: './src/own-projects/leads.page.tsx',
      access: 'login',
      about: 'requests to your company',
    },
    deskReviews: {
      paths: [BUILDER_DESK_LINKS.reviews],
      module: './src/own-projects/reviews.page.tsx',
      access: 'login',
      about: 'reviews of your projects',
    },
    deskPrices: {
      paths: [BUILDER_DESK_LINKS.units],
      module: './src/own-projects/prices.page.tsx',
      access: 'login',
      about: 'prices of your projects',
    },
    reportedReviews: {
      paths: ['/staff/project-reviews'],
      module: './src/staff/reported-reviews.page.tsx',
      access: 'staff',
      staff: {
        title: 'Reported reviews',
        shortTitle: 'Reviews',
        role: 'listings',
        waiting: 'GET /api/v1/staff/project-reviews/waiting',
      },
    },
    builderClaims: {
      paths: ['/staff/builder-claims'],
      module: './src/staff/builder-claims.page.tsx',
      access: 'staff',
      staff: {
        title: 'Builder accounts',
        shortTitle: 'Builders',
        role: 'verification',
        waiting: 'GET /api/v1/staff/builder-claims/waiting',
      },
    },
  },
  navigation: [
    { place: 'header', title: 'New projects', path: '/new-projects-in-{city}', order: 17 },
    ...PROJECT_LISTS.map((link, at) => ({
      place: 'footer' as const,
      group: 'Projects in {cityName}',
      ...link,
      order: 150 + at,
    })),
    {
      place: 'footer',
      group: 'Projects in {cityName}',
      title: 'Shortlisted projects',
      path: SHORTLISTED_PROJECTS_LINK,
      order: 152,
    },
    {
      place: 'account',
      group: 'Home search',
      title: 'Shortlisted projects',
      path: SHORTLISTED_PROJECTS_LINK,
      order: 21,
    },
    { place: 'account', group: 'Home search', title: 'Project enquiries', path: PROJECT_ENQUIRIES_LINK, order: 35 },
    { place: 'footer', group: 'Aangan', title: 'For builders', path: BUILDER_DESK_LINKS.account, order: 436 },
    { place: 'footer', group: 'Aangan', title: 'Progress of projects', path: reraProgressLink(), order: 437 },
  ],
  budgets: {
    projects: PAGE_BUDGET,
    project: PAGE_BUDGET,
    comparison: PAGE_BUDGET,
    shortlist: PAGE_BUDGET,
    progress: PAGE_BUDGET,
    builder: PAGE_BUDGET,
    enquiries: PAGE_BUDGET,
    deskAccount: PAGE_BUDGET,
    deskLeads: PAGE_BUDGET,
    deskReviews: PAGE_BUDGET,
    deskPrices: PAGE_BUDGET,
    reportedReviews: PAGE_BUDGET,
    builderClaims: PAGE_BUDGET,
  },
});
