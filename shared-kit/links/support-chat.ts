import { supportPage } from '../domain/support/support-page.ts';
import type { TicketSubject } from '../domain/support/tickets.ts';

/** Chat with support: answers first, then a person. Source: services-and-platform, section 2 (routes). */
export const SUPPORT_CHAT_LINK = '/support-chat';

/** The first message to a person of support. */
export const START_SUPPORT_CHAT_LINK = '/support-chat/new';

interface SupportQuestion {
  readonly question?: string;
  /** What it is about, with its id. */
  readonly about?: TicketSubject | undefined;
  readonly reference?: string | undefined;
  /** Path of the page from which the person comes. It is sent only if they agree. */
  readonly from?: string | undefined;
}

/** Chat with support about something. */
export function supportChatLink(asked: SupportQuestion): string {
  return withQuestion(SUPPORT_CHAT_LINK, asked);
}

/** The first message to a person of support, about something. */
export function startSupportChatLink(asked: SupportQuestion): string {
  return withQuestion(START_SUPPORT_CHAT_LINK, asked);
}

/** A conversation with support. @param number of its ticket */
export function supportConversationLink(number: string): string {
  return `${SUPPORT_CHAT_LINK}/${number}`;
}

function withQuestion(path: string, { question = '', about, reference, from = '' }: SupportQuestion): string {
  const query = new URLSearchParams();
  if (question !== '') query.set('q', question);
  if (about) query.set('about', about);
  if (about && reference) query.set('reference', reference);
  const page = supportPage(from);
  if (page) query.set('from', page);
  return query.size > 0 ? `${path}?${query}` : path;
}
