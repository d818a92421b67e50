import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { vasCategory } from '@aangan/shared-kit/domain/plan-group';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PlanShelf } from '../plan-cards/public.ts';
import { isVip } from '../vip/public.ts';

/** The VIP add-on that is sold with the plans of a shelf. Cards do without it when the call fails. */
export async function vipOfShelf(
  { http, errors }: Pick<Platform, 'http' | 'errors'>,
  { seeker, commercial }: PlanShelf,
): Promise<PlanAddOn | undefined> {
  try {
    const category = vasCategory(seeker, { commercial });
    const { services } = await http.request('GET /api/v1/plan_payment/vas', { query: { category } });
    return services.find(isVip);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    errors.report(error, { remote: 'mfe-plans', page: 'plans' });
    return undefined;
  }
}
