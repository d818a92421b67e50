import { replyError } from '@aangan/shared-kit/domain/support/tickets';
import { STAFF_TICKETS_LINK, staffTicketLink } from '@aangan/shared-kit/links/tickets';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** What staff do with a request. */
export type StaffTicketDoing = 'take' | 'hand-over' | 'answer' | 'solve';

/** Takes or answers the request of the form. */
export async function answerTicket({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const [doing, number, text, key] = ['do', 'number', 'text', 'key'].map((name) => String(form.get(name) ?? '').trim());
  const params = { number: number ?? '' };
  if (doing === 'take') {
    return orRefusal(form, async () => {
      await http.request('POST /api/v1/staff/tickets/{number}/take', { params });
      return redirect(staffTicketLink(params.number));
    });
  }
  if (doing === 'hand-over') {
    const to = String(form.get('to') ?? '');
    return orRefusal(form, async () => {
      const json = { to: to === '' ? null : to };
      await http.request('POST /api/v1/staff/tickets/{number}/hand-over', { params, json });
      return redirect(staffTicketLink(params.number));
    });
  }
  const unsaid = replyError(text ?? '');
  if (unsaid) return refusal(form, { text: unsaid });
  return orRefusal(form, async () => {
    const isSolved = doing === 'solve';
    const json = { text: text ?? '', solved: isSolved, ...(key && { clientKey: key }) };
    await http.request('POST /api/v1/staff/tickets/{number}/answer', { params, json });
    // A conversation goes on: whoever answers sees what comes back.
    return redirect(isSolved ? `${STAFF_TICKETS_LINK}?done=answered` : staffTicketLink(params.number));
  });
}
