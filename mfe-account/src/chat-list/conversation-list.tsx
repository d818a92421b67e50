import { chatsLink } from '@aangan/shared-kit/links/chat';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './chat-list.module.css';
import { CHATS_WORDS } from './chat-list.words.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { Inbox } from './load-inbox.ts';

interface ConversationListProps {
  readonly inbox: Inbox;
  /** Id of the open conversation. */
  readonly current?: string | undefined;
}

/** One page of conversations, with links to the next. */
export function ConversationList({ inbox: { conversations, next, query }, current }: ConversationListProps) {
  const filter = { archived: query.list === 'archived', search: query.search };
  return (
    <>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} current={conversation.id === current} />
          </li>
        ))}
      </ul>
      {(next !== null || query.after !== undefined) && (
        <p className={styles.links}>
          {query.after !== undefined && <Link to={chatsLink(filter)}>{CHATS_WORDS.newest}</Link>}
          {next !== null && <Link to={chatsLink({ ...filter, after: next })}>{CHATS_WORDS.older}</Link>}
        </p>
      )}
    </>
  );
}
