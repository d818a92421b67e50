import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { coveredCategories } from '@aangan/shared-kit/domain/plan-coverage';
import type { PlanService } from '@aangan/shared-kit/domain/plan-service';
import type { PlanTerms, RefundKind } from '@aangan/shared-kit/domain/plan-terms';
import { FEATURE_SERVICES, INCLUDED_PLANS } from './catalogue/feature-services.ts';
import { REFUND_KIND_OF_TEXT } from './catalogue/refund-kinds.ts';
import { PLAN_CATALOGUE } from './plan-catalogue.ts';

/** The services that everybody on a shelf has. */
const SHELF_SERVICES: Readonly<Partial<Record<Plan['shelf'], readonly PlanService[]>>> = {
  cpms: ['property-management', 'relationship-manager'],
  nbex: ['exclusive'],
};

/** What a plan gives, as it is on sale now. @param paidPaise what is paid for it, after discounts */
export function planTerms(plan: Plan, paidPaise: number): PlanTerms {
  const { code, name, seekerType, commercial, validity, contacts, transactionDetails } = plan;
  const features = plan.features.filter(({ included }) => included).map(({ text }) => text);
  return {
    code,
    name,
    seekerType,
    commercial,
    days: validity,
    contacts,
    covers: contacts === null ? [] : coveredCategories(plan),
    transactionDetails,
    services: servicesOf(plan, features),
    features,
    paidPaise,
    refund: refundKind(plan),
    refundText: plan.refund,
  };
}

function servicesOf({ code, shelf }: Plan, features: readonly string[]): PlanService[] {
  const included = PLAN_CATALOGUE.flatMap(({ plans }) => plans).find((plan) => plan.code === INCLUDED_PLANS[code]);
  const named = [...features, ...(included?.has ?? [])].flatMap((text) => FEATURE_SERVICES[text] ?? []);
  return [...new Set([...(SHELF_SERVICES[shelf] ?? []), ...named])];
}

/**
 * The rule behind the refund terms of a plan.
 * @throws Error for a text that no rule stands behind
 */
function refundKind({ code, refund }: Plan): RefundKind {
  const listed = PLAN_CATALOGUE.flatMap(({ plans }) => plans).find((plan) => plan.code === code);
  const kind = REFUND_KIND_OF_TEXT[listed?.refund ?? refund];
  if (kind === undefined) throw new Error(`The refund terms of ${code} have no rule.`);
  return kind;
}
