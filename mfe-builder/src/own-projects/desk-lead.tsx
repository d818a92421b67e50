import type { BuilderLead } from '@aangan/shared-kit/contracts/project-leads';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { CALL_FREQUENCIES, CALL_REFUSALS, LEAD_CALLERS } from '@aangan/shared-kit/domain/project-lead';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { useState } from 'react';
import styles from './desk.module.css';
import { DESK_LEAD_WORDS } from './desk.words.ts';
import { LeadAnswer } from './lead-answer.tsx';

/** A request: what the visitor wants and allows, the number within these terms, and the answer. */
export function DeskLead({ first }: { readonly first: BuilderLead }) {
  const [lead, setLead] = useState(first);
  const [phone, setPhone] = useState<string>();
  const showing = useMutation('POST /api/v1/builder/leads/{leadId}/number');
  const { visitor, wish, project, state, refusal, calls, message, visitOn, sentOn } = lead;
  const isOpen = state === 'SENT' || state === 'ANSWERED';
  const show = async () => {
    const shown = await showing.run({ params: { leadId: lead.id }, json: {} });
    if (!shown) return;
    setPhone(shown.answer.phone);
    setLead(shown.answer.lead);
  };
  return (
    <Panel as="article" aria-label={`${visitor}, ${project.name}`}>
      <SplitRow>
        <h2>{DESK_LEAD_WORDS.asked(visitor, DESK_LEAD_WORDS.wishes[wish])}</h2>
        {state === 'CLOSED' && <StatusLabel>{DESK_LEAD_WORDS.closed}</StatusLabel>}
        {state === 'WITHDRAWN' && <StatusLabel>{DESK_LEAD_WORDS.withdrawn}</StatusLabel>}
      </SplitRow>
      <SmallText>
        <Link to={projectLink(project)}>{project.name}</Link> · <TimeAgo at={sentOn} />
      </SmallText>
      {message !== '' && <blockquote className={styles.quote}>{message}</blockquote>}
      {visitOn !== null && <p>{DESK_LEAD_WORDS.visitOn(formatDay(indiaDayStart(visitOn)))}</p>}
      <SmallText>{termsWords(lead)}</SmallText>
      {isOpen && <BrochureLine lead={lead} />}
      {calls.map(({ by, at }) => (
        <SmallText key={at}>
          {DESK_LEAD_WORDS.calls} {by}, <TimeAgo at={at} />
        </SmallText>
      ))}
      {phone !== undefined && (
        <p className={styles.number} role="status">
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {showing.problem !== undefined && <AlertNote tone="error">{showing.problem}</AlertNote>}
      {isOpen && phone === undefined && refusal !== null && <p>{CALL_REFUSALS[refusal]}</p>}
      {isOpen && phone === undefined && refusal === null && (
        <ActionsRow>
          <Button busy={showing.busy} onClick={() => void show()}>
            {DESK_LEAD_WORDS.show}
          </Button>
          <SmallText>{DESK_LEAD_WORDS.showNext}</SmallText>
        </ActionsRow>
      )}
      {state !== 'WITHDRAWN' && <LeadAnswer lead={lead} onAnswered={setLead} />}
    </Panel>
  );
}

function termsWords({ callers, frequency, endsOn }: BuilderLead): string {
  if (callers === 'NOBODY') return DESK_LEAD_WORDS.written;
  return DESK_LEAD_WORDS.terms(
    LEAD_CALLERS[callers],
    CALL_FREQUENCIES[frequency].label.toLowerCase(),
    formatDay(endsOn),
  );
}

function BrochureLine({ lead: { brochure, email } }: { readonly lead: BuilderLead }) {
  if (!brochure) return null;
  if (email === null) return <p>{DESK_LEAD_WORDS.noEmail}</p>;
  return (
    <p>
      {DESK_LEAD_WORDS.brochure} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
