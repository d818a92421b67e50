import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { useMemo } from 'react';
import { ThreadTop } from '../message-thread/public.ts';
import { menuSection } from './chat-sections.ts';
import { CHAT_WORDS, presenceWords } from './chat-thread.words.ts';

interface ThreadHeaderProps {
  readonly conversation: Conversation;
  readonly typing: boolean;
}

/** Who the other person is, whether they are here, and the menu. */
export function ThreadHeader({ conversation, typing }: ThreadHeaderProps) {
  const { now } = usePlatform();
  const about = useMemo(() => ({ conversation }), [conversation]);
  return (
    <ThreadTop
      back={CHATS_LINK}
      name={conversation.name}
      line={typing ? CHAT_WORDS.typing : presenceWords(conversation, now)}
    >
      <DeferredSection section={menuSection} with={about} />
    </ThreadTop>
  );
}
