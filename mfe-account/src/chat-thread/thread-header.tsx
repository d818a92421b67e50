import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { BackLink } from '@aangan/shared-kit/ui/back-link';
import { ChatMenu } from './chat-menu.tsx';
import { CHAT_WORDS, presenceWords } from './chat-thread.words.ts';
import styles from './thread.module.css';

interface ThreadHeaderProps {
  readonly conversation: Conversation;
  readonly typing: boolean;
}

/** Who the other person is, whether they are here, and the menu. */
export function ThreadHeader({ conversation, typing }: ThreadHeaderProps) {
  const { now } = usePlatform();
  return (
    <header className={styles.header}>
      <BackLink to={CHATS_LINK} className={styles.back} />
      <div className={styles.person}>
        <h1 className={styles.name}>{conversation.name}</h1>
        <p className={styles.presence}>{typing ? CHAT_WORDS.typing : presenceWords(conversation, now)}</p>
      </div>
      <ChatMenu conversation={conversation} />
    </header>
  );
}
