import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { SEEKER_TYPES } from '@aangan/shared-kit/domain/plan-type';
import { KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { LOAN_ELIGIBILITY_LINK } from '@aangan/shared-kit/links/loans';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { EXIT_EXPERIMENT } from './src/exit-intent/exit-experiment.ts';
import { PLAN_BOUGHT_GOAL, VIP_EXPERIMENT } from './src/vip/vip-experiment.ts';

/** Gzip bytes of script that a page may add to the shell's. */
const PAGE_BUDGET = 14_600;

/** Pages that buy: the press, the login before it and the order are 3.5 kB. The one-click question loads by itself. */
const BUYING_BUDGET = 19_800;

export default defineRemote({
  name: 'mfe-plans',
  // A press on “Buy” names its own reason for the login, and open pages hear of orders and contacts by live updates.
  contract: '^1.3',
  pages: {
    plans: {
      paths: [
        '/buyer/plans',
        '/owner/plans',
        '/seller/plans',
        '/seller/plot-plans',
        '/nbex/plans',
        '/{seekerType}/plans',
        '/{seekerType}/new-plans',
        '/{planType}/{seekerType}/plans',
        '/{seekerType}/nri-plans',
        '/owner/cpms-plans',
        '/owner-freedom',
      ],
      module: './src/plans/plans.page.tsx',
      sitemap: [
        '/tenant/plans',
        '/buyer/plans',
        '/owner/plans',
        '/seller/plans',
        '/seller/plot-plans',
        '/owner-freedom',
      ],
      experiments: [VIP_EXPERIMENT, EXIT_EXPERIMENT],
      params: { seekerType: SEEKER_TYPES, planType: ['residential', 'commercial', 'nbex'] },
    },
    planDetail: {
      paths: ['/plan-detail/banner'],
      module: './src/plan-detail/plan-detail.page.tsx',
      // It opens inside of other pages.
      withoutScripts: ['pixel', 'support-chat'],
      experiments: [VIP_EXPERIMENT],
    },
    planTerms: {
      paths: ['/plans/terms-conditions'],
      module: './src/plan-terms/plan-terms.page.tsx',
      sitemap: ['/plans/terms-conditions'],
    },
    planSuccess: {
      paths: ['/plan/success'],
      module: './src/plan-success/plan-success.page.tsx',
      access: 'login',
      about: 'your order',
    },
    appointmentPlans: {
      paths: ['/modal=selectPaymentPlanview'],
      module: './src/appointment/appointment.page.tsx',
    },
    'my-plan': {
      paths: [MY_PLAN_LINK],
      module: './src/my-plan/my-plan.page.tsx',
      access: 'login',
      about: 'your plans',
    },
    knowYourRent: {
      paths: [KNOW_YOUR_RENT_LINK, '/rent-calculator'],
      module: './src/know-your-rent/know-your-rent.page.tsx',
      sitemap: [KNOW_YOUR_RENT_LINK],
    },
    receipts: {
      paths: [`${RENT_RECEIPTS_LINK}*`],
      module: './src/rent-receipts/receipts.page.tsx',
      sitemap: [RENT_RECEIPTS_LINK],
      personal: true,
    },
    receiptsReady: {
      paths: ['/rent-receipt/confirmation/{receiptId}'],
      module: './src/rent-receipts/receipts-ready.page.tsx',
      personal: true,
    },
    receiptCheck: {
      paths: ['/rent-receipt/verify/{token}'],
      module: './src/rent-receipts/receipt-check.page.tsx',
      personal: true,
    },
    loanEligibility: {
      paths: [LOAN_ELIGIBILITY_LINK],
      module: './src/loan-eligibility/loan-eligibility.page.tsx',
      sitemap: [LOAN_ELIGIBILITY_LINK],
      personal: true,
    },
    failedRefunds: {
      paths: ['/staff/failed-refunds'],
      module: './src/staff-money/failed-refunds.page.tsx',
      access: 'staff',
      staff: {
        title: 'Refunds that failed',
        shortTitle: 'Refunds',
        role: 'money',
        waiting: 'GET /api/v1/staff/refunds/failed/waiting',
      },
    },
    planClaims: {
      paths: ['/staff/plan-claims'],
      module: './src/staff-money/plan-claims.page.tsx',
      access: 'staff',
      staff: {
        title: 'Claims on plans',
        shortTitle: 'Plan claims',
        role: 'money',
        waiting: 'GET /api/v1/staff/plan-claims/waiting',
      },
    },
    planPrices: {
      paths: ['/staff/plans'],
      module: './src/staff-money/plan-prices.page.tsx',
      access: 'staff',
      staff: { title: 'Plans and prices', shortTitle: 'Prices', role: 'money' },
    },
    orderSearch: {
      paths: ['/staff/orders'],
      module: './src/staff-money/order-search.page.tsx',
      access: 'staff',
      staff: { title: 'Orders', shortTitle: 'Orders', role: 'money' },
    },
  },
  experiments: {
    [VIP_EXPERIMENT]: { buckets: { a: 1, b: 1, c: 1 }, goals: [PLAN_BOUGHT_GOAL] },
    [EXIT_EXPERIMENT]: { buckets: { a: 1, b: 1 } },
  },
  fills: {
    'contacts-left': {
      slot: 'listing-detail/beside-price',
      module: './src/contacts-left/contacts-left.fill.tsx',
      order: 10,
      audience: 'members',
    },
  },
  hybrid: {
    kyr: { page: 'knowYourRent', web: KNOW_YOUR_RENT_LINK },
    receipt: { page: 'receipts', web: RENT_RECEIPTS_LINK },
  },
  navigation: [
    { place: 'footer', group: 'Rent', title: 'Know your rent', path: KNOW_YOUR_RENT_LINK, order: 289 },
    { place: 'footer', group: 'Rent', title: 'Rent receipts', path: RENT_RECEIPTS_LINK, order: 290 },
    { place: 'footer', group: 'Rent', title: 'Home loan eligibility', path: LOAN_ELIGIBILITY_LINK, order: 294 },
    { place: 'account', title: 'Plans', path: MY_PLAN_LINK, order: 55 },
    { place: 'header', title: 'Plans', path: plansLink('tenant'), order: 70 },
    ...(['tenant', 'buyer', 'owner', 'seller'] as const).map((seeker, index) => ({
      place: 'footer' as const,
      group: 'Plans',
      title: `For ${seeker}s`,
      path: plansLink(seeker),
      order: 300 + index,
    })),
  ],
  budgets: {
    plans: BUYING_BUDGET,
    planDetail: BUYING_BUDGET,
    planTerms: PAGE_BUDGET,
    planSuccess: PAGE_BUDGET,
    appointmentPlans: BUYING_BUDGET,
    'my-plan': 18_000,
    knowYourRent: 22_000,
    // The form library is 11 kB of it.
    receipts: 29_600,
    // The form library is 11 kB of it.
    loanEligibility: 32_000,
    receiptsReady: PAGE_BUDGET,
    receiptCheck: PAGE_BUDGET,
    failedRefunds: 19_000,
    planClaims: 19_000,
    orderSearch: 19_000,
    planPrices: 19_000,
    'contacts-left': 11_000,
  },
});
