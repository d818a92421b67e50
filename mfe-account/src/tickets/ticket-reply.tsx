import { TICKET_TEXT } from '@aangan/shared-kit/domain/support/tickets';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import type { TicketDoing } from './change-ticket.ts';
import { TICKET_WORDS } from './tickets.words.ts';

interface TicketReplyProps {
  readonly label: string;
  /** The request, where the address does not name it. */
  readonly number?: string;
}

const REPLY: TicketDoing = 'reply';

/** A field for the next message of a request. */
export function TicketReply({ label, number }: TicketReplyProps) {
  const form = useActionForm({ do: REPLY, ...(number && { number }) });
  return (
    <Form form={form} aria-label={label}>
      <TextAreaField label={label} rows={3} maxLength={TICKET_TEXT.most} {...form.field('text')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {TICKET_WORDS.send}
      </Button>
    </Form>
  );
}
