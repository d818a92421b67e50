import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect } from 'react';
import { PLAN_BOUGHT_GOAL, VIP_EXPERIMENT } from '../vip/public.ts';

/** Looking at an older order is no purchase. */
const FRESH_MS = 60 * 60 * 1000;

/** Counts a paid plan as the goal of the VIP experiment. The API counts it once for a device. */
export function useCountedPurchase({ state, paidAt }: Pick<PlanOrderDetails, 'state' | 'paidAt'>): void {
  const { experiments, now } = usePlatform();
  const isNew = state === 'paid' && paidAt !== null && now - paidAt < FRESH_MS;
  useEffect(() => {
    if (isNew) experiments.convert(VIP_EXPERIMENT, PLAN_BOUGHT_GOAL);
  }, [isNew, experiments]);
}
