import { type PackersCity, packersCity } from '../domain/home-services/packers-city.ts';
import { PACKERS_LINK } from './moves.ts';

/** One end of a planned move. */
export interface PlannedEnd {
  /** `greater-noida`. */
  readonly city: PackersCity['slug'];
  /** Empty while it is not known. */
  readonly locality: string;
  readonly pin: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly hasLift: boolean;
}

/** A move that somebody plans. All of it is in the address, so that reload and Back lose nothing. */
export interface MovePlan {
  readonly from: PlannedEnd;
  readonly to: PlannedEnd;
  /** Number of things by their key of the inventory. */
  readonly items: Readonly<Record<string, number>>;
  readonly packing: 'basic' | 'premium';
  readonly insuredRupees: number;
  readonly storageMonths: number;
  /** `2026-11-24`; empty while no day is wished. */
  readonly day: string;
}

/** The largest values that the form takes; the API has the same limits. */
export const PLAN_LIMITS = { floor: 60, quantity: 200, insuredRupees: 10_000_000, storageMonths: 12 } as const;

const END_FIELDS = ['from', 'to'] as const;
/** A key of the inventory in the address: `BED_DOUBLE=2`. */
const ITEM_KEY = /^[A-Z][A-Z0-9_]{1,30}$/;

/** What the price of a move is likely to be, with what is known of it. */
export function moveEstimateLink(plan?: PartialPlan): string {
  return planned(`${PACKERS_LINK}/estimate`, plan);
}

/** The request for a firm quotation. */
export function moveSurveyLink(plan: MovePlan): string {
  return planned(`${PACKERS_LINK}/quotation`, plan);
}

/** The booking of a survey, for people who are logged in. @param leadId the lead that began it */
export function bookSurveyLink(plan: MovePlan, leadId?: string): string {
  return planned(`${PACKERS_LINK}/survey`, plan, { lead: leadId });
}

/** What other pages know of a move. */
export type PartialPlan = Partial<Omit<MovePlan, 'from' | 'to'>> & {
  readonly from?: Partial<PlannedEnd>;
  readonly to?: Partial<PlannedEnd>;
};

function planned(
  path: string,
  plan: PartialPlan = {},
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = movePlanQuery(plan);
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The plan as the fields of its form. What has its first value is left out. */
export function movePlanQuery(plan: PartialPlan): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => value && query.set(name, String(value));
  for (const side of END_FIELDS) {
    const { city, locality, pin, floor, hasLift } = plan[side] ?? {};
    put(side, city);
    put(`${side}Locality`, locality);
    put(`${side}Pin`, pin);
    put(`${side}Floor`, floor);
    put(`${side}Lift`, hasLift ? 'yes' : undefined);
  }
  for (const [key, quantity] of Object.entries(plan.items ?? {})) put(key, quantity);
  put('packing', plan.packing === 'premium' ? plan.packing : undefined);
  put('insured', plan.insuredRupees);
  put('storage', plan.storageMonths);
  put('day', plan.day);
  return query;
}

/** The plan of an address. Values that are not allowed are left out. @param city where the visitor looked last */
export function readMovePlan(query: URLSearchParams, city: string): MovePlan {
  const home = packersCity(city)?.slug ?? 'bangalore';
  const from = endOf(query, 'from', home);
  const items = [...query].flatMap(([key, text]) => {
    const quantity = within(text, PLAN_LIMITS.quantity);
    return ITEM_KEY.test(key) && quantity > 0 ? [[key, quantity] as const] : [];
  });
  const day = query.get('day') ?? '';
  return {
    from,
    to: endOf(query, 'to', from.city),
    items: Object.fromEntries(items),
    packing: query.get('packing') === 'premium' ? 'premium' : 'basic',
    insuredRupees: within(query.get('insured'), PLAN_LIMITS.insuredRupees),
    storageMonths: within(query.get('storage'), PLAN_LIMITS.storageMonths),
    day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
  };
}

function endOf(query: URLSearchParams, side: 'from' | 'to', home: PackersCity['slug']): PlannedEnd {
  const pin = (query.get(`${side}Pin`) ?? '').replaceAll(' ', '');
  return {
    city: packersCity(query.get(side) ?? '')?.slug ?? home,
    locality: (query.get(`${side}Locality`) ?? '').trim().slice(0, 80),
    pin: /^[1-9]\d{5}$/.test(pin) ? pin : '',
    floor: within(query.get(`${side}Floor`), PLAN_LIMITS.floor),
    hasLift: query.get(`${side}Lift`) === 'yes',
  };
}

/** A whole number from 0 to the maximum; 0 for every other text. */
function within(text: string | null, maximum: number): number {
  const typed = Number((text ?? '').replaceAll(',', '').trim());
  return Number.isInteger(typed) && typed > 0 ? Math.min(typed, maximum) : 0;
}
