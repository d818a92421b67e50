import { replyError } from '@aangan/shared-kit/domain/support/tickets';
import { ticketLink } from '@aangan/shared-kit/links/tickets';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** What a person can do with a request. */
export type TicketDoing = 'reply' | 'solved' | 'rate' | 'call' | 'no-call';

type Step = (http: Http, number: string, form: FormData) => Promise<unknown>;

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const wantCall = (http: Http, number: string, wanted: boolean) =>
  http.request('PUT /api/v1/support/tickets/{number}/call', { params: { number }, json: { wanted } });

const STEPS: Readonly<Record<TicketDoing, Step>> = {
  reply: (http, number, form) =>
    http.request('POST /api/v1/support/tickets/{number}/replies', {
      params: { number },
      json: { text: textOf(form, 'text'), ...(form.has('key') && { clientKey: textOf(form, 'key') }) },
    }),
  solved: (http, number) => http.request('POST /api/v1/support/tickets/{number}/solved', { params: { number } }),
  call: (http, number) => wantCall(http, number, true),
  'no-call': (http, number) => wantCall(http, number, false),
  rate: (http, number, form) =>
    http.request('PUT /api/v1/support/tickets/{number}/rating', {
      params: { number },
      json: { stars: Number(form.get('stars')) },
    }),
};

/** Does what a form of the page says, and shows the page as it is then. */
export async function changeTicket(
  { form, params, platform: { http } }: ActionArgs,
  linkOf: (number: string) => string = ticketLink,
): Promise<Response | Refusal> {
  const doing = String(form.get('do'));
  const step = Object.hasOwn(STEPS, doing) ? STEPS[doing as TicketDoing] : undefined;
  const unsaid = doing === 'reply' ? replyError(String(form.get('text') ?? '')) : undefined;
  if (unsaid) return refusal(form, { text: unsaid });
  const number = params.number ?? String(form.get('number') ?? '');
  return orRefusal(form, async () => {
    await step?.(http, number, form);
    return redirect(linkOf(number));
  });
}
