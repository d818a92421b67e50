import { SUPPORT_CHAT_LINK, supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { ticketLink } from '@aangan/shared-kit/links/tickets';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { FactsRow, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { orNotFound } from '../calls/public.ts';
import { newKey } from '../message-key/public.ts';
import { ChatFrame, ThreadFrame, ThreadTop } from '../message-thread/public.ts';
import { changeTicket, SolvedButton, stateWords, subjectWords, TicketRating, topicWords } from '../tickets/public.ts';
import { filePanelSection } from './file-panel-section.ts';
import styles from './support-chat.module.css';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';
import { SupportComposer } from './support-composer.tsx';
import { Arrivals, SupportLog } from './support-log.tsx';
import { TicketRows } from './ticket-rows.tsx';
import { useSeen } from './use-seen.ts';

/** A conversation with support: a request whose messages arrive as they are written. */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const call = http.request('GET /api/v1/support/tickets/{number}', { params: { number: params.number ?? '' } });
  const panel = url.searchParams.get('panel') === 'file';
  const [ticket, { tickets }] = await Promise.all([
    orNotFound(call),
    http.request('GET /api/v1/support/tickets', {}),
    panel ? filePanelSection.load() : undefined,
  ]);
  return { ticket, chats: tickets.filter(({ chat }) => chat), panel, formKey: newKey() };
}

export const action = (args: ActionArgs) => changeTicket(args, supportConversationLink);

export const head = () => personalHead(SUPPORT_CHAT_WORDS.title);

export function Component() {
  const { ticket, chats, panel, formKey } = usePageData<typeof loader>();
  const { number, entries, state, seenSeq, rating } = ticket;
  const { revalidate } = useRevalidator();
  const newest = entries.at(-1)?.seq ?? 0;
  useLive('ticket', { number }, ({ seq }) => {
    if (seq !== newest) void revalidate();
  });
  useSeen(number, seenSeq, newest);
  const isSolved = state === 'solved';
  const isClosed = isSolved && !ticket.mayReopen;
  const lastOwn = entries.findLast(({ author }) => author === 'person')?.seq ?? 0;
  return (
    <ChatFrame
      shows="thread"
      label={SUPPORT_CHAT_WORDS.open}
      side={<TicketRows title={SUPPORT_CHAT_WORDS.open} tickets={chats} current={number} />}
    >
      <ThreadFrame>
        <ThreadTop back={SUPPORT_CHAT_LINK} name={topicWords(ticket)} line={stateWords(ticket)} />
        <div className={styles.bar}>
          <FactsRow>
            <SmallText>{[number, subjectWords(ticket), ticket.page].filter(Boolean).join(' · ')}</SmallText>
            <Link to={ticketLink(number)}>{SUPPORT_CHAT_WORDS.details}</Link>
            {!isSolved && <SolvedButton number={number} />}
          </FactsRow>
          {isSolved && <TicketRating rating={rating} number={number} />}
          {isSolved && !isClosed && <SmallText>{SUPPORT_CHAT_WORDS.reopen}</SmallText>}
        </div>
        <SupportLog ticket={ticket} />
        <Arrivals entries={entries} />
        <Unscripted>{SUPPORT_CHAT_WORDS.needsScript}</Unscripted>
        {panel && !isClosed && <DeferredSection section={filePanelSection} with={{ number }} />}
        {!panel && !isClosed && (
          // A sent message empties the field; one of support does not.
          <SupportComposer key={lastOwn} number={number} formKey={formKey} />
        )}
        {isClosed && (
          <div className={styles.bar}>
            <p>{SUPPORT_CHAT_WORDS.closed}</p>
            <LinkButton to={SUPPORT_CHAT_LINK}>{SUPPORT_CHAT_WORDS.again}</LinkButton>
          </div>
        )}
      </ThreadFrame>
    </ChatFrame>
  );
}
