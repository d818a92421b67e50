import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { TICKET_TEXT } from '@aangan/shared-kit/domain/support/tickets';
import { STAFF_TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { stateWords, subjectWords, TicketTimeline, topicWords } from '../tickets/public.ts';
import type { StaffTicketDoing } from './answer-ticket.ts';
import { STAFF_TICKETS_WORDS, staffEntryWords } from './staff-tickets.words.ts';

type Opened = CallAnswer<'GET /api/v1/staff/tickets/{number}'>;

const DOING = { take: 'take', answer: 'answer', solve: 'solve' } as const satisfies Record<string, StaffTicketDoing>;

/** A request as staff see it, with the field for the answer. */
export function OpenedTicket({ ticket }: { readonly ticket: Opened }) {
  const { number, name, entries, heldBy, mine, files } = ticket;
  const { busy } = usePageAction();
  return (
    <Section aria-labelledby="opened">
      <p>
        <Link to={STAFF_TICKETS_LINK}>{STAFF_TICKETS_WORDS.back}</Link>
      </p>
      <h2 id="opened">
        {topicWords(ticket)}, {name}
      </h2>
      <SmallText>{[number, subjectWords(ticket), stateWords(ticket)].filter(Boolean).join(' · ')}</SmallText>
      {mine ? (
        <p>{STAFF_TICKETS_WORDS.mine}</p>
      ) : (
        <ActionForm hidden={{ do: DOING.take, number }} aria-label={STAFF_TICKETS_WORDS.take}>
          <Button type="submit" busy={busy}>
            {STAFF_TICKETS_WORDS.take}
          </Button>
        </ActionForm>
      )}
      <TicketTimeline entries={entries} heldBy={heldBy} words={staffEntryWords} />
      {files.length > 0 && (
        <LinedRows>
          {files.map(({ id, mediaType }, index) => (
            <li key={id}>
              <a href={`/api/v1/staff/tickets/${number}/files/${id}`} download>
                {mediaType === 'application/pdf' ? 'PDF' : 'Picture'} {index + 1}
              </a>
            </li>
          ))}
        </LinedRows>
      )}
      <AnswerForm number={number} />
    </Section>
  );
}

function AnswerForm({ number }: { readonly number: string }) {
  const form = useActionForm({ number });
  return (
    <Form form={form} aria-label={STAFF_TICKETS_WORDS.answer}>
      <TextAreaField
        label={STAFF_TICKETS_WORDS.answer}
        help={STAFF_TICKETS_WORDS.answerHelp}
        rows={5}
        maxLength={TICKET_TEXT.most}
        {...form.field('text')}
      />
      <ActionsRow>
        <Button type="submit" name="do" value={DOING.answer} variant="primary" busy={form.busy}>
          {STAFF_TICKETS_WORDS.send}
        </Button>
        <Button type="submit" name="do" value={DOING.solve} busy={form.busy}>
          {STAFF_TICKETS_WORDS.solve}
        </Button>
      </ActionsRow>
    </Form>
  );
}
