import { readMovePlan } from '@aangan/shared-kit/links/move-plan';
import { moveLink } from '@aangan/shared-kit/links/moves';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { pinOf } from '../map-pin/public.ts';
import { loadInventory, plannedMove } from '../move-plan/public.ts';
import { chosenSlot } from '../slot-choice/public.ts';
import { SURVEY_FORM, surveyOf } from './survey-definition.ts';

/** Books the survey of the plan in the address. */
export function bookSurvey({ form, url, platform: { http, session } }: ActionArgs) {
  const plan = readMovePlan(url.searchParams, session.city);
  return actOnForm(SURVEY_FORM, form, async ({ fromAddress, toAddress, survey, slot, ...pins }) => {
    const { from, to, ...goods } = plannedMove(plan, await loadInventory(http));
    const move = {
      ...goods,
      from: { ...from, address: fromAddress, point: pinOf(pins.fromLatitude, pins.fromLongitude) ?? null },
      to: { ...to, address: toAddress, point: pinOf(pins.toLatitude, pins.toLongitude) ?? null },
    };
    const chosen = chosenSlot(slot);
    if (!chosen) throw new TypeError('The rule of the field needs a slot');
    const leadId = url.searchParams.get('lead') ?? undefined;
    const json = { move, survey: surveyOf(survey), ...chosen, ...(leadId && { leadId }) };
    const { booking } = hsFacts(await http.request('POST /pnm-backend/api/v1/booking', { json }));
    return redirect(moveLink(booking.id));
  });
}
