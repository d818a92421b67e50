import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { LEAD_WISHES } from '@aangan/shared-kit/domain/project-lead';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel, Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import styles from './project-lead.module.css';
import { ENQUIRY_WORDS } from './project-lead.words.ts';
import { WithdrawLead } from './withdraw-lead.tsx';

interface EnquiryProps {
  readonly lead: OwnProjectLead & { readonly sentDay: string; readonly endDay: string };
  readonly onWithdrawn: (lead: OwnProjectLead) => void;
}

const TONES = { SENT: 'information', ANSWERED: 'good', CLOSED: 'plain', WITHDRAWN: 'plain' } as const;

/** One request to a builder: its terms, who saw the number, and the answer. */
export function Enquiry({ lead, onWithdrawn }: EnquiryProps) {
  const { project, wish, state, consent, calls, answer, callers, sentDay, endDay } = lead;
  const isOpen = state === 'SENT' || state === 'ANSWERED';
  return (
    <Panel as="article" aria-label={project.name}>
      <SplitRow>
        <h2>
          <Link to={projectLink(project)}>{project.name}</Link>
        </h2>
        <StatusLabel tone={TONES[state]}>{ENQUIRY_WORDS.states[state]}</StatusLabel>
      </SplitRow>
      <SmallText>
        {ENQUIRY_WORDS.asked(LEAD_WISHES[wish], sentDay)}.{' '}
        {isOpen && callers !== 'NOBODY' && ENQUIRY_WORDS.until(endDay)}
      </SmallText>
      {answer && (
        <div>
          <h3>{ENQUIRY_WORDS.answer(project.builder)}</h3>
          <blockquote className={styles.quote}>{answer.text}</blockquote>
        </div>
      )}
      {callers !== 'NOBODY' &&
        (calls.length === 0 ? (
          <SmallText>{ENQUIRY_WORDS.noCalls}</SmallText>
        ) : (
          <div>
            <h3>{ENQUIRY_WORDS.calls}</h3>
            <Rows>
              {calls.map(({ by, at }) => (
                <li key={at}>
                  {by}, <TimeAgo at={at} />
                </li>
              ))}
            </Rows>
          </div>
        ))}
      <SmallText>{consent}</SmallText>
      {isOpen && <WithdrawLead lead={lead} onWithdrawn={onWithdrawn} />}
    </Panel>
  );
}
