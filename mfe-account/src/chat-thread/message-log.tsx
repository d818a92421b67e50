import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { memo, useMemo, useState } from 'react';
import { dayAbove, MessageNote, MessageScroller } from '../message-thread/public.ts';
import { earlierSection } from './chat-sections.ts';
import { CHAT_WORDS, receiptWords } from './chat-thread.words.ts';
import { groupsOf, MessageGroup } from './message-group.tsx';
import { UnsentItem } from './unsent-item.tsx';
import type { ThreadView } from './use-thread.ts';

interface MessageLogProps {
  readonly conversation: Conversation;
  readonly view: ThreadView;
  /** Earlier messages are shown, so the latest are elsewhere. */
  readonly isHistory: boolean;
}

/** The messages, earlier ones on demand, and those that are not sent yet. */
export function MessageLog({ conversation, view, isHistory }: MessageLogProps) {
  const { id } = conversation;
  const { messages, hasOlder, older, unsent, outbox, failing } = view;
  const before = messages[0]?.seq ?? 0;
  const earlier = useMemo(() => ({ id, before, load: older }), [id, before, older]);
  return (
    <MessageScroller label={CHAT_WORDS.log}>
      {hasOlder && <DeferredSection section={earlierSection} with={earlier} />}
      {messages.length === 0 && unsent.length === 0 && <MessageNote>{CHAT_WORDS.begin}</MessageNote>}
      <Messages conversation={conversation} messages={messages} receipts={view.receipts} />
      {unsent.map((each) => (
        <UnsentItem key={each.message.clientKey} unsent={each} outbox={outbox} failing={failing} />
      ))}
      {isHistory && (
        <MessageNote>
          {CHAT_WORDS.history} <Link to={chatLink(id)}>{CHAT_WORDS.latest}</Link>
        </MessageNote>
      )}
    </MessageScroller>
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
  const answered = new Set(messages.map(({ answers }) => answers));
  const lastOwn = messages.findLast(({ author }) => author === 'you')?.seq;
  const firstNew = messages.find(({ author, seq }) => author === 'other' && seq > readBefore)?.seq;
  const rows = messages.map((message, at) => ({
    message,
    day: dayAbove(message.at, messages[at - 1]?.at, now),
    mark: message.seq === firstNew ? CHAT_WORDS.newMessages : undefined,
    receipt: message.seq === lastOwn ? receiptWords(message.seq, receipts) : undefined,
    answered: answered.has(message.seq),
  }));
  const open = stopped === null && !blocked;
  return [...groupsOf(rows)].map(([group, some]) => <MessageGroup key={group} rows={some} name={name} open={open} />);
});
