import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { type PlanChoice, quotationOf } from '../buying/public.ts';
import { offeredAddOns, VIP_EXPERIMENT, vipOffer } from '../vip/public.ts';

/** The plan of an address with its add-ons, and the price of the choice: a person's own after the login. */
export async function loadDetail(choice: PlanChoice, platform: Platform) {
  if (choice.plan === '') return { state: 'none' as const };
  const { http, now, experiments } = platform;
  try {
    const { plan, addOns } = await http.request('GET /api/v1/plan_payment/plan/{planId}', {
      params: { planId: choice.plan },
    });
    const offered = offeredAddOns(addOns, plan.amount, vipOffer(experiments.bucketOf(VIP_EXPERIMENT)));
    const known = choice.vasIds.filter((id) => offered.some((addOn) => addOn.id === id));
    return {
      state: 'offered' as const,
      plan,
      addOns: offered,
      until: formatDay(now + plan.validity * DAY_MS),
      ...(await priced({ ...choice, vasIds: known }, http, known.length < choice.vasIds.length)),
    };
  } catch (error) {
    if (isRefused(error)) return { state: 'off-sale' as const };
    throw error;
  }
}

interface Priced {
  /** The choice without what cannot be bought any more. */
  readonly choice: PlanChoice;
  /** Undefined for what cannot be bought. */
  readonly quotation?: Quotation;
  /** Part of the choice was left out. */
  readonly changed: boolean;
  /** Why it cannot be bought, in words of the server. */
  readonly refusal?: string;
}

/** A claim or an add-on may be over meanwhile: then the rest of the choice still has a price. */
async function priced(choice: PlanChoice, http: Http, changed: boolean): Promise<Priced> {
  try {
    const quotation = await quotationOf(http, choice);
    const { claimId } = choice;
    const isOver = claimId !== undefined && claimId !== 'none' && claimId !== quotation.claimId;
    return { choice, quotation, changed: changed || isOver };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { claimId, ...rest } = choice;
    if (claimId !== undefined) return priced(rest, http, true);
    if (choice.vasIds.length > 0) return priced({ ...choice, vasIds: [] }, http, true);
    return { choice, changed, refusal: error.serverMessage ?? error.message };
  }
}

/** Refused by its rules: nothing is wrong with the server. */
function isRefused(error: unknown): error is HttpError {
  return error instanceof HttpError && [400, 403, 404, 409, 410, 422].includes(error.status ?? 500);
}
