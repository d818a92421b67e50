import type { Audit } from '../../foundation/audit/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { TicketMessages } from './ticket-messages.ts';

/** Dependencies of the calls about tickets. */
export interface TicketDeps extends CallDeps {
  readonly audit: Audit;
  readonly messages: TicketMessages;
}

export const NO_SUCH_TICKET = 'There is no such request.';
