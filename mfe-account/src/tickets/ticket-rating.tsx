import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import type { TicketDoing } from './change-ticket.ts';
import { STARS, TICKET_WORDS } from './tickets.words.ts';

const RATE: TicketDoing = 'rate';

/** Asks once how good the help was. */
export function TicketRating({ rating, number }: { readonly rating: number | null; readonly number: string }) {
  const { busy } = usePageAction();
  if (rating !== null) return <AlertNote tone="info">{TICKET_WORDS.rated}</AlertNote>;
  return (
    <Section aria-labelledby="rate">
      <h2 id="rate">{TICKET_WORDS.rate}</h2>
      <ActionForm hidden={{ do: RATE, number }} aria-label={TICKET_WORDS.rate}>
        <ActionsRow>
          {STARS.map((label, index) => (
            <Button key={label} type="submit" name="stars" value={index + 1} size="small" busy={busy}>
              {label}
            </Button>
          ))}
        </ActionsRow>
      </ActionForm>
    </Section>
  );
}
