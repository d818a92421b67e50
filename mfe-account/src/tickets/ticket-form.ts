import {
  isTicketSubject,
  isTicketTopic,
  TICKET_REFERENCE,
  TICKET_SUBJECTS,
  type TicketSubject,
  type TicketTopic,
  ticketTextError,
} from '@aangan/shared-kit/domain/support/tickets';
import { ticketLink } from '@aangan/shared-kit/links/tickets';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** What a request is about, as the address says it. */
export interface AskedAbout {
  readonly topic: TicketTopic;
  readonly about: TicketSubject | undefined;
  readonly reference: string | undefined;
}

/** Fields and rules of a request. */
export const TICKET_FORM = defineForm({
  name: 'ticket',
  fields: {
    topic: (topic) => (isTicketTopic(topic) ? undefined : 'Choose what it is about.'),
    text: ticketTextError,
    about: undefined,
    reference: undefined,
  },
});

/** What the address says a request is about. Anything that is no id of ours is left out. */
export function askedAbout({ searchParams }: URL): AskedAbout {
  const about = searchParams.get('about') ?? '';
  const reference = searchParams.get('reference') ?? '';
  if (!isTicketSubject(about)) return { topic: 'payment', about: undefined, reference: undefined };
  return {
    topic: TICKET_SUBJECTS[about].topic,
    about,
    reference: TICKET_REFERENCE.test(reference) ? reference : undefined,
  };
}

/** Sends a request, and leads to its page. */
export function sendTicket({ form, platform: { http } }: ActionArgs) {
  return actOnForm(TICKET_FORM, form, async ({ topic, text, about, reference }) => {
    const { number } = await http.request('POST /crm-api/email/external-send', {
      form: {
        topic: isTicketTopic(topic) ? topic : 'other',
        text,
        ...(isTicketSubject(about) && { about }),
        ...(TICKET_REFERENCE.test(reference) && { reference }),
      },
    });
    return redirect(ticketLink(number));
  });
}
