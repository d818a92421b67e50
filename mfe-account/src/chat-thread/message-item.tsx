import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { memo, useMemo } from 'react';
import { clockWords, MessageBubble, MessageNote, MessageText } from '../message-thread/public.ts';
import { hasPart, partSection, warningSection } from './chat-sections.ts';
import { heldWords } from './chat-thread.words.ts';
import styles from './message.module.css';

interface MessageItemProps {
  readonly message: ChatMessage;
  /** The other person. */
  readonly name: string;
  /** How far an own message has come; only on the last one. */
  readonly receipt: string | undefined;
  /** A later note answers this proposal. */
  readonly answered: boolean;
  /** Whether the reader may answer. */
  readonly open: boolean;
}

/** One message. It renders again only when it has changed, whatever is typed below. */
export const MessageItem = memo(function MessageItem({ message, name, receipt, answered, open }: MessageItemProps) {
  const { author, text, kind, held, warning, at } = message;
  const part = useMemo(() => ({ message, name, answered, open }), [message, name, answered, open]);
  const about = useMemo(() => warning !== null && { warning }, [warning]);
  if (author === 'product') return <MessageNote>{text}</MessageNote>;
  const isOwn = author === 'you';
  const meta = (
    <>
      <time dateTime={new Date(at).toISOString()}>{clockWords(at)}</time>
      {receipt !== undefined && <span>{receipt}</span>}
    </>
  );
  const below = (
    <>
      {held > 0 && <p className={styles.held}>{heldWords(message, name)}</p>}
      {about && <DeferredSection section={warningSection} with={about} />}
    </>
  );
  const words = text !== '' && <MessageText>{text}</MessageText>;
  return (
    <MessageBubble author={isOwn ? 'You' : name} own={isOwn} meta={meta} below={below}>
      {kind === 'visit' && words}
      {hasPart(message) && <DeferredSection section={partSection} with={part} />}
      {kind !== 'visit' && words}
    </MessageBubble>
  );
});
