import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import type { TicketDoing } from './change-ticket.ts';
import { TICKET_WORDS } from './tickets.words.ts';

const SOLVED: TicketDoing = 'solved';

/** The person says that nothing is left to do. */
export function SolvedButton({ number }: { readonly number: string }) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: SOLVED, number }} aria-label={TICKET_WORDS.solved}>
      <Button type="submit" size="small" busy={busy}>
        {TICKET_WORDS.solved}
      </Button>
    </ActionForm>
  );
}
