import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// Sections of a conversation that a first visit can read and use before their script has loaded.

/** Phones do not show the list beside a conversation, so they never load its script. */
export const sideListSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-list" */ './side-list.tsx')).SideList,
  'near',
);

/** The home is a link and a picture until its script has loaded. */
export const homeSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-about" */ './home-card.tsx')).HomeCard,
  'near',
);

/** Few people open a panel, so its script loads with the first one. */
export const panelSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-panels" */ './chat-panels.tsx')).ChatPanels,
  'near',
);

/** The browser opens and closes the menu by itself. */
export const menuSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-about" */ './chat-menu.tsx')).ChatMenu,
  'interaction',
);

/** Until its script has loaded, the browser keeps what is typed, and sends it with a form post. */
export const composerSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-composer" */ './composer.tsx')).Composer,
  'near',
);

export const closedSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-about" */ './closed-composer.tsx')).ClosedComposer,
  'near',
);

/** Most messages are nothing but text. */
export const partSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-parts" */ './message-part.tsx')).MessagePart,
  'interaction',
);

export const warningsSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-parts" */ './message-warnings.tsx')).MessageWarnings,
  'interaction',
);

/** It is at the top of the box, which begins at the newest message. */
export const earlierSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-parts" */ './earlier-messages.tsx')).EarlierMessages,
  'near',
);

/** Whether a part of a message is held back, or it looks like a fraud. */
export function hasWarnings({ held, warning }: Pick<ChatMessage, 'held' | 'warning'>): boolean {
  return held > 0 || warning !== null;
}

/** Whether a message has more than text. */
export function hasPart({ kind }: Pick<ChatMessage, 'kind'>): boolean {
  return kind === 'photo' || kind === 'place' || kind === 'visit';
}

interface LoadedChat {
  readonly conversation: Pick<Conversation, 'stopped' | 'blocked'>;
  readonly page: {
    readonly more: boolean;
    readonly messages: readonly Pick<ChatMessage, 'kind' | 'held' | 'warning'>[];
  };
  readonly before: number | undefined;
  readonly panel: unknown;
}

/** What is at the end of the conversation; earlier messages have nothing there. */
export function endOfThread({ conversation, before, panel }: Omit<LoadedChat, 'page'>) {
  if (panel) return 'panel';
  if (conversation.stopped !== null || conversation.blocked) return 'closed';
  return before === undefined ? 'composer' : undefined;
}

const END_SECTIONS = { panel: panelSection, closed: closedSection, composer: composerSection };

/** Loads the sections that this conversation shows. */
export async function loadSections(chat: LoadedChat): Promise<void> {
  const { messages, more } = chat.page;
  const end = endOfThread(chat);
  await Promise.all([
    menuSection.load(),
    homeSection.load(),
    end && END_SECTIONS[end].load(),
    more && earlierSection.load(),
    loadParts(messages),
  ]);
}

/** Loads what these messages show besides text, so that nothing moves once they are on the page. */
export async function loadParts(messages: LoadedChat['page']['messages']): Promise<void> {
  await Promise.allSettled([
    messages.some(hasPart) && partSection.load(),
    messages.some(hasWarnings) && warningsSection.load(),
  ]);
}
