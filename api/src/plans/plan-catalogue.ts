import type { Plan } from '@aangan/shared-kit/contracts/plans';
import type { CataloguePlan, CatalogueShelf } from './catalogue/catalogue-shelf.ts';
import {
  COMMERCIAL_BUYER_PLANS,
  COMMERCIAL_OWNER_PLANS,
  COMMERCIAL_SELLER_PLANS,
  COMMERCIAL_TENANT_PLANS,
} from './catalogue/commercial-plans.ts';
import { NRI_BUYER_PLANS, NRI_OWNER_PLANS, NRI_SELLER_PLANS, NRI_TENANT_PLANS } from './catalogue/nri-plans.ts';
import { OWNER_FREEDOM_PLANS, OWNER_PLANS, SELLER_PLANS } from './catalogue/owner-plans.ts';
import { BUYER_PLANS, TENANT_PLANS } from './catalogue/seeker-plans.ts';
import {
  EXCLUSIVE_OWNER_PLANS,
  EXCLUSIVE_SELLER_PLANS,
  MANAGEMENT_PLANS,
  PLOT_SELLER_PLANS,
} from './catalogue/special-plans.ts';

/** Every shelf of plans on sale. */
export const PLAN_CATALOGUE: readonly CatalogueShelf[] = [
  TENANT_PLANS,
  BUYER_PLANS,
  OWNER_PLANS,
  SELLER_PLANS,
  COMMERCIAL_TENANT_PLANS,
  COMMERCIAL_BUYER_PLANS,
  COMMERCIAL_OWNER_PLANS,
  COMMERCIAL_SELLER_PLANS,
  OWNER_FREEDOM_PLANS,
  PLOT_SELLER_PLANS,
  NRI_OWNER_PLANS,
  NRI_SELLER_PLANS,
  NRI_BUYER_PLANS,
  NRI_TENANT_PLANS,
  MANAGEMENT_PLANS,
  EXCLUSIVE_SELLER_PLANS,
  EXCLUSIVE_OWNER_PLANS,
];

/** A plan with its shelf and position: a row of the `plan` table. */
interface ShelvedPlan extends Plan {
  readonly assure: boolean;
  /** Position on its shelf, from 1. */
  readonly position: number;
}

/** The catalogue as a flat list, one plan per row. */
export function cataloguePlans(): ShelvedPlan[] {
  return PLAN_CATALOGUE.flatMap((shelf) => shelf.plans.map((plan, at) => shelved(shelf, plan, at + 1)));
}

function shelved(shelf: CatalogueShelf, plan: CataloguePlan, position: number): ShelvedPlan {
  return {
    id: plan.code.toLowerCase().replaceAll('_', '-'),
    code: plan.code,
    name: plan.name,
    seekerType: shelf.seekerType,
    commercial: shelf.commercial,
    shelf: shelf.shelf,
    amount: plan.amount,
    listAmount: plan.listAmount ?? null,
    validity: plan.validity,
    contacts: plan.contacts ?? null,
    transactionDetails: plan.transactionDetails ?? null,
    features: [
      ...plan.has.map((text) => ({ text, included: true })),
      ...(plan.lacks ?? []).map((text) => ({ text, included: false })),
    ],
    forWhom: plan.forWhom,
    refund: plan.refund,
    recommended: plan.recommended ?? false,
    assure: plan.assure ?? false,
    position,
  };
}
