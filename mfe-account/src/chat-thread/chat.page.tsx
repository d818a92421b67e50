import type { NewChatMessage } from '@aangan/shared-kit/contracts/chat';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { memo, useCallback, useMemo } from 'react';
import { CHATS_TITLE, tabTitle } from '../chat-list/public.ts';
import { newKey } from '../message-key/public.ts';
import { ChatFrame, ThreadFrame } from '../message-thread/public.ts';
import { Arrivals } from './arrivals.tsx';
import {
  closedSection,
  composerSection,
  endOfThread,
  homeSection,
  loadSections,
  panelSection,
  sideListSection,
} from './chat-sections.ts';
import { CHAT_WORDS } from './chat-thread.words.ts';
import type { ComposerProps } from './composer.tsx';
import { type ChatData, loadChat } from './load-chat.ts';
import { MessageLog } from './message-log.tsx';
import styles from './thread.module.css';
import { ThreadHeader } from './thread-header.tsx';
import { useThread } from './use-thread.ts';

/** One conversation. Source: services-and-platform, section 2 (routes). */
export async function loader(args: PageArgs) {
  const [data] = await Promise.all([loadChat(args), sideListSection.load()]);
  await loadSections(data);
  return data;
}

export async function action(args: ActionArgs) {
  return (await import('./chat-actions.ts')).changeChat(args);
}

export const head: NonNullable<PageModule<ChatData>['head']> = ({ data: { conversation, inbox } }) => ({
  title: tabTitle(
    conversation.home ? `${conversation.name}, ${conversation.home.title}` : conversation.name,
    inbox.unread,
  ),
  robots: 'noindex',
});

export function Component() {
  const data = usePageData<typeof loader>();
  const { conversation, inbox } = data;
  const { id } = conversation;
  const side = useMemo(() => ({ loaded: inbox, current: id }), [inbox, id]);
  return (
    <ChatFrame shows="thread" label={CHATS_TITLE} side={<DeferredSection section={sideListSection} with={side} />}>
      {/* Other messages than those before are another thread. */}
      <Thread key={`${id}-${data.before}`} data={data} />
    </ChatFrame>
  );
}

function Thread({ data }: { readonly data: ChatData }) {
  const { conversation, before, formKey } = data;
  const { id, name } = conversation;
  const view = useThread(data);
  const { messages, unsent, typing, outbox } = view;
  const about = useMemo(() => ({ conversation }), [conversation]);
  const isHistory = before !== undefined;
  const send = useCallback(
    (message: NewChatMessage) => outbox.add({ conversationId: id, message, writtenAt: Date.now() }),
    [outbox, id],
  );
  const end = endOfThread(data);
  const hasWritten = unsent.length > 0 || messages.some(({ author }) => author === 'you');
  const sendText = useCallback((text: string) => send({ kind: 'text', clientKey: newKey(), text }), [send]);
  return (
    <ThreadFrame>
      <ThreadHeader conversation={conversation} typing={typing} />
      <Home conversation={conversation} />
      <MessageLog conversation={conversation} view={view} isHistory={isHistory} />
      <Arrivals messages={messages} name={name} />
      <Unscripted className={styles.unscripted}>{CHAT_WORDS.needsScript}</Unscripted>
      {end === 'panel' && <DeferredSection section={panelSection} with={{ data, onSend: send }} />}
      {end === 'closed' && <DeferredSection section={closedSection} with={about} />}
      {end === 'composer' && (
        <NewMessage conversation={conversation} formKey={formKey} offersReplies={!hasWritten} onSend={sendText} />
      )}
    </ThreadFrame>
  );
}

// A message or a sign of typing does not render these two: React would replace the server's HTML until their scripts
// have loaded.

const Home = memo(function Home({ conversation }: Pick<ChatData, 'conversation'>) {
  const about = useMemo(() => ({ conversation }), [conversation]);
  return (
    <div className={styles.about}>
      <DeferredSection section={homeSection} with={about} />
    </div>
  );
});

const NewMessage = memo(function NewMessage(props: ComposerProps) {
  return <DeferredSection section={composerSection} with={props} />;
});
