import type { planPurchaseCalls } from '@aangan/shared-kit/contracts/plan-purchase';
import type { PlanGroup } from '@aangan/shared-kit/domain/plan-group';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { addOnAnswer, addOnsFor, addOnsOf } from '../plan-add-ons.ts';
import { planOnSale } from '../plans.queries.ts';
import { upgradeTo } from './current-plan.ts';
import { initiatePlan, type Press } from './initiate-plan.ts';
import { orderDetails } from './order-details.ts';
import { purchaseOfClick } from './plan-purchase.queries.ts';
import { quotationOf } from './quotation.ts';
import { claimAnswer } from './usable-claims.ts';

interface PurchaseDeps extends CallDeps {
  readonly orders: Orders;
}

/** The fields of an initiation, in the form and in JSON. */
interface Initiation {
  readonly planId: string;
  readonly vasIds: string[];
  readonly returnURL?: string | undefined;
  readonly property_id?: string | undefined;
  readonly claim_id?: string | undefined;
  readonly oneClick: boolean;
}

/** The calls that sell plans. */
export function purchaseHandlers(deps: PurchaseDeps): CallHandlers<typeof planPurchaseCalls> {
  const { database, sessions, orders, now } = deps;
  const at = () => new Date(now());

  async function initiate(
    request: FastifyRequest,
    { planId, vasIds, returnURL, property_id, claim_id, oneClick }: Initiation,
    { group, isUpgrade }: { readonly group: PlanGroup; readonly isUpgrade: boolean },
    seekerType?: Press['seekerType'],
  ) {
    const { accountId } = await sessions.required(request);
    const choice = { planId, vasIds, propertyId: property_id, isUpgrade };
    const wish = { choice, claimId: claim_id, returnUrl: returnURL, agreed: oneClick };
    const press: Press = { accountId, group, ...(seekerType && { seekerType }), ...wish, at: at() };
    return database.transaction((transaction) => initiatePlan(transaction, orders, press));
  }
  const fresh = (group: PlanGroup) => ({ group, isUpgrade: false });
  const upgrade = (group: PlanGroup) => ({ group, isUpgrade: true });
  const ofForm = ({ plan, ...rest }: Omit<Initiation, 'planId'> & { readonly plan: string }) => ({
    planId: plan,
    ...rest,
  });

  return {
    'POST /api/v1/plan_payment/tenant/initiate': ({ form }, request) =>
      initiate(request, ofForm(form), fresh('tenant')),
    'POST /api/v1/plan_payment/buyer/initiate': ({ form }, request) => initiate(request, ofForm(form), fresh('buyer')),
    'POST /api/v1/plan_payment/tenant/upgrade/initiate': ({ form }, request) =>
      initiate(request, ofForm(form), upgrade('tenant')),
    'POST /api/v1/plan_payment/buyer/upgrade/initiate': ({ form }, request) =>
      initiate(request, ofForm(form), upgrade('buyer')),
    'POST /api/v1/plan_payment/{group}/initiate': ({ params, form }, request) =>
      initiate(request, ofForm(form), fresh(params.group)),
    'POST /api/v1/plan_payment/{group}/upgrade/initiate': ({ params, form }, request) =>
      initiate(request, ofForm(form), upgrade(params.group)),
    'POST /api/v1/commercial/plans/initiate': ({ body }, request) =>
      initiate(request, body, fresh('commercial'), body.seekerType),
    'POST /api/v1/commercial/plans/upgrade/initiate': ({ body }, request) =>
      initiate(request, body, upgrade('commercial'), body.seekerType),

    async 'POST /api/v1/plan_payment/process'({ body: { nbpayId } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const purchase = await purchaseOfClick(transaction, accountId, nbpayId);
        if (!purchase) throw callError('no-payment');
        const { orderId, claimId } = purchase;
        return { orderId, state: await orders.payFromWallet(transaction, { accountId, orderId, claimId }, at()) };
      });
    },

    async 'GET /api/v1/plan_payment/quotation'({ query }, request) {
      const viewer = await sessions.viewer(request);
      return quotationOf(deps, {
        accountId: viewer?.accountId,
        choice: {
          planId: query.plan,
          vasIds: query.vasIds,
          propertyId: query.property_id,
          isUpgrade: query.fresh ? false : undefined,
        },
        claimId: query.claim_id,
        useWallet: query.wallet === 'on',
        at: at(),
      });
    },

    async 'GET /api/v1/plan_payment/plan/{planId}'({ params: { planId } }) {
      const plan = await planOnSale(database, planId, at());
      if (!plan) throw callError('no-plan-on-sale');
      return { plan, addOns: addOnsFor(plan).map(addOnAnswer) };
    },

    async 'GET /api/v1/plan_payment/price_difference'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const plan = await planOnSale(database, query.upgradePlan, at());
      if (!plan) throw callError('no-plan-on-sale');
      const found = await upgradeTo(database, { accountId, plan, propertyId: undefined, at: at() });
      if (!found) throw callError('no-upgrade');
      return found.price;
    },

    'GET /api/v1/plan_payment/vas': async ({ query }) => ({ services: addOnsOf(query.category).map(addOnAnswer) }),

    async 'POST /api/v1/plan_payment/coupon'({ body: { code } }, request) {
      const { accountId } = await sessions.required(request);
      const claim = await database.transaction((transaction) => useCoupon(transaction, { accountId, code, at: at() }));
      return { claim: claimAnswer(claim) };
    },

    async 'GET /api/v1/plan_payment/order/confirmation'({ query: { paymentId } }, request) {
      const { accountId } = await sessions.required(request);
      return orderDetails(deps, { accountId, paymentId, at: at() });
    },
  };
}
