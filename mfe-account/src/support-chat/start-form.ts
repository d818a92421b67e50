import { supportPage } from '@aangan/shared-kit/domain/support/support-page';
import {
  isTicketSubject,
  isTicketTopic,
  TICKET_REFERENCE,
  ticketTextError,
} from '@aangan/shared-kit/domain/support/tickets';
import { supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Fields and rules of the first message to support. */
export const START_FORM = defineForm({
  name: 'support-chat',
  fields: {
    topic: (topic) => (isTicketTopic(topic) ? undefined : 'Choose what it is about.'),
    text: ticketTextError,
    // `order ord_1`: what the person chose to send along.
    thing: undefined,
    page: undefined,
  },
});

/** The value of a choice. */
export const thingValue = (about: string, reference: string): string => `${about} ${reference}`;

/** Opens the chat, and leads to it. */
export function startChat({ form, platform: { http } }: ActionArgs) {
  return actOnForm(START_FORM, form, async ({ topic, text, thing, page }) => {
    const [about = '', reference = ''] = thing.split(' ', 2);
    const path = supportPage(page);
    const { number } = await http.request('POST /crm-api/email/external-send', {
      form: {
        topic: isTicketTopic(topic) ? topic : 'other',
        text,
        chat: 'yes',
        ...(isTicketSubject(about) && { about }),
        ...(isTicketSubject(about) && TICKET_REFERENCE.test(reference) && { reference }),
        ...(path !== undefined && { page: path }),
      },
    });
    return redirect(supportConversationLink(number));
  });
}
