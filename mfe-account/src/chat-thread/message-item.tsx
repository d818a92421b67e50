import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { memo } from 'react';
import { clockWords, MessageBubble, MessageNote, MessageText } from '../message-thread/public.ts';
import { heldWords } from './chat-thread.words.ts';
import styles from './message.module.css';
import { MessagePhoto } from './message-photo.tsx';
import { MessagePlace } from './message-place.tsx';
import { VisitProposal } from './visit-proposal.tsx';

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
  const { author, text, photo, kind, place, visit, held, warning, at } = message;
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
      {warning !== null && <AlertNote tone="attention">{SCAM_WARNINGS[warning]}</AlertNote>}
    </>
  );
  return (
    <MessageBubble author={isOwn ? 'You' : name} own={isOwn} meta={meta} below={below}>
      {kind === 'photo' && <MessagePhoto photo={photo} alt={text || `Photo from ${isOwn ? 'you' : name}`} />}
      {place && <MessagePlace place={place} />}
      {text !== '' && <MessageText>{text}</MessageText>}
      {visit && <VisitProposal message={message} visit={visit} answered={answered} open={open} />}
    </MessageBubble>
  );
});
