import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { memo } from 'react';
import { clockWords } from '../chat-list/public.ts';
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
  if (author === 'product') return <p className={styles.note}>{text}</p>;
  return (
    <div className={styles.message} data-own={author === 'you' || undefined}>
      <div className={styles.bubble}>
        <VisuallyHidden>{author === 'you' ? 'You' : name}: </VisuallyHidden>
        {kind === 'photo' && (
          <MessagePhoto photo={photo} alt={text || `Photo from ${author === 'you' ? 'you' : name}`} />
        )}
        {place && <MessagePlace place={place} />}
        {text !== '' && (
          <p className={styles.text} data-text>
            {text}
          </p>
        )}
        {visit && <VisitProposal message={message} visit={visit} answered={answered} open={open} />}
        <p className={styles.meta}>
          <time dateTime={new Date(at).toISOString()}>{clockWords(at)}</time>
          {receipt !== undefined && <span>{receipt}</span>}
        </p>
      </div>
      {held > 0 && <p className={styles.held}>{heldWords(message, name)}</p>}
      {warning !== null && <AlertNote tone="attention">{SCAM_WARNINGS[warning]}</AlertNote>}
    </div>
  );
});
