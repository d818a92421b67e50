import { z } from 'zod';
import { type CallContracts, flag } from './call.ts';
import { ORDER_STATES } from './payment-states.ts';
import { PLAN_SEEKERS, plan } from './plans.ts';
import { propertyId } from './property.ts';

/** Groups whose initiation the specification names without a path: their plans are initiated in the tenant's style. */
export const PLAN_GROUPS = ['owner', 'seller', 'nri', 'cpms'] as const;

/** Categories of value-added services. Source: product-and-plans, section 7 (C_ prefix, _PLANS suffix). */
export const VAS_CATEGORIES = [
  'TENANT_PLANS',
  'BUYER_PLANS',
  'OWNER_PLANS',
  'SELLER_PLANS',
  'C_TENANT_PLANS',
  'C_BUYER_PLANS',
  'C_OWNER_PLANS',
  'C_SELLER_PLANS',
] as const;

const planId = z.string().regex(/^[a-z0-9-]{1,60}$/);
const claimId = z.string().max(40);

/** Ids of add-ons, `vip,photos`. */
const vasIds = z
  .string()
  .max(200)
  .default('')
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(10));

/** Beside the plan: what is bought with it, and where the buyer goes on. */
const extras = {
  /** A path of the site, or an address on one of its other hosts. */
  returnURL: z.string().max(2000).optional(),
  vasIds,
  property_id: propertyId.optional(),
  claim_id: claimId.optional(),
  /** The person agreed on the page that the wallet pays without the checkout page. */
  oneClick: flag,
};

const form = z.object({ plan: planId, ...extras });
const commercialBody = z.object({ planId, seekerType: z.enum(PLAN_SEEKERS), ...extras });

const initiated = z.object({
  orderId: z.string(),
  /** The order's checkout page. */
  checkoutUrl: z.string(),
  /** With GST, after the claim. */
  totalPaise: z.number().int(),
  /** The one-click payment, where it was agreed to and the wallet covers all; else null. */
  oneClick: z.object({ nbpayId: z.string(), paise: z.number().int() }).nullable(),
});

export type InitiatedPlan = z.infer<typeof initiated>;

const addOn = z.object({
  id: z.string(),
  /** `VIP`, `OWNER_PHOTOS`: the code in claims. */
  code: z.string(),
  name: z.string(),
  /** One sentence on what it is. */
  description: z.string(),
  /** With GST. */
  paise: z.number().int(),
  /** Days, or null for what happens once. */
  validity: z.number().int().nullable(),
  /** The least price of a plan that it is sold with; null for any. */
  leastPlanPaise: z.number().int().nullable(),
});

export type PlanAddOn = z.infer<typeof addOn>;

/** How the price of an upgrade is made up. */
const difference = z.object({
  current: z.object({
    id: z.string(),
    name: z.string(),
    /** What was paid for it. */
    paidPaise: z.number().int(),
    days: z.number().int(),
    daysLeft: z.number().int(),
    contacts: z.number().int().nullable(),
    contactsLeft: z.number().int().nullable(),
  }),
  /** Value of the part that is not used. */
  unusedPaise: z.number().int(),
  /** Price of the new plan. */
  newPaise: z.number().int(),
  /** What is left to pay for the plan: `newPaise - unusedPaise`. */
  differencePaise: z.number().int(),
  /** The rule in a sentence. */
  rule: z.string(),
});

export type PriceDifference = z.infer<typeof difference>;

export const QUOTED_LINE_KINDS = ['plan', 'add-on', 'vip-discount', 'upgrade-credit'] as const;

const quotedLine = z.object({
  kind: z.enum(QUOTED_LINE_KINDS),
  description: z.string(),
  /** With GST; negative for what is taken off. */
  paise: z.number().int(),
  /** Share of the claim. */
  discountPaise: z.number().int(),
  netPaise: z.number().int(),
  gstRate: z.number(),
});

const gst = z.object({
  taxablePaise: z.number().int(),
  cgstPaise: z.number().int(),
  sgstPaise: z.number().int(),
  igstPaise: z.number().int(),
});

const holds = z.object({
  contacts: z.number().int().nullable(),
  transactionDetails: z.number().int().nullable(),
  days: z.number().int(),
  /** Last moment, epoch ms, for a plan that begins now or has begun. */
  until: z.number(),
  /** Names of plan features and add-ons. */
  services: z.array(z.string()),
});

const claim = z.object({ id: z.string(), title: z.string(), paise: z.number().int(), expiresAt: z.number() });

const quotation = z.object({
  plan,
  /** Whether it is an upgrade of the current plan: then the upgrade calls initiate it. */
  isUpgrade: z.boolean(),
  upgrade: difference.nullable(),
  lines: z.array(quotedLine),
  gst,
  /** Name of the state whose tax is due. */
  placeOfSupply: z.string(),
  /** What the claim takes off. */
  discountPaise: z.number().int(),
  /** What is paid, with GST: the sum of all lines. */
  totalPaise: z.number().int(),
  /** Null for a visitor who is not logged in. */
  walletBalancePaise: z.number().int().nullable(),
  walletPaise: z.number().int(),
  gatewayPaise: z.number().int(),
  /** Whether the wallet covers all, so that one click can pay. */
  mayOneClick: z.boolean(),
  /** Claims that cover a part of it, the best first. */
  claims: z.array(claim),
  claimId: z.string().nullable(),
  holds,
  /** What happens to the rest of the plan at an upgrade. */
  atUpgrade: z.string(),
  /** Refund terms. */
  refund: z.string(),
});

export type Quotation = z.infer<typeof quotation>;

const orderDetails = z.object({
  orderId: z.string(),
  title: z.string(),
  state: z.enum(ORDER_STATES),
  plan: z.object({ id: z.string(), code: z.string(), name: z.string(), seekerType: z.enum(PLAN_SEEKERS) }),
  lines: z.array(quotedLine),
  totalPaise: z.number().int(),
  walletPaise: z.number().int(),
  gatewayPaise: z.number().int(),
  /** Epoch ms; null before. */
  paidAt: z.number().nullable(),
  holds,
  refund: z.string(),
  /** Invoice, receipt and credit notes. */
  documents: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'receipt', 'credit-note']), url: z.string() }),
  ),
  /** Where the buyer came from. */
  returnUrl: z.string(),
  /** The checkout page, while it can be paid. */
  checkoutUrl: z.string().nullable(),
  /** The choice, for another try. */
  choice: z.object({
    plan: z.string(),
    vasIds: z.array(z.string()),
    propertyId: z.string().nullable(),
    claimId: z.string().nullable(),
    isUpgrade: z.boolean(),
  }),
});

export type PlanOrderDetails = z.infer<typeof orderDetails>;

const initiate = { form, personal: true, answer: initiated } as const;
const initiateCommercial = { body: commercialBody, personal: true, answer: initiated } as const;
const group = z.object({ group: z.enum(PLAN_GROUPS) });

export const planPurchaseCalls = {
  'POST /api/v1/plan_payment/tenant/initiate': {
    summary: 'Makes an order for a tenant plan; the same choice again is the same order',
    ...initiate,
  },
  'POST /api/v1/plan_payment/buyer/initiate': {
    summary: 'Makes an order for a buyer plan; the same choice again is the same order',
    ...initiate,
  },
  'POST /api/v1/plan_payment/tenant/upgrade/initiate': {
    summary: 'Makes an order for the difference to another tenant plan',
    ...initiate,
  },
  'POST /api/v1/plan_payment/buyer/upgrade/initiate': {
    summary: 'Makes an order for the difference to another buyer plan',
    ...initiate,
  },
  'POST /api/v1/plan_payment/{group}/initiate': {
    summary: 'Makes an order for a plan of owners, sellers, NRIs, or property management',
    params: group,
    ...initiate,
  },
  'POST /api/v1/plan_payment/{group}/upgrade/initiate': {
    summary: 'Makes an order for the difference to another plan of owners, sellers, NRIs, or property management',
    params: group,
    ...initiate,
  },
  'POST /api/v1/commercial/plans/initiate': {
    summary: 'Makes an order for a business plan; the same choice again is the same order',
    ...initiateCommercial,
  },
  'POST /api/v1/commercial/plans/upgrade/initiate': {
    summary: 'Makes an order for the difference to another business plan',
    ...initiateCommercial,
  },
  'POST /api/v1/plan_payment/process': {
    summary: 'One-click payment: pays a plan from the wallet; repeated, it happens once',
    body: z.object({ nbpayId: z.string().regex(/^nbp_[\w-]{20}$/) }),
    personal: true,
    answer: z.object({ orderId: z.string(), state: z.enum(ORDER_STATES) }),
  },
  'GET /api/v1/plan_payment/quotation': {
    summary: 'The price of a plan with add-ons and claim before paying, what it holds, and its terms',
    query: z.object({
      plan: planId,
      vasIds,
      property_id: propertyId.optional(),
      /** `none` for no claim; by default the best one. */
      claim_id: claimId.optional(),
      /** `off` leaves the wallet as it is. */
      wallet: z.enum(['on', 'off']).default('on'),
      /** For a plan beside the current one, where an upgrade would be possible. */
      fresh: flag,
    }),
    personal: true,
    answer: quotation,
  },
  'GET /api/v1/plan_payment/plan/{planId}': {
    summary: 'One plan, with the add-ons that are sold with it',
    params: z.object({ planId }),
    answer: z.object({ plan, addOns: z.array(addOn) }),
  },
  'GET /api/v1/plan_payment/price_difference': {
    summary: 'What an upgrade of the current plan costs, and how that is made up',
    query: z.object({ upgradePlan: planId }),
    personal: true,
    answer: difference,
  },
  'GET /api/v1/plan_payment/vas': {
    summary: 'Value-added services that are sold with the plans of a category',
    query: z.object({ category: z.enum(VAS_CATEGORIES) }),
    answer: z.object({ services: z.array(addOn) }),
  },
  'POST /api/v1/plan_payment/coupon': {
    summary: 'Turns a coupon code into a claim, once for each person',
    body: z.object({ code: z.string().trim().toUpperCase().min(3).max(30) }),
    personal: true,
    answer: z.object({ claim }),
  },
  'GET /api/v1/plan_payment/order/confirmation': {
    summary: 'Details of a plan’s order, by the payment’s number, or the order’s when the wallet paid all',
    query: z.object({ paymentId: z.string().max(60) }),
    personal: true,
    answer: orderDetails,
  },
} as const satisfies CallContracts;
