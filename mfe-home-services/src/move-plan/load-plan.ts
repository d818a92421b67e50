import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import type { MovePlan, PlannedEnd } from '@aangan/shared-kit/links/move-plan';
import type { Http } from '@aangan/shared-kit/platform/http';
import { hsFacts } from '../answers/public.ts';

type Answered<Answer> = Extract<Answer, { readonly sts: 1 }>;

/** What can be moved, by room. */
export type Inventory = Answered<CallAnswer<'GET /pnm-backend/api/v1/inventory'>>;
export type Estimate = Answered<CallAnswer<'POST /pnm-backend/api/v1/estimate'>>['estimate'];

export async function loadInventory(http: Http): Promise<Inventory> {
  return hsFacts(await http.request('GET /pnm-backend/api/v1/inventory', {}));
}

/** The price range of a plan; null while nothing is chosen. */
export async function loadEstimate(http: Http, plan: MovePlan, inventory: Inventory): Promise<Estimate | null> {
  const json = plannedMove(plan, inventory);
  if (json.items.length === 0) return null;
  return hsFacts(await http.request('POST /pnm-backend/api/v1/estimate', { json })).estimate;
}

/** A plan as the calls of packers take it. Things that the inventory does not have are left out. */
export function plannedMove(
  { from, to, items, packing, insuredRupees, storageMonths, day }: MovePlan,
  { rooms }: Pick<Inventory, 'rooms'>,
) {
  const chosen = rooms.flatMap((room) =>
    room.items.flatMap(({ key }) => {
      const quantity = items[key] ?? 0;
      return quantity > 0 ? [{ key, quantity }] : [];
    }),
  );
  return {
    ...{ from: wireEnd(from), to: wireEnd(to), items: chosen },
    ...{ packing, insuredRupees, storageMonths, ...(day && { wishedDay: day }) },
  } satisfies CallInput<'POST /pnm-backend/api/v1/estimate'>['json'];
}

/** Packers spell cities in their own way, `greater_noida`. Source: services-and-platform, section 9 (PNM cities). */
function wireEnd({ city, ...end }: PlannedEnd) {
  return { ...end, city: packersCity(city)?.wire ?? city };
}
