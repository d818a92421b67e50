import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Http } from '@aangan/shared-kit/platform/http';

export interface InboxQuery {
  readonly list: 'inbox' | 'archived';
  readonly search?: string;
  /** Cursor of a later page. */
  readonly after?: string;
}

/** One page of conversations, and what was asked for. */
export interface Inbox extends CallAnswer<'GET /api/v1/chat/conversations'> {
  readonly query: InboxQuery;
}

export async function loadInbox(http: Http, query: InboxQuery = { list: 'inbox' }): Promise<Inbox> {
  return { ...(await http.request('GET /api/v1/chat/conversations', { query })), query };
}
