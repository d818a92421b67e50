import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { TICKET_TEXT } from '@aangan/shared-kit/domain/support/tickets';
import { STAFF_TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, Section, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useMemo } from 'react';
import { stateWords, subjectWords, TicketTimeline, topicWords } from '../tickets/public.ts';
import { addFileSection } from './add-file-section.ts';
import type { StaffTicketDoing } from './answer-ticket.ts';
import { STAFF_TICKETS_WORDS, staffEntryWords } from './staff-tickets.words.ts';
import { TicketHolder } from './ticket-holder.tsx';

type Opened = CallAnswer<'GET /api/v1/staff/tickets/{number}'>;
type Colleagues = CallAnswer<'GET /api/v1/staff/tickets/colleagues'>['colleagues'];

const DOING = { answer: 'answer', solve: 'solve' } as const satisfies Record<string, StaffTicketDoing>;

interface OpenedTicketProps {
  readonly ticket: Opened;
  readonly colleagues: Colleagues;
  /** Key of the next answer: sent again, it is the same answer. */
  readonly formKey: string;
}

/** A request as staff see it, with the field for the answer. */
export function OpenedTicket({ ticket, colleagues, formKey }: OpenedTicketProps) {
  const { number, name, entries, heldBy, mine, files, page } = ticket;
  const { revalidate } = useRevalidator();
  const lastSeq = entries.at(-1)?.seq ?? 0;
  useLive('ticket', { number }, ({ seq }) => {
    if (seq !== lastSeq) void revalidate();
  });
  const adding = useMemo(
    () => ({
      ...{ number, label: STAFF_TICKETS_WORDS.file, help: STAFF_TICKETS_WORDS.fileHelp },
      onAdded: () => void revalidate(),
    }),
    [number, revalidate],
  );
  const lastAnswer = entries.findLast(({ kind }) => kind === 'answer')?.seq ?? 0;
  return (
    <Section aria-labelledby="opened">
      <p>
        <Link to={STAFF_TICKETS_LINK}>{STAFF_TICKETS_WORDS.back}</Link>
      </p>
      <h2 id="opened">
        {topicWords(ticket)}, {name}
      </h2>
      <SmallText>{[number, subjectWords(ticket), stateWords(ticket)].filter(Boolean).join(' · ')}</SmallText>
      {page !== null && (
        <SmallText>
          {STAFF_TICKETS_WORDS.page} {page}
        </SmallText>
      )}
      {ticket.wantsCall && <StatusLabel tone="information">{STAFF_TICKETS_WORDS.wantsCall}</StatusLabel>}
      <TicketHolder ticket={ticket} colleagues={colleagues} />
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
      {(mine || heldBy === null) && (
        <>
          <AnswerForm key={lastAnswer} number={number} formKey={formKey} />
          <Unscripted>{STAFF_TICKETS_WORDS.fileNeedsScript}</Unscripted>
          <DeferredSection section={addFileSection} with={adding} />
        </>
      )}
    </Section>
  );
}

function AnswerForm({ number, formKey }: { readonly number: string; readonly formKey: string }) {
  const form = useActionForm({ number });
  return (
    <Form form={form} aria-label={STAFF_TICKETS_WORDS.answer}>
      <input type="hidden" name="key" value={form.refusal?.values.key ?? formKey} />
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
