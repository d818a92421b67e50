import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import { claimStateWords } from '@aangan/shared-kit/domain/contact-claim-words';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import styles from '../homes/home-list.module.css';
import { AnswerClaim } from './answer-claim.tsx';
import { ClaimContact } from './claim-contact.tsx';
import type { Contact, ContactSide } from './contact-line.tsx';
import { ReportNumber, type ReportNumberProps } from './report-number.tsx';

interface ContactStepsProps {
  readonly contact: Contact;
  readonly side: ContactSide;
  readonly claim: ContactClaimState | null;
  /** What the reader is about to do. */
  readonly step: 'report' | 'claim' | undefined;
  readonly onClaimed: (claim: ContactClaimState) => void;
  readonly onReported: ReportNumberProps['onReported'];
  readonly onClosed: () => void;
}

/** What one row of the ledger has besides the number: quiet hours, a claim that it led nowhere, and a report being made. */
export function ContactSteps({ contact, side, claim, step, onClaimed, onReported, onClosed }: ContactStepsProps) {
  const { now } = usePlatform();
  const { id, person, report } = contact;
  return (
    <>
      {person.phone !== null && person.quietUntil !== null && (
        <p className={styles.soft}>{quietWords(person.name, person.quietUntil, now)}</p>
      )}
      {claim && side === 'seeker' && (
        <p className={styles.soft} role="status">
          {claimStateWords(claim)}
        </p>
      )}
      {claim && side === 'owner' && (
        <AnswerClaim contactId={id} name={person.name} claim={claim} onAnswered={onClaimed} />
      )}
      {!claim && step === 'claim' && <ClaimContact contactId={id} onClaimed={onClaimed} onClosed={onClosed} />}
      {!report && step === 'report' && (
        <ReportNumber
          contactId={id}
          name={person.name}
          onReported={(made) => {
            onReported(made);
            onClosed();
          }}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

/** Asks not to call while it is night there, without a clock: the server cannot know the reader's. */
function quietWords(name: string, quietUntil: number, now: number): string {
  const hours = Math.max(1, Math.ceil((quietUntil - now) / 3_600_000));
  return `Quiet hours where ${name} is. Please do not call for the next ${hours === 1 ? 'hour' : `${hours} hours`}.`;
}
