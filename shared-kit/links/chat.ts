/** Conversations of the person. Source: services-and-platform, section 2 (support, chat, notes, profile). */
export const CHATS_LINK = '/chats';
/** What happened in conversations, and the settings of notices. */
export const CHAT_NOTICES_LINK = '/notifications/chats';

interface ChatsFilter {
  readonly archived?: boolean;
  /** Words of a message, a name or a home. */
  readonly search?: string | undefined;
  /** Cursor of a later page. */
  readonly after?: string;
}

/** The list of conversations. */
export function chatsLink({ archived = false, search = '', after = '' }: ChatsFilter = {}): string {
  const query = new URLSearchParams();
  if (archived) query.set('archived', 'true');
  if (search !== '') query.set('q', search);
  if (after !== '') query.set('after', after);
  return `${CHATS_LINK}${query.size > 0 ? `?${query}` : ''}`;
}

/** What a conversation's page shows besides its messages. */
export const CHAT_PANELS = ['report', 'block', 'delete', 'visit', 'photo', 'place'] as const;

export type ChatPanel = (typeof CHAT_PANELS)[number];

interface ChatView {
  readonly panel?: ChatPanel;
  /** Shows the messages before this number. */
  readonly before?: number;
}

/** One conversation. */
export function chatLink(conversationId: string, { panel, before }: ChatView = {}): string {
  const query = new URLSearchParams();
  if (before !== undefined) query.set('before', String(before));
  if (panel) query.set('panel', panel);
  return `${CHATS_LINK}/${encodeURIComponent(conversationId)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The conversation as a text file. */
export function chatExportLink(conversationId: string): string {
  return `/api/v1/chat/conversations/${encodeURIComponent(conversationId)}/export`;
}

/**
 * Finds or starts the conversation about a home; without a home it lets the seeker choose one.
 * @param tenantId the interested person, where the owner of the home starts it
 */
export function newChatLink(propertyId?: string, tenantId?: string): string {
  const query = new URLSearchParams();
  if (propertyId !== undefined) query.set('propertyId', propertyId);
  if (tenantId !== undefined) query.set('tenantId', tenantId);
  return `/newChat${query.size > 0 ? `?${query}` : ''}`;
}

/** A message of an owner to everybody interested in a home. */
export function broadcastLink(propertyId: string): string {
  return `${CHATS_LINK}/to-all/${encodeURIComponent(propertyId)}`;
}
