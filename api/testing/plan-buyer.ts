import type { InitiatedPlan, PlanOrderDetails, Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import type { LightMyRequestResponse } from 'fastify';
import type { MoneyServer } from './money-server.ts';
import type { SignedIn } from './signed-in.ts';

type Fields = Readonly<Record<string, string>>;

/** Somebody who buys plans on the tests' server. */
export interface PlanBuyer {
  /** Presses “Buy” for a tenant's plan, or upgrades to one. */
  press(plan: string, fields?: Fields, path?: string): Promise<LightMyRequestResponse>;
  /** The same, for a press that must succeed. */
  initiate(plan: string, fields?: Fields, path?: string): Promise<InitiatedPlan>;
  upgrade(plan: string, fields?: Fields): Promise<InitiatedPlan>;
  quote(plan: string, fields?: Fields): Promise<Quotation>;
  process(nbpayId: string): Promise<LightMyRequestResponse>;
  details(paymentId: string): Promise<LightMyRequestResponse>;
  /** Details of an order that must be the buyer's. */
  bought(paymentId: string): Promise<PlanOrderDetails>;
  /** Buys a plan, from the press to the gateway's webhook. @returns the order's id */
  buy(plan: string, fields?: Fields): Promise<string>;
  /** Goes to the gateway's page of an order. */
  goToGateway(orderId: string, claimId?: string): Promise<string>;
}

const TENANT = '/api/v1/plan_payment/tenant/initiate';
const TENANT_UPGRADE = '/api/v1/plan_payment/tenant/upgrade/initiate';

export function planBuyer(server: MoneyServer, person: SignedIn): PlanBuyer {
  const query = (fields: Fields) => new URLSearchParams(fields).toString();
  const buyer: PlanBuyer = {
    press: (plan, fields = {}, url = TENANT) => server.postForm(person, url, { plan, ...fields }),
    initiate: async (...press) => answerOf<InitiatedPlan>(await buyer.press(...press)),
    upgrade: (plan, fields) => buyer.initiate(plan, fields, TENANT_UPGRADE),
    quote: async (plan, fields = {}) =>
      answerOf<Quotation>(await server.get(`/api/v1/plan_payment/quotation?${query({ plan, ...fields })}`, person)),
    process: (nbpayId) => server.send(person, 'POST', '/api/v1/plan_payment/process', { nbpayId }),
    details: (paymentId) => server.get(`/api/v1/plan_payment/order/confirmation?${query({ paymentId })}`, person),
    bought: async (paymentId) => answerOf<PlanOrderDetails>(await buyer.details(paymentId)),
    async goToGateway(orderId, claimId) {
      const { payUrl } = answerOf<{ payUrl: string }>(
        await server.pay(person, orderId, claimId === undefined ? {} : { claimId }),
      );
      return server.checkout(person, payUrl);
    },
    async buy(plan, fields) {
      const { orderId } = await buyer.initiate(plan, fields);
      await server.decide(await buyer.goToGateway(orderId, fields?.claim_id), 'pay');
      return orderId;
    },
  };
  return buyer;
}

function answerOf<Answer>(response: LightMyRequestResponse): Answer {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<Answer>();
}
