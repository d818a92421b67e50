import { CHAT_NOTICES_LINK, CHATS_LINK, chatsLink, newChatLink } from '@aangan/shared-kit/links/chat';
import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Form, Link, redirect } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { TextField } from '@aangan/shared-kit/ui/field';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useOutbox } from '../chat-outbox/public.ts';
import { ChatFrame } from '../message-thread/public.ts';
import { MissedCallsLink } from '../missed-calls-link/public.ts';
import styles from './chat-list.module.css';
import { CHATS_WORDS, nothingFound, tabTitle } from './chat-list.words.ts';
import { ConversationList } from './conversation-list.tsx';
import { type InboxQuery, loadInbox } from './load-inbox.ts';
import { SearchHits } from './search-hits.tsx';
import { useInbox } from './use-inbox.ts';

/** The conversations of the person. Source: services-and-platform, section 2 (routes). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const after = url.searchParams.get('after');
  const query: InboxQuery = {
    list: url.searchParams.get('archived') === 'true' ? 'archived' : 'inbox',
    ...(search !== '' && { search }),
    ...(after !== null && { after }),
  };
  try {
    const [inbox, found] = await Promise.all([
      loadInbox(http, query),
      search.length > 1 ? http.request('GET /api/v1/chat/search', { query: { q: search } }) : undefined,
    ]);
    return { inbox, hits: found?.hits ?? [] };
  } catch (error) {
    // A cursor that somebody has changed.
    if (after !== null && error instanceof HttpError && error.status === 400) throw redirect(CHATS_LINK);
    throw error;
  }
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { inbox } }) => ({
  title: tabTitle(CHATS_WORDS.title, inbox.unread),
  robots: 'noindex',
});

export function Component() {
  const { inbox: loaded, hits } = usePageData<typeof loader>();
  const inbox = useInbox(loaded);
  // What was written offline is sent from this page, too.
  useOutbox();
  const { list, search } = inbox.query;
  const title = list === 'archived' ? CHATS_WORDS.archivedTitle : CHATS_WORDS.title;
  const isEmpty = inbox.conversations.length === 0 && hits.length === 0;
  return (
    <ChatFrame
      shows="list"
      label={title}
      side={
        <>
          <header className={styles.heading}>
            <h1>{title}</h1>
            <span className={styles.links}>
              {list === 'archived' ? (
                <Link to={CHATS_LINK}>{CHATS_WORDS.inbox}</Link>
              ) : (
                <Link to={chatsLink({ archived: true })}>{CHATS_WORDS.archived}</Link>
              )}
              <Link to={CHAT_NOTICES_LINK}>{CHATS_WORDS.notices}</Link>
              <MissedCallsLink />
              <Link to={SMART_SEARCH_LINK}>{CHATS_WORDS.smartSearchShort}</Link>
            </span>
          </header>
          <Form role="search" className={styles.search} action={CHATS_LINK} key={search}>
            {list === 'archived' && <input type="hidden" name="archived" value="true" />}
            <TextField
              label={CHATS_WORDS.search}
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={100}
              defaultValue={search}
              placeholder={CHATS_WORDS.searchHelp}
            />
            <Button type="submit">{CHATS_WORDS.searchButton}</Button>
          </Form>
          {search !== undefined && (
            <p className={styles.links}>
              <Link to={chatsLink({ archived: list === 'archived' })}>{CHATS_WORDS.searchEnd}</Link>
            </p>
          )}
          <SearchHits hits={hits} />
          <ConversationList inbox={inbox} />
          {isEmpty && <NothingHere archived={list === 'archived'} search={search} />}
        </>
      }
    >
      <div className={styles.choose}>
        {!isEmpty && (
          <EmptyState icon={chatIcon} title={CHATS_WORDS.choose}>
            <p>{CHATS_WORDS.chooseHelp}</p>
          </EmptyState>
        )}
      </div>
    </ChatFrame>
  );
}

interface NothingHereProps {
  readonly archived: boolean;
  readonly search: string | undefined;
}

function NothingHere({ archived, search }: NothingHereProps) {
  if (search !== undefined) return <EmptyState icon={chatIcon} title={nothingFound(search)} />;
  if (archived) return <EmptyState icon={chatIcon} title={CHATS_WORDS.emptyArchive} />;
  return (
    <EmptyState
      icon={chatIcon}
      title={CHATS_WORDS.emptyTitle}
      actions={
        <>
          <LinkButton variant="primary" to="/">
            {CHATS_WORDS.find}
          </LinkButton>
          <LinkButton to={SMART_SEARCH_LINK}>{CHATS_WORDS.smartSearch}</LinkButton>
          <LinkButton to={newChatLink()}>{CHATS_WORDS.fromYourHomes}</LinkButton>
        </>
      }
    >
      <p>{CHATS_WORDS.empty}</p>
    </EmptyState>
  );
}
