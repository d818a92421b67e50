import type { ListedConversation } from '@aangan/shared-kit/contracts/chat-values';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import styles from './chat-list.module.css';
import { CHATS_WORDS, listTime } from './chat-list.words.ts';
import { lastWords } from './last-message.words.ts';

interface ConversationRowProps {
  readonly conversation: ListedConversation;
  /** It is open now. */
  readonly current: boolean;
}

/** One conversation of the list: the person, the home, the last message and the unread ones. */
export function ConversationRow({ conversation, current }: ConversationRowProps) {
  const { now } = usePlatform();
  const { id, name, home, last, draft, unread, mutedUntil, at } = conversation;
  return (
    <Link
      to={chatLink(id)}
      className={styles.row}
      aria-current={current ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <span className={styles.picture}>
        {home?.photo ? (
          <Picture photo={{ ...home.photo, alt: '' }} sizes="56px" widths={[320]} ratio="1:1" />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          <time className={styles.soft} dateTime={new Date(at).toISOString()}>
            {listTime(at, now)}
          </time>
        </span>
        <span className={styles.soft}>{home?.title ?? CHATS_WORDS.home}</span>
        <span className={styles.line}>
          <span className={styles.last}>
            {draft !== '' && !current ? (
              <>
                <b>{CHATS_WORDS.draft}</b>
                {draft}
              </>
            ) : (
              last && lastWords(last)
            )}
          </span>
          {mutedUntil !== null && <span className={styles.soft}>{CHATS_WORDS.silent}</span>}
          {unread > 0 && (
            <span className={styles.unread}>
              {unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
