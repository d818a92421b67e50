import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { memo } from 'react';
import { MessageList, MessageRow } from '../message-thread/public.ts';
import { MessageItem } from './message-item.tsx';

/** Messages of one group. The browser decides for each group, not for each message, whether it is near the screen. */
const GROUP = 50;

/** A message with what is written around it. */
export interface MessageFacts {
  readonly message: ChatMessage;
  readonly day: string | undefined;
  readonly mark: string | undefined;
  readonly receipt: string | undefined;
  readonly answered: boolean;
}

interface MessageGroupProps {
  readonly rows: readonly MessageFacts[];
  readonly name: string;
  readonly open: boolean;
}

/** Some messages after each other. They render again only when one of them has changed. */
export const MessageGroup = memo(function MessageGroup({ rows, name, open }: MessageGroupProps) {
  return (
    <MessageList>
      {rows.map(({ message, day, mark, receipt, answered }) => (
        <MessageRow key={message.seq} id={`message-${message.seq}`} day={day} mark={mark}>
          <MessageItem message={message} name={name} receipt={receipt} answered={answered} open={open} />
        </MessageRow>
      ))}
    </MessageList>
  );
}, isSameGroup);

function isSameGroup(before: MessageGroupProps, after: MessageGroupProps): boolean {
  const { rows, name, open } = after;
  return (
    before.name === name &&
    before.open === open &&
    before.rows.length === rows.length &&
    rows.every((row, at) => isSameRow(row, before.rows[at]))
  );
}

function isSameRow(one: MessageFacts, other: MessageFacts | undefined): boolean {
  return (
    one.message === other?.message &&
    one.day === other.day &&
    one.mark === other.mark &&
    one.receipt === other.receipt &&
    one.answered === other.answered
  );
}

/** Rows by group. A message stays in its group when earlier ones are added. */
export function groupsOf(rows: readonly MessageFacts[]): ReadonlyMap<number, readonly MessageFacts[]> {
  return Map.groupBy(rows, ({ message }) => Math.floor(message.seq / GROUP));
}
