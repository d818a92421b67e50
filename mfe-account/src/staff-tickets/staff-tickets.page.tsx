import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { staffTicketLink } from '@aangan/shared-kit/links/tickets';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { FactsRow, Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { orNotFound } from '../calls/public.ts';
import { newKey } from '../message-key/public.ts';
import { stateWords, topicWords } from '../tickets/public.ts';
import { addFileSection } from './add-file-section.ts';
import { answerTicket } from './answer-ticket.ts';
import { OpenedTicket } from './opened-ticket.tsx';
import { STAFF_TICKETS_WORDS } from './staff-tickets.words.ts';

type Waiting = CallAnswer<'GET /api/v1/staff/tickets'>['tickets'][number];

/** The requests that wait, or the one that the address names. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const number = searchParams.get('ticket');
  if (number !== null) {
    const [ticket, { colleagues }] = await Promise.all([
      orNotFound(http.request('GET /api/v1/staff/tickets/{number}', { params: { number } })),
      http.request('GET /api/v1/staff/tickets/colleagues', {}),
      addFileSection.load(),
    ]);
    return { opened: { ticket, colleagues, formKey: newKey() }, tickets: [], changedOn: 0, isDone: false };
  }
  const { tickets, changedOn } = await http.request('GET /api/v1/staff/tickets', {});
  return { opened: undefined, tickets, changedOn, isDone: searchParams.has('done') };
}

export const action = answerTicket;
export const head = () => staffHead(STAFF_TICKETS_WORDS.title);

export function Component() {
  const { opened, tickets, changedOn, isDone } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive('support-queue', opened ? undefined : {}, (queue) => {
    if (queue.changedOn > changedOn) void revalidate();
  });
  return (
    <StaffPage title={STAFF_TICKETS_WORDS.title}>
      {opened ? (
        <OpenedTicket {...opened} />
      ) : (
        <>
          {isDone && <AlertNote tone="good">{STAFF_TICKETS_WORDS.sent}</AlertNote>}
          <p>{STAFF_TICKETS_WORDS.about}</p>
          {tickets.length === 0 && <p>{STAFF_TICKETS_WORDS.none}</p>}
          <Rows>
            {tickets.map((ticket) => (
              <li key={ticket.number}>
                <WaitingTicket ticket={ticket} />
              </li>
            ))}
          </Rows>
        </>
      )}
    </StaffPage>
  );
}

function WaitingTicket({ ticket }: { readonly ticket: Waiting }) {
  const { now } = usePlatform();
  const { number, name, lastText, dueOn, chat, mine } = ticket;
  return (
    <>
      <Link to={staffTicketLink(number)}>
        {topicWords(ticket)}, {name}
      </Link>
      <FactsRow>
        {dueOn !== null && dueOn < now && <StatusLabel tone="bad">{STAFF_TICKETS_WORDS.late}</StatusLabel>}
        {chat && <StatusLabel tone="information">{STAFF_TICKETS_WORDS.chat}</StatusLabel>}
        {mine && <StatusLabel tone="good">{STAFF_TICKETS_WORDS.yours}</StatusLabel>}
        <span>{stateWords(ticket)}</span>
        <span>{number}</span>
      </FactsRow>
      <SmallText>{lastText.slice(0, 200)}</SmallText>
    </>
  );
}
