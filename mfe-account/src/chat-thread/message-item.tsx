import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { memo, useMemo } from 'react';
import { clockWords, MessageBubble, MessageNote, MessageText } from '../message-thread/public.ts';
import { hasPart, hasWarnings, partSection, warningsSection } from './chat-sections.ts';

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
  const { author, text, kind, at } = message;
  const part = useMemo(() => ({ message, name, answered, open }), [message, name, answered, open]);
  const about = useMemo(() => ({ message, name }), [message, name]);
  if (author === 'product') return <MessageNote>{text}</MessageNote>;
  const isOwn = author === 'you';
  const meta = (
    <>
      <time dateTime={new Date(at).toISOString()}>{clockWords(at)}</time>
      {receipt !== undefined && <span>{receipt}</span>}
    </>
  );
  const below = hasWarnings(message) && <DeferredSection section={warningsSection} with={about} />;
  const words = text !== '' && <MessageText>{text}</MessageText>;
  return (
    <MessageBubble author={isOwn ? 'You' : name} own={isOwn} meta={meta} below={below}>
      {kind === 'visit' && words}
      {hasPart(message) && <DeferredSection section={partSection} with={part} />}
      {kind !== 'visit' && words}
    </MessageBubble>
  );
});
