import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { SEEKER_TYPES } from '@aangan/shared-kit/domain/plan-type';
import { CREDIT_CHECK_LINK } from '@aangan/shared-kit/links/credit';
import { KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { LOAN_ELIGIBILITY_LINK, LOAN_REQUESTS_LINK } from '@aangan/shared-kit/links/loans';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { RENT_NEGOTIATION_LINK } from '@aangan/shared-kit/links/rent-negotiation';
import {
  agreementUploadLink,
  BILL_ACCOUNT_LINK,
  MY_TENANTS_LINK,
  PAY_RENT_EXPLORE_LINK,
  PAY_RENT_LINK,
  RENT_HISTORY_LINK,
  RENT_PAY_BANNER_LINK,
} from '@aangan/shared-kit/links/rent-pay';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { EXIT_EXPERIMENTS } from './src/exit-intent/exit-experiment.ts';
import { PLAN_BOUGHT_GOAL, VIP_EXPERIMENT } from './src/vip/vip-experiment.ts';

/** Gzip bytes of script that a page may add to the shell's. */
const PAGE_BUDGET = 16_300;

/** Pages that buy: the press, the login before it and the order are 3.5 kB. The one-click question loads by itself. */
const BUYING_BUDGET = 21_900;

/** Pages that pay rent: at most 22 kB, and what the list of the remote's other pages adds to its entry. */
const PAY_RENT_BUDGET = 24_000;

/** Pages of landlords: a list of payments, each with a form. */
const LANDLORD_BUDGET = 17_800;

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
      experiments: [VIP_EXPERIMENT, EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE],
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
    payRentExplore: {
      paths: [PAY_RENT_EXPLORE_LINK],
      module: './src/pay-rent-explore/explore.page.tsx',
      sitemap: [PAY_RENT_EXPLORE_LINK],
      experiments: [EXIT_EXPERIMENTS.RENT_PAYMENT_PAGE],
    },
    payRent: {
      paths: [PAY_RENT_LINK],
      module: './src/pay-rent/pay-rent.page.tsx',
      access: 'login',
      about: 'your rent payments',
      scripts: ['card-checkout'],
    },
    billAccount: {
      paths: [BILL_ACCOUNT_LINK],
      module: './src/pay-rent/pay-rent.page.tsx',
      access: 'login',
      about: 'your maintenance and society dues',
    },
    rentTenancy: {
      paths: [`${PAY_RENT_LINK}/tenancy/{tenancyId}`, `${BILL_ACCOUNT_LINK}/tenancy/{tenancyId}`],
      module: './src/rent-amount/tenancy.page.tsx',
      access: 'login',
      about: 'your payments',
    },
    rentDue: {
      paths: [`${PAY_RENT_LINK}/due/{dueId}`],
      module: './src/rent-dues/due.page.tsx',
      access: 'login',
      about: 'this payment',
    },
    rentHistory: {
      paths: [RENT_HISTORY_LINK],
      module: './src/rent-dues/history.page.tsx',
      access: 'login',
      about: 'your payments',
    },
    rentPayBanner: {
      paths: [RENT_PAY_BANNER_LINK],
      module: './src/rent-banner/rent-banner.page.tsx',
      // It opens inside of other pages.
      withoutScripts: ['pixel', 'support-chat'],
    },
    rentAgreement: {
      paths: [agreementUploadLink('rent'), agreementUploadLink('bill')],
      module: './src/rent-agreement/agreement.page.tsx',
      access: 'login',
      about: 'your rental agreement',
      personal: true,
      scripts: ['card-checkout'],
    },
    rentAutomatic: {
      paths: ['/rent-pay/automatic/{tenancyId}'],
      module: './src/rent-mandates/automatic.page.tsx',
      access: 'login',
      about: 'your automatic payment',
    },
    rentRemindersStop: {
      paths: ['/rent-pay/reminders/{token}'],
      module: './src/rent-mandates/stop-reminders.page.tsx',
      personal: true,
    },
    rentHold: {
      paths: ['/rent-pay/hold/{dueId}'],
      module: './src/rent-holds/hold.page.tsx',
      access: 'login',
      about: 'your payment',
      personal: true,
    },
    rentSplit: {
      paths: ['/rent-pay/split/{tenancyId}'],
      module: './src/rent-split/split.page.tsx',
      access: 'login',
      about: 'your shared rent',
      personal: true,
    },
    rentJoin: {
      paths: ['/rent-pay/join/{token}'],
      module: './src/rent-split/join.page.tsx',
      personal: true,
    },
    rentHolds: {
      paths: ['/staff/rent-holds'],
      module: './src/rent-holds/staff-holds.page.tsx',
      access: 'staff',
      staff: {
        title: 'Held payouts of rent',
        shortTitle: 'Rent holds',
        role: 'money',
        waiting: 'GET /api/v1/staff/rent-holds/waiting',
      },
    },
    landlordLink: {
      paths: ['/rent-pay/landlord/{token}'],
      module: './src/landlord-link/landlord-link.page.tsx',
      personal: true,
    },
    myTenants: {
      paths: [MY_TENANTS_LINK],
      module: './src/my-tenants/my-tenants.page.tsx',
      access: 'login',
      about: 'your tenants',
    },
    rentDisputes: {
      paths: ['/staff/rent-disputes'],
      module: './src/staff-money/rent-disputes.page.tsx',
      access: 'staff',
      staff: {
        title: 'Reports of landlords',
        shortTitle: 'Landlords',
        role: 'money',
        waiting: 'GET /api/v1/staff/rent-disputes/waiting',
      },
    },
    landlordKyc: {
      paths: ['/staff/landlord-kyc'],
      module: './src/landlord-kyc/staff-landlord-kyc.page.tsx',
      access: 'staff',
      staff: {
        title: 'KYC of landlords',
        shortTitle: 'Landlord KYC',
        role: 'verification',
        waiting: 'GET /api/v1/staff/landlord-kyc/waiting',
      },
    },
    moneyDifferences: {
      paths: ['/staff/money-differences'],
      module: './src/staff-money/differences.page.tsx',
      access: 'staff',
      staff: {
        title: 'Differences of money',
        shortTitle: 'Differences',
        role: 'money',
        waiting: 'GET /api/v1/staff/rent-pay/differences/waiting',
      },
    },
    clientMoney: {
      paths: ['/staff/client-money'],
      module: './src/staff-money/client-money.page.tsx',
      access: 'staff',
      staff: { title: 'Money of payers and landlords', shortTitle: 'Client money', role: 'money' },
    },
    loanEligibility: {
      paths: [LOAN_ELIGIBILITY_LINK],
      module: './src/loan-eligibility/loan-eligibility.page.tsx',
      sitemap: [LOAN_ELIGIBILITY_LINK],
      personal: true,
    },
    negotiations: {
      paths: [RENT_NEGOTIATION_LINK],
      module: './src/rent-negotiation/negotiations.page.tsx',
      access: 'login',
      about: 'rent negotiation',
    },
    negotiation: {
      paths: [`${RENT_NEGOTIATION_LINK}/{negotiationId}`],
      module: './src/rent-negotiation/negotiation.page.tsx',
      access: 'login',
      about: 'your negotiation',
    },
    staffNegotiations: {
      paths: ['/staff/rent-negotiations'],
      module: './src/rent-negotiation/staff-negotiations.page.tsx',
      access: 'staff',
      staff: {
        title: 'Rent negotiations',
        shortTitle: 'Negotiations',
        role: 'services',
        waiting: 'GET /api/v1/staff/rent-negotiations/waiting',
      },
    },
    creditCheck: {
      paths: [CREDIT_CHECK_LINK],
      module: './src/credit-check/credit-check.page.tsx',
      access: 'login',
      about: 'your credit score',
    },
    askLender: {
      paths: [`${LOAN_ELIGIBILITY_LINK}/ask`],
      module: './src/loan-requests/ask-lender.page.tsx',
      access: 'login',
      about: 'your request to a lender',
    },
    loanRequests: {
      paths: [LOAN_REQUESTS_LINK],
      module: './src/loan-requests/loan-requests.page.tsx',
      access: 'login',
      about: 'your requests to lenders',
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
    [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: { buckets: { a: 1, b: 1 } },
    [EXIT_EXPERIMENTS.RENT_PAYMENT_PAGE]: { buckets: { a: 1, b: 1 } },
  },
  fills: {
    'contacts-left': {
      slot: 'listing-detail/beside-price',
      module: './src/contacts-left/contacts-left.fill.tsx',
      order: 10,
      audience: 'members',
    },
    'negotiate-link': {
      slot: 'listing-detail/beside-price',
      module: './src/rent-negotiation/negotiate-link.fill.tsx',
      order: 20,
    },
    'home-rent': { slot: 'home/services', module: './src/rent-entries/home-rent.fill.tsx', order: 20 },
  },
  hybrid: {
    rentopay: { page: 'payRentExplore', web: PAY_RENT_EXPLORE_LINK },
    kyr: { page: 'knowYourRent', web: KNOW_YOUR_RENT_LINK },
    receipt: { page: 'receipts', web: RENT_RECEIPTS_LINK },
  },
  navigation: [
    { place: 'account', group: 'Money', title: 'Rent payments', path: RENT_HISTORY_LINK, order: 56 },
    { place: 'account', group: 'Owners', title: 'My tenants', path: MY_TENANTS_LINK, order: 57 },
    { place: 'footer', group: 'Rent', title: 'Pay rent online', path: PAY_RENT_EXPLORE_LINK, order: 287 },
    { place: 'footer', group: 'Rent', title: 'Maintenance and society dues', path: BILL_ACCOUNT_LINK, order: 288 },
    { place: 'footer', group: 'Rent', title: 'Know your rent', path: KNOW_YOUR_RENT_LINK, order: 289 },
    { place: 'footer', group: 'Rent', title: 'Rent receipts', path: RENT_RECEIPTS_LINK, order: 290 },
    { place: 'footer', group: 'Rent', title: 'Home loan eligibility', path: LOAN_ELIGIBILITY_LINK, order: 294 },
    { place: 'footer', group: 'Rent', title: 'Check credit score', path: CREDIT_CHECK_LINK, order: 295 },
    { place: 'account', group: 'Money', title: 'Rent receipts', path: RENT_RECEIPTS_LINK, order: 62 },
    { place: 'account', group: 'Money', title: 'Plans', path: MY_PLAN_LINK, order: 55 },
    { place: 'header', title: 'Plans', path: plansLink('tenant'), order: 70 },
    ...(['tenant', 'buyer', 'owner', 'seller'] as const).map((seeker, index) => ({
      place: 'footer' as const,
      group: 'Plans',
      title: `For ${seeker}s`,
      path: plansLink(seeker),
      order: 300 + index,
    })),
  ],
  // The entry of the remote names all of its pages, so each of them grows with a new one.
  budgets: {
    plans: BUYING_BUDGET,
    planDetail: BUYING_BUDGET,
    planTerms: PAGE_BUDGET,
    planSuccess: PAGE_BUDGET,
    appointmentPlans: BUYING_BUDGET,
    'my-plan': 20_300,
    knowYourRent: 24_000,
    receipts: 22_800,
    receiptsReady: 17_000,
    loanEligibility: 22_000,
    creditCheck: 21_000,
    negotiations: 19_500,
    negotiation: 18_000,
    staffNegotiations: 19_500,
    'negotiate-link': 11_000,
    askLender: 17_000,
    loanRequests: 17_300,
    receiptCheck: PAGE_BUDGET,
    payRentExplore: PAY_RENT_BUDGET,
    payRent: PAY_RENT_BUDGET,
    billAccount: PAY_RENT_BUDGET,
    rentTenancy: PAY_RENT_BUDGET,
    rentDue: PAY_RENT_BUDGET,
    rentHistory: PAGE_BUDGET,
    rentPayBanner: PAGE_BUDGET,
    rentAgreement: 22_000,
    rentAutomatic: PAY_RENT_BUDGET,
    rentRemindersStop: 16_700,
    rentHold: 22_000,
    // Presses, sums and an invitation that is copied or shared.
    rentSplit: 25_100,
    rentJoin: 17_100,
    rentHolds: 19_000,
    // The uploader of papers is 6 kB of it.
    landlordLink: 24_000,
    // With the search of its cases, about 1.3 kB.
    landlordKyc: 20_500,
    myTenants: LANDLORD_BUDGET,
    rentDisputes: 19_900,
    moneyDifferences: 19_000,
    // 15,003 with the note about our float.
    clientMoney: 16_200,
    failedRefunds: 19_000,
    planClaims: 19_000,
    orderSearch: 19_000,
    planPrices: 19_000,
    'contacts-left': 11_500,
    'home-rent': 12_700,
  },
});
