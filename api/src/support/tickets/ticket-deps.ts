import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { TicketMessages } from './ticket-messages.ts';

/** Dependencies of the calls about tickets. */
export interface TicketDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly messages: TicketMessages;
  readonly files: FileStore;
  /** Epoch ms. */
  readonly now: () => number;
}

export const NO_SUCH_TICKET = 'There is no such request.';
