import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { PROJECT_ENQUIRIES_LINK } from '@aangan/shared-kit/links/project-account';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './project-lead.module.css';
import { LEAD_WORDS } from './project-lead.words.ts';
import { WithdrawLead } from './withdraw-lead.tsx';

interface SentLeadProps {
  readonly lead: OwnProjectLead;
  readonly onChange: () => void;
  readonly onWithdrawn: (lead: OwnProjectLead) => void;
}

/** The pressed button has been removed, so the result takes its focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What has been sent, and how to change or withdraw it. */
export function SentLead({ lead, onChange, onWithdrawn }: SentLeadProps) {
  const isWithdrawn = lead.state === 'WITHDRAWN';
  return (
    <div className={styles.sent} tabIndex={-1} ref={takeFocus}>
      <AlertNote tone={isWithdrawn ? 'info' : 'good'}>
        {isWithdrawn ? LEAD_WORDS.withdrawn : `${LEAD_WORDS.sentTitle(lead.project.builder)}. ${LEAD_WORDS.sentNext}`}
      </AlertNote>
      <SmallText>{lead.consent}</SmallText>
      <ActionsRow>
        <Button onClick={onChange}>{LEAD_WORDS.change}</Button>
        {!isWithdrawn && <WithdrawLead lead={lead} onWithdrawn={onWithdrawn} />}
      </ActionsRow>
      <p>
        <Link to={PROJECT_ENQUIRIES_LINK}>{LEAD_WORDS.enquiries}</Link>
      </p>
    </div>
  );
}
