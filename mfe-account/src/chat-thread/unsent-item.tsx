import { Button } from '@aangan/shared-kit/ui/button';
import { FactsRow } from '@aangan/shared-kit/ui/layout';
import type { Outbox, UnsentMessage } from '../chat-outbox/public.ts';
import { MessageBubble, MessageText } from '../message-thread/public.ts';
import { CHAT_WORDS } from './chat-thread.words.ts';
import styles from './message.module.css';

interface UnsentItemProps {
  readonly unsent: UnsentMessage;
  readonly outbox: Pick<Outbox, 'retry' | 'drop'>;
  /** The last attempt failed. */
  readonly failing: boolean;
}

const KIND_WORDS = { photo: CHAT_WORDS.photo, place: CHAT_WORDS.place } as const;

/** An own message that the server has not confirmed. A refused one is sent again or deleted by its author. */
export function UnsentItem({ unsent: { message, problem }, outbox, failing }: UnsentItemProps) {
  const { clientKey, kind, text } = message;
  const words = kind === 'text' ? text : text || KIND_WORDS[kind];
  const refused = problem !== undefined && (
    <div role="alert" className={styles.problem}>
      <p>{problem}</p>
      <FactsRow>
        <Button size="small" onClick={() => outbox.retry(clientKey)}>
          {CHAT_WORDS.again}
        </Button>
        <Button size="small" variant="quiet" onClick={() => outbox.drop(clientKey)}>
          {CHAT_WORDS.discard}
        </Button>
      </FactsRow>
    </div>
  );
  const meta = problem === undefined ? (failing ? CHAT_WORDS.waiting : CHAT_WORDS.sending) : undefined;
  return (
    <MessageBubble author="You" own unsent meta={meta} below={refused}>
      <MessageText>{words}</MessageText>
    </MessageBubble>
  );
}
