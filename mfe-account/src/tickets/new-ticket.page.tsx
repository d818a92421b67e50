import { NEW_TICKET_LINK } from '@aangan/shared-kit/links/tickets';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { TicketFields } from './ticket-fields.tsx';
import { askedAbout, sendTicket } from './ticket-form.ts';
import { NEW_TICKET_WORDS } from './tickets.words.ts';

/** The form for a request to support. The address may say what it is about. */
export const loader = async ({ url }: PageArgs) => askedAbout(url);

export const action = sendTicket;

export function head(): PageHead {
  return { title: `${NEW_TICKET_WORDS.title} | Aangan`, canonical: NEW_TICKET_LINK, robots: 'noindex' };
}

export function Component() {
  const asked = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{NEW_TICKET_WORDS.title}</h1>
        <Lead>{NEW_TICKET_WORDS.lead}</Lead>
      </PageHeading>
      <TicketFields key={`${asked.about} ${asked.reference}`} asked={asked} />
    </PageColumn>
  );
}
