import type { Ticket, TicketEntry } from '@aangan/shared-kit/contracts/tickets';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';
import {
  clockWords,
  dayAbove,
  MessageBubble,
  MessageList,
  MessageNote,
  MessageRow,
  MessageScroller,
  MessageText,
} from '../message-thread/public.ts';
import { entryWords } from '../tickets/public.ts';
import styles from './support-chat.module.css';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

/** The messages of a chat with support, and notes of what happened between them. */
export function SupportLog({ ticket }: { readonly ticket: Ticket }) {
  const { now } = usePlatform();
  const { entries } = ticket;
  return (
    <MessageScroller label={SUPPORT_CHAT_WORDS.log}>
      <MessageList>
        {entries.map((entry, at) => (
          <MessageRow key={entry.seq} id={`message-${entry.seq}`} day={dayAbove(entry.at, entries[at - 1]?.at, now)}>
            <SupportEntry entry={entry} ticket={ticket} />
          </MessageRow>
        ))}
      </MessageList>
    </MessageScroller>
  );
}

interface SupportEntryProps {
  readonly entry: TicketEntry;
  readonly ticket: Ticket;
}

function SupportEntry({ entry, ticket }: SupportEntryProps) {
  const { author, text, fileId, at, kind } = entry;
  const note = <MessageNote>{entryWords(entry, ticket.heldBy)}</MessageNote>;
  if (text === '' && fileId === null) return note;
  const isOwn = author === 'person';
  const time = <time dateTime={new Date(at).toISOString()}>{clockWords(at)}</time>;
  return (
    <>
      <MessageBubble author={isOwn ? SUPPORT_CHAT_WORDS.you : SUPPORT_CHAT_WORDS.support} own={isOwn} meta={time}>
        {fileId !== null && <SupportFile ticket={ticket} id={fileId} />}
        {text !== '' && <MessageText>{text}</MessageText>}
      </MessageBubble>
      {kind === 'asked' && note}
    </>
  );
}

function SupportFile({ ticket: { number, files }, id }: { readonly ticket: Ticket; readonly id: string }) {
  const isPicture = files.find((file) => file.id === id)?.mediaType === 'image/jpeg';
  const path = `/api/v1/support/tickets/${number}/files/${id}`;
  return (
    <a href={path} download className={styles.file}>
      {isPicture ? (
        <img src={path} alt={SUPPORT_CHAT_WORDS.picture} loading="lazy" decoding="async" />
      ) : (
        SUPPORT_CHAT_WORDS.paper
      )}
    </a>
  );
}

/** Reads messages of support out as they arrive. */
export function Arrivals({ entries }: Pick<Ticket, 'entries'>) {
  const [first] = useState(entries.at(-1)?.seq ?? 0);
  const arrived = entries.filter(({ seq, author, text }) => seq > first && author === 'staff' && text !== '').slice(-3);
  return (
    <div className="visually-hidden" role="log">
      {arrived.map(({ seq, text }) => (
        <p key={seq}>
          {SUPPORT_CHAT_WORDS.support}: {text}
        </p>
      ))}
    </div>
  );
}
