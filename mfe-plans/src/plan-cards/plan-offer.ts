import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { type PlanChoice, quotationOf } from '../buying/public.ts';

/** A plan as its card offers it. */
export interface PlanOffer {
  readonly plan: Plan;
  /** Last day of a plan that is bought today: `7 Jan 2027`. */
  readonly until: string;
  /** The price for the person, where it is known: with their claim, or the difference of an upgrade. */
  readonly quotation?: Quotation;
  /** The person has this plan now. */
  readonly isCurrent: boolean;
  /** Why it cannot be bought now, in words of the server. */
  readonly refusal?: string;
}

/** The offers of a page of plans. Prices for a person are asked for who is logged in. */
export async function planOffers(
  plans: readonly Plan[],
  choice: Omit<PlanChoice, 'plan'>,
  platform: Platform,
): Promise<PlanOffer[]> {
  const [mine, ...quoted] = await Promise.all([
    plansInUse(platform),
    ...plans.map(({ id }) => quote({ ...choice, plan: id }, platform)),
  ]);
  return plans.map((plan, at) => ({
    plan,
    until: formatDay(platform.now + plan.validity * DAY_MS),
    isCurrent: mine.some((held) => isSame(held, plan)),
    ...quoted[at],
  }));
}

type HeldPlan = Pick<MyPlan, 'name' | 'seekerType' | 'commercial'>;

function isSame(held: HeldPlan, { name, seekerType, commercial }: Plan): boolean {
  return held.name === name && held.seekerType === seekerType && held.commercial === commercial;
}

/** The plans that a person has now. Without an answer no card is marked. */
async function plansInUse({ http, session, errors }: Platform): Promise<readonly HeldPlan[]> {
  if (!session.loggedIn) return [];
  try {
    const { plans } = await http.request('GET /api/v1/user/plans', {});
    return plans.filter(({ state }) => state === 'active' || state === 'paused');
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    errors.report(error, { remote: 'mfe-plans', page: 'plans' });
    return [];
  }
}

type Quoted = Pick<PlanOffer, 'quotation' | 'refusal'>;

/** Without an answer the plan is shown at its price: the checkout page says the person's own. */
async function quote(choice: PlanChoice, { http, session, errors }: Platform): Promise<Quoted> {
  if (!session.loggedIn) return {};
  try {
    return { quotation: await quotationOf(http, choice) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    const { status = 500, serverMessage } = error;
    if (status < 500 && status !== 429 && serverMessage !== undefined) return { refusal: serverMessage };
    errors.report(error, { remote: 'mfe-plans', page: 'plans' });
    return {};
  }
}
