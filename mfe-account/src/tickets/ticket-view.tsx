import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { grievanceLink } from '@aangan/shared-kit/links/grievance';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useCallback } from 'react';
import { CallWish } from './call-wish.tsx';
import { SolvedButton } from './solved-button.tsx';
import { TicketFiles } from './ticket-files.tsx';
import { TicketRating } from './ticket-rating.tsx';
import { TicketReply } from './ticket-reply.tsx';
import { TicketTimeline } from './ticket-timeline.tsx';
import { inTimeWords, stateWords, TICKET_WORDS } from './tickets.words.ts';

/** A request with its timeline, and what its person can do. It follows the answers of support. */
export function TicketView({ ticket }: { readonly ticket: Ticket }) {
  const { number, state, entries, heldBy, rating, files } = ticket;
  const { revalidate } = useRevalidator();
  const onAdded = useCallback(() => void revalidate(), [revalidate]);
  const lastSeq = entries.at(-1)?.seq ?? 0;
  useLive('ticket', { number }, ({ seq }) => {
    if (seq !== lastSeq) void revalidate();
  });
  const lastOwn = entries.findLast(({ author }) => author === 'person')?.seq ?? 0;
  const isSolved = state === 'solved';
  const isClosed = isSolved && !ticket.mayReopen;
  const inTime = inTimeWords(ticket.inTime);
  return (
    <>
      <AlertNote tone={isSolved ? 'good' : 'info'}>
        {isSolved ? (isClosed ? TICKET_WORDS.closedNote : TICKET_WORDS.solvedNote) : `${stateWords(ticket)}.`}
      </AlertNote>
      <TicketTimeline entries={entries} heldBy={heldBy} />
      {inTime && <SmallText>{inTime}</SmallText>}
      {isSolved && <TicketRating rating={rating} number={number} />}
      {!isClosed && (
        // A sent message empties the field; an answer of support does not.
        <TicketReply number={number} label={isSolved ? TICKET_WORDS.replySolved : TICKET_WORDS.reply} key={lastOwn} />
      )}
      {!isSolved && <SolvedButton number={number} />}
      {!isSolved && <CallWish number={number} wantsCall={ticket.wantsCall} />}
      {!isClosed && <TicketFiles number={number} files={files} onAdded={onAdded} />}
      {ticket.inTime !== null && (
        <SmallText>
          {TICKET_WORDS.complaint} <Link to={grievanceLink('other', number)}>{TICKET_WORDS.officer}</Link>
        </SmallText>
      )}
    </>
  );
}
