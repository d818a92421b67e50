import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import type { TicketDoing } from './change-ticket.ts';
import { TICKET_WORDS } from './tickets.words.ts';

const CALL: TicketDoing = 'call';
const NO_CALL: TicketDoing = 'no-call';

/** The person asks for a call about an open request, or needs none any more. */
export function CallWish({ number, wantsCall }: Pick<Ticket, 'number' | 'wantsCall'>) {
  const { busy } = usePageAction();
  const label = wantsCall ? TICKET_WORDS.noCall : TICKET_WORDS.call;
  return (
    <>
      <SmallText>{wantsCall ? TICKET_WORDS.callWaits : TICKET_WORDS.callHelp}</SmallText>
      <ActionForm hidden={{ do: wantsCall ? NO_CALL : CALL, number }} aria-label={label}>
        <Button type="submit" size="small" busy={busy}>
          {label}
        </Button>
      </ActionForm>
    </>
  );
}
