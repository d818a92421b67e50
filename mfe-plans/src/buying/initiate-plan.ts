import type { InitiatedPlan, Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { planGroup } from '@aangan/shared-kit/domain/plan-group';
import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';
import { choiceFields, type PlanChoice } from './plan-choice.ts';

/** The price of a choice, as the server says it. */
export function quotationOf(http: Http, choice: PlanChoice, options: CallOptions = {}): Promise<Quotation> {
  const { returnURL: _, ...query } = choiceFields(choice);
  return http.request('GET /api/v1/plan_payment/quotation', { query: { plan: choice.plan, ...query } }, options);
}

const ONE_CLICK = { oneClick: 'true' } as const;

interface Purchase {
  readonly choice: PlanChoice;
  /** The price that the buyer saw, or that the server says now. */
  readonly quotation: Pick<Quotation, 'plan' | 'isUpgrade' | 'claimId'>;
  /** The buyer agreed that the wallet pays at once. */
  readonly oneClick?: boolean;
}

/**
 * Makes the order: fresh, or an upgrade when the buyer has a plan.
 * Source: product-and-plans, sections 4 (plan initiation) and 7 (plans and payment).
 */
export function initiatePlan(
  http: Http,
  { choice, quotation: { plan, isUpgrade, claimId }, oneClick = false }: Purchase,
  options: CallOptions = {},
): Promise<InitiatedPlan> {
  const { wallet: _, claim_id: __, ...fields } = choiceFields(choice);
  // The server names a claim only if its target services include something that is bought.
  const extras = { ...fields, ...(claimId !== null && { claim_id: claimId }), ...(oneClick && ONE_CLICK) };
  const { id, seekerType } = plan;
  const group = planGroup(plan);
  const form = { plan: id, ...extras } as const;
  const json = { planId: id, seekerType, ...extras } as const;
  if (isUpgrade) {
    if (group === 'commercial')
      return http.request('POST /api/v1/commercial/plans/upgrade/initiate', { json }, options);
    if (group === 'tenant') return http.request('POST /api/v1/plan_payment/tenant/upgrade/initiate', { form }, options);
    if (group === 'buyer') return http.request('POST /api/v1/plan_payment/buyer/upgrade/initiate', { form }, options);
    return http.request('POST /api/v1/plan_payment/{group}/upgrade/initiate', { params: { group }, form }, options);
  }
  if (group === 'commercial') return http.request('POST /api/v1/commercial/plans/initiate', { json }, options);
  if (group === 'tenant') return http.request('POST /api/v1/plan_payment/tenant/initiate', { form }, options);
  if (group === 'buyer') return http.request('POST /api/v1/plan_payment/buyer/initiate', { form }, options);
  return http.request('POST /api/v1/plan_payment/{group}/initiate', { params: { group }, form }, options);
}
