import type { GstState } from '@aangan/shared-kit/domain/gst-state';
import { createOrder } from '../src/money/orders/create-order.ts';
import { SAMPLE_SELLER } from '../src/money/orders/order-settings.ts';
import type { MoneyServer } from './money-server.ts';
import type { SignedIn } from './signed-in.ts';
import type { TestShop } from './test-shop.ts';

interface PlanFacts {
  readonly paise?: number;
  readonly returnUrl?: string;
  readonly propertyState?: GstState;
}

/** Orders the thing that the tests' shop sells, ₹500 by default. @returns the order's id */
export async function sellPlan(
  { database, clock }: MoneyServer,
  shop: TestShop,
  { accountId }: SignedIn,
  { paise = 50_000, ...facts }: PlanFacts = {},
): Promise<string> {
  const deps = {
    sales: new Map(Object.entries(shop.module.payments ?? {})),
    seller: SAMPLE_SELLER,
    events: { emit: async () => undefined },
    gateway: { name: 'sandbox', methods: [] },
    siteUrl: 'http://localhost:3000',
    returnHosts: ['pay.example'],
  };
  const { orderId } = await database.transaction((transaction) =>
    createOrder(transaction, deps, {
      accountId,
      purpose: 'test-plan',
      title: 'Freedom plan',
      lines: [{ description: 'Freedom plan, 25 contacts', paise, claimCode: 'TENANT_FREEDOM' }],
      at: new Date(clock.now),
      ...facts,
    }),
  );
  return orderId;
}
