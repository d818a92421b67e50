import type { BuilderLead } from '@aangan/shared-kit/contracts/project-leads';
import { REVIEW_LENGTH, replyTextError } from '@aangan/shared-kit/domain/project-review';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './desk.module.css';
import { DESK_LEAD_WORDS } from './desk.words.ts';

interface LeadAnswerProps {
  readonly lead: BuilderLead;
  readonly onAnswered: (lead: BuilderLead) => void;
}

/** The written answer to a request, and the button that closes it. */
export function LeadAnswer({ lead, onAnswered }: LeadAnswerProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const sending = useMutation('PUT /api/v1/builder/leads/{leadId}/answer');
  const send = async (json: { text: string; close: boolean }) => {
    const wrong = json.close && json.text === '' ? undefined : replyTextError(json.text);
    setProblem(wrong);
    if (wrong) return;
    const sent = await sending.run({ params: { leadId: lead.id }, json });
    if (!sent) return;
    setText('');
    onAnswered(sent.answer.lead);
  };
  return (
    <>
      {lead.answer && (
        <div>
          <h3>{DESK_LEAD_WORDS.sent}</h3>
          <blockquote className={styles.quote}>{lead.answer.text}</blockquote>
        </div>
      )}
      {lead.state !== 'CLOSED' && (
        <>
          <TextAreaField
            label={DESK_LEAD_WORDS.answer}
            maxLength={REVIEW_LENGTH.reply}
            value={text}
            error={problem}
            onChange={(event) => setText(event.target.value)}
          />
          {sending.problem !== undefined && <AlertNote tone="error">{sending.problem}</AlertNote>}
          <ActionsRow>
            <Button busy={sending.busy} onClick={() => void send({ text: text.trim(), close: false })}>
              {DESK_LEAD_WORDS.send}
            </Button>
            <Button variant="quiet" busy={sending.busy} onClick={() => void send({ text: text.trim(), close: true })}>
              {DESK_LEAD_WORDS.close}
            </Button>
          </ActionsRow>
        </>
      )}
    </>
  );
}
