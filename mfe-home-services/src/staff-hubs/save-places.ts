import { STAFF_HUBS_LINK } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { chosenSlot, slotValue } from '../slot-choice/public.ts';
import { businessOf, HUBS_WORDS } from './staff-hubs.words.ts';

const MOST = 200;

/** Saves the places that differ from what the API knows. */
export async function savePlaces({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const params = { hub: String(form.get('hub')) };
  const business = businessOf(String(form.get('business')));
  const typed = [...form].flatMap(([name, value]) => {
    const slot = chosenSlot(name);
    return slot ? [{ slot, capacity: Number(value === '' ? Number.NaN : value) }] : [];
  });
  if (typed.some(({ capacity }) => !Number.isInteger(capacity) || capacity < 0 || capacity > MOST)) {
    return { ...refusal(form, {}), problem: HUBS_WORDS.wrong };
  }
  return orRefusal(form, async () => {
    const call = 'GET /api/v1/staff/hubs/{hub}/capacity';
    const { days } = await http.request(call, { params, query: { business } });
    const now = new Map(
      days.flatMap(({ day, slots }) =>
        slots.map(({ slotId, capacity }) => [slotValue({ day, slotId }), capacity] as const),
      ),
    );
    const changed = typed.filter(({ slot, capacity }) => now.get(slotValue(slot)) !== capacity);
    for (const { slot, capacity } of changed) {
      const json = { ...slot, business, capacity };
      await http.request('PUT /api/v1/staff/hubs/{hub}/capacity', { params, json });
    }
    const done = changed.length > 0 ? 'saved' : 'none';
    return redirect(`${STAFF_HUBS_LINK}?${new URLSearchParams({ ...params, business, done })}`);
  });
}
