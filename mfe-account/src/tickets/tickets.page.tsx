import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { SUPPORT_CHAT_LINK, supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { NEW_TICKET_LINK, ticketLink } from '@aangan/shared-kit/links/tickets';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { ActionsRow, Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { keptWords, stateWords, subjectWords, TICKET_WORDS, topicWords } from './tickets.words.ts';

/** The person's requests to support. */
export const loader = ({ platform: { http } }: PageArgs) => http.request('GET /api/v1/support/tickets', {});

export const head = () => personalHead(TICKET_WORDS.list);

export function Component() {
  const { tickets, kept } = usePageData<typeof loader>();
  const keptLine = keptWords(kept);
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <PageHeading>
        <h1>{TICKET_WORDS.list}</h1>
        <Lead>{TICKET_WORDS.listLead}</Lead>
        {keptLine && <SmallText>{keptLine}</SmallText>}
      </PageHeading>
      {tickets.length === 0 ? (
        <EmptyState title={TICKET_WORDS.none} />
      ) : (
        <LinedRows>
          {tickets.map((ticket) => (
            <li key={ticket.number}>
              <span>
                <Link to={ticket.chat ? supportConversationLink(ticket.number) : ticketLink(ticket.number)}>
                  {topicWords(ticket)}
                </Link>
                <SmallText>{[ticket.number, subjectWords(ticket)].filter(Boolean).join(' · ')}</SmallText>
              </span>
              <span>{stateWords(ticket)}</span>
            </li>
          ))}
        </LinedRows>
      )}
      <ActionsRow>
        <LinkButton to={NEW_TICKET_LINK} variant="primary">
          {TICKET_WORDS.ask}
        </LinkButton>
        <LinkButton to={SUPPORT_CHAT_LINK}>{TICKET_WORDS.chat}</LinkButton>
        <LinkButton to={HELP_LINK}>{TICKET_WORDS.help}</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}
