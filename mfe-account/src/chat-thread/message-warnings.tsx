import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { heldWords } from './message-warnings.words.ts';

export interface MessageWarningsProps {
  readonly message: ChatMessage;
  /** The other person. */
  readonly name: string;
}

/** What is held back of a message, and what to look out for below one that looks like a fraud. */
export function MessageWarnings({ message, name }: MessageWarningsProps) {
  const { held, warning } = message;
  return (
    <>
      {held > 0 && <SmallText>{heldWords(message, name)}</SmallText>}
      {warning !== null && <AlertNote tone="attention">{SCAM_WARNINGS[warning]}</AlertNote>}
    </>
  );
}
