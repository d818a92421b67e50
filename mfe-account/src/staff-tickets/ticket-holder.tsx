import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import type { StaffTicketDoing } from './answer-ticket.ts';
import { STAFF_TICKETS_WORDS } from './staff-tickets.words.ts';

interface TicketHolderProps {
  readonly ticket: Pick<CallAnswer<'GET /api/v1/staff/tickets/{number}'>, 'number' | 'heldBy' | 'mine'>;
  readonly colleagues: CallAnswer<'GET /api/v1/staff/tickets/colleagues'>['colleagues'];
}

const TAKE: StaffTicketDoing = 'take';
const HAND_OVER: StaffTicketDoing = 'hand-over';

/** Who looks after the request, and how that changes. */
export function TicketHolder({ ticket: { number, heldBy, mine }, colleagues }: TicketHolderProps) {
  const { busy } = usePageAction();
  if (heldBy === null) {
    return (
      <ActionForm hidden={{ do: TAKE, number }} aria-label={STAFF_TICKETS_WORDS.take}>
        <Button type="submit" busy={busy}>
          {STAFF_TICKETS_WORDS.take}
        </Button>
      </ActionForm>
    );
  }
  return (
    <>
      <p>{mine ? STAFF_TICKETS_WORDS.mine : `${heldBy} ${STAFF_TICKETS_WORDS.theirs}`}</p>
      <ActionsRow>
        <HandOver number={number} colleagues={colleagues} mine={mine} />
        <ActionForm hidden={{ do: HAND_OVER, number, to: '' }} aria-label={STAFF_TICKETS_WORDS.putBack}>
          <Button type="submit" size="small" busy={busy}>
            {STAFF_TICKETS_WORDS.putBack}
          </Button>
        </ActionForm>
      </ActionsRow>
    </>
  );
}

interface HandOverProps extends Pick<TicketHolderProps, 'colleagues'> {
  readonly number: string;
  readonly mine: boolean;
}

function HandOver({ number, colleagues, mine }: HandOverProps) {
  const form = useActionForm({ do: HAND_OVER, number });
  const own = mine ? [] : [{ value: 'me', label: STAFF_TICKETS_WORDS.me }];
  const options = [...own, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))];
  if (options.length === 0) return null;
  return (
    <Form form={form} aria-label={STAFF_TICKETS_WORDS.handOver}>
      <SelectField label={STAFF_TICKETS_WORDS.handOver} options={options} {...form.field('to')} />
      <Button type="submit" size="small" busy={form.busy}>
        {STAFF_TICKETS_WORDS.handOverSend}
      </Button>
    </Form>
  );
}
