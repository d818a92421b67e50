import type { TicketSummary } from '@aangan/shared-kit/contracts/tickets';
import { supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { stateWords, topicWords } from '../tickets/public.ts';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

interface TicketRowsProps {
  readonly title: string;
  readonly tickets: readonly TicketSummary[];
  /** Number of the one on the page. */
  readonly current?: string;
}

/** Chats with support, with whose turn it is. */
export function TicketRows({ title, tickets, current }: TicketRowsProps) {
  return (
    <Section aria-labelledby="open">
      <h2 id="open">{title}</h2>
      <LinedRows>
        {tickets.map((ticket) => (
          <li key={ticket.number}>
            <span>
              <Link
                to={supportConversationLink(ticket.number)}
                aria-current={ticket.number === current ? 'page' : undefined}
              >
                {topicWords(ticket)}
              </Link>
              <SmallText>{ticket.number}</SmallText>
            </span>
            <span>{stateWords(ticket)}</span>
          </li>
        ))}
      </LinedRows>
      <p>
        <Link to={TICKETS_LINK}>{SUPPORT_CHAT_WORDS.all}</Link>
      </p>
    </Section>
  );
}
