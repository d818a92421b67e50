import { TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { orNotFound } from '../calls/public.ts';
import { addFileSection } from './add-file-section.ts';
import { changeTicket } from './change-ticket.ts';
import { TicketView } from './ticket-view.tsx';
import { subjectWords, TICKET_WORDS, topicWords } from './tickets.words.ts';

/** A request of the person. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const call = http.request('GET /api/v1/support/tickets/{number}', { params: { number: params.number ?? '' } });
  const [ticket] = await Promise.all([orNotFound(call), addFileSection.load()]);
  return ticket;
}

export const action = (args: ActionArgs) => changeTicket(args);

export const head = () => personalHead('Your request');

export function Component() {
  const ticket = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={16} bottom={72}>
      <PageHeading>
        <p>
          <Link to={TICKETS_LINK}>{TICKET_WORDS.list}</Link>
        </p>
        <h1>{topicWords(ticket)}</h1>
        <SmallText>{[ticket.number, subjectWords(ticket)].filter(Boolean).join(' · ')}</SmallText>
      </PageHeading>
      <TicketView ticket={ticket} />
    </PageColumn>
  );
}
