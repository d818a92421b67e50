import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { memo, useMemo, useState } from 'react';
import { CHAT_WORDS, dayWords, isSameDay, receiptWords } from './chat-thread.words.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import styles from './message.module.css';
import { MessageItem } from './message-item.tsx';
import { UnsentItem } from './unsent-item.tsx';
import type { ThreadView } from './use-thread.ts';

interface MessageLogProps {
  readonly conversation: Conversation;
  readonly view: ThreadView;
  /** Earlier messages are shown, so the latest are elsewhere. */
  readonly isHistory: boolean;
}

/**
 * The messages, the newest at the bottom. The scrolling box is reversed, so it begins at the newest without
 * JavaScript, and keeps its place when earlier messages are added.
 */
export function MessageLog({ conversation, view, isHistory }: MessageLogProps) {
  const { id } = conversation;
  const { messages, hasOlder, older, unsent, outbox, failing } = view;
  const [oldest] = messages;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use a keyboard scroll it with the arrow keys
    <section className={styles.scroller} aria-label={CHAT_WORDS.log} tabIndex={0}>
      <div className={styles.log}>
        {hasOlder && oldest && <EarlierMessages id={id} before={oldest.seq} load={older} />}
        {messages.length === 0 && unsent.length === 0 && <p className={styles.note}>{CHAT_WORDS.begin}</p>}
        <Messages conversation={conversation} messages={messages} receipts={view.receipts} />
        {unsent.map((each) => (
          <UnsentItem key={each.message.clientKey} unsent={each} outbox={outbox} failing={failing} />
        ))}
        {isHistory && (
          <p className={styles.note}>
            {CHAT_WORDS.history} <Link to={chatLink(id)}>{CHAT_WORDS.latest}</Link>
          </p>
        )}
      </div>
    </section>
  );
}

interface MessagesProps extends Pick<MessageLogProps, 'conversation'> {
  readonly messages: readonly ChatMessage[];
  readonly receipts: ThreadView['receipts'];
}

const Messages = memo(function Messages({ conversation, messages, receipts }: MessagesProps) {
  const { name, stopped, blocked, readSeq } = conversation;
  const { now } = usePlatform();
  // What was unread when the page opened stays marked.
  const [readBefore] = useState(readSeq);
  const answered = useMemo(() => new Set(messages.map(({ answers }) => answers)), [messages]);
  const lastOwn = messages.findLast(({ author }) => author === 'you')?.seq;
  const firstNew = messages.find(({ author, seq }) => author === 'other' && seq > readBefore)?.seq;
  return (
    <ol className={styles.messages}>
      {messages.map((message, at) => {
        const { seq } = message;
        const before = messages[at - 1];
        const isNewDay = !before || !isSameDay(before.at, message.at);
        return (
          <li key={seq} id={`message-${seq}`} className={styles.item}>
            {isNewDay && <p className={styles.day}>{dayWords(message.at, now)}</p>}
            {seq === firstNew && <p className={styles.new}>{CHAT_WORDS.newMessages}</p>}
            <MessageItem
              message={message}
              name={name}
              receipt={seq === lastOwn ? receiptWords(seq, receipts) : undefined}
              answered={answered.has(seq)}
              open={stopped === null && !blocked}
            />
          </li>
        );
      })}
    </ol>
  );
});
