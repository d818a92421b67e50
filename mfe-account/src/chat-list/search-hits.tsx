import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './chat-list.module.css';
import { CHATS_WORDS, listTime } from './chat-list.words.ts';
import { lastWords } from './last-message.words.ts';

type Hits = CallAnswer<'GET /api/v1/chat/search'>['hits'];

/** Messages with the searched words. A link opens the conversation at its message. */
export function SearchHits({ hits }: { readonly hits: Hits }) {
  const { now } = usePlatform();
  if (hits.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="found-messages">
      <h2 id="found-messages">{CHATS_WORDS.messagesFound}</h2>
      <ul className={styles.list}>
        {hits.map(({ conversationId, name, title, message }) => (
          <li key={`${conversationId}-${message.seq}`}>
            <Link to={chatLink(conversationId, { before: message.seq + 1 })} className={styles.hit}>
              <span className={styles.line}>
                <span className={styles.name}>{name}</span>
                <span className={styles.soft}>{listTime(message.at, now)}</span>
              </span>
              <span>{lastWords(message)}</span>
              {title !== null && <span className={styles.soft}>{title}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
