import { HELP_QUESTION_MOST } from '@aangan/shared-kit/domain/support/help-articles';
import { isSupportOpen } from '@aangan/shared-kit/domain/support/support-hours';
import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { SUPPORT_CHAT_LINK, startSupportChatLink } from '@aangan/shared-kit/links/support-chat';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { HelpList, HelpSearch } from '../help/public.ts';
import { askedAbout, subjectWords } from '../tickets/public.ts';
import { answersWords, hoursWords, SUPPORT_CHAT_WORDS } from './support-chat.words.ts';
import { TicketRows } from './ticket-rows.tsx';

/** Answers to the question of the address, and the person's open chats. */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const question = (url.searchParams.get('q') ?? '').trim().slice(0, HELP_QUESTION_MOST);
  const [found, own] = await Promise.all([
    question === '' ? undefined : http.request('GET /api/v1/help/search', { query: { q: question } }),
    session.loggedIn ? http.request('GET /api/v1/support/tickets', {}) : undefined,
  ]);
  const chats = own?.tickets.filter(({ chat, state }) => chat && state !== 'solved') ?? [];
  const { about, reference } = askedAbout(url);
  return { question, found: found?.articles, chats, about, reference, from: url.searchParams.get('from') ?? '' };
}

export function head(): PageHead {
  const { title, description } = SUPPORT_CHAT_WORDS;
  return { title: `${title} | Aangan`, description, canonical: SUPPORT_CHAT_LINK };
}

export function Component() {
  const { question, found, chats, about, reference, from } = usePageData<typeof loader>();
  const { now } = usePlatform();
  const asked = { about, reference, from };
  const subject = subjectWords({ about: about ?? null, reference: reference ?? '' });
  return (
    <PageColumn width="list" top={32} bottom={72} gap={32}>
      <PageHeading>
        <h1>{SUPPORT_CHAT_WORDS.title}</h1>
        <Lead>{hoursWords(isSupportOpen(now))}</Lead>
        {subject && <SmallText>{subject}</SmallText>}
      </PageHeading>
      {chats.length > 0 && <TicketRows title={SUPPORT_CHAT_WORDS.open} tickets={chats} />}
      <HelpSearch question={question} action={SUPPORT_CHAT_LINK} hidden={asked} />
      {found && (
        <Section aria-labelledby="found">
          <h2 id="found">{answersWords(question, found.length)}</h2>
          <HelpList articles={found} />
        </Section>
      )}
      <Section aria-labelledby="person">
        <h2 id="person">{found ? SUPPORT_CHAT_WORDS.noneTitle : SUPPORT_CHAT_WORDS.personTitle}</h2>
        <ActionsRow>
          <LinkButton to={startSupportChatLink({ ...asked, question })} variant={found ? 'primary' : 'secondary'}>
            {SUPPORT_CHAT_WORDS.person}
          </LinkButton>
          <LinkButton to={HELP_LINK}>{SUPPORT_CHAT_WORDS.help}</LinkButton>
        </ActionsRow>
      </Section>
    </PageColumn>
  );
}
