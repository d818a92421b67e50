import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ThreadTop } from '../message-thread/public.ts';
import { ChatMenu } from './chat-menu.tsx';
import { CHAT_WORDS, presenceWords } from './chat-thread.words.ts';

interface ThreadHeaderProps {
  readonly conversation: Conversation;
  readonly typing: boolean;
}

/** Who the other person is, whether they are here, and the menu. */
export function ThreadHeader({ conversation, typing }: ThreadHeaderProps) {
  const { now } = usePlatform();
  return (
    <ThreadTop
      back={CHATS_LINK}
      name={conversation.name}
      line={typing ? CHAT_WORDS.typing : presenceWords(conversation, now)}
    >
      <ChatMenu conversation={conversation} />
    </ThreadTop>
  );
}
