import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { useState } from 'react';
import { lastWords } from '../chat-list/public.ts';

interface ArrivalsProps {
  readonly messages: readonly ChatMessage[];
  /** The other person. */
  readonly name: string;
}

/** Reads messages out as they arrive. Own messages and earlier ones, which are added above, are not read out. */
export function Arrivals({ messages, name }: ArrivalsProps) {
  const [first] = useState(messages.at(-1)?.seq ?? 0);
  const arrived = messages.filter(({ seq, author }) => seq > first && author !== 'you').slice(-3);
  return (
    <div className="visually-hidden" role="log">
      {arrived.map((message) => (
        <p key={message.seq}>
          {message.author === 'other' && `${name}: `}
          {lastWords(message)}
        </p>
      ))}
    </div>
  );
}
