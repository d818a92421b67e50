import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { MessagePhoto } from './message-photo.tsx';
import { MessagePlace } from './message-place.tsx';
import { VisitProposal } from './visit-proposal.tsx';

export interface MessagePartProps {
  readonly message: ChatMessage;
  /** The other person. */
  readonly name: string;
  /** A later note answers this proposal. */
  readonly answered: boolean;
  /** Whether the reader may answer. */
  readonly open: boolean;
}

/** What a message has besides its text: a photo, a place or times for a visit. */
export function MessagePart({ message, name, answered, open }: MessagePartProps) {
  const { author, text, photo, kind, place, visit } = message;
  if (kind === 'photo')
    return <MessagePhoto photo={photo} alt={text || `Photo from ${author === 'you' ? 'you' : name}`} />;
  if (place) return <MessagePlace place={place} />;
  return visit && <VisitProposal message={message} visit={visit} answered={answered} open={open} />;
}
