import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import { claimStateWords } from '@aangan/shared-kit/domain/contact-claim-words';
import { quietWords } from '@aangan/shared-kit/domain/quiet-words';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { NumberReport, type NumberReportProps } from '@aangan/shared-kit/ui/number-report';
import { AnswerClaim } from './answer-claim.tsx';
import { ClaimContact } from './claim-contact.tsx';
import type { Contact, ContactSide } from './contact.ts';

interface ContactStepsProps {
  readonly contact: Contact;
  readonly side: ContactSide;
  readonly claim: ContactClaimState | null;
  /** The step that the reader has opened. */
  readonly step: 'report' | 'claim' | undefined;
  readonly onClaimed: (claim: ContactClaimState) => void;
  readonly onReported: NumberReportProps['onReported'];
  readonly onClosed: () => void;
}

/** The further parts of a row: quiet hours, a claim about a failed contact, and a report form. */
export function ContactSteps({ contact, side, claim, step, onClaimed, onReported, onClosed }: ContactStepsProps) {
  const { http, now } = usePlatform();
  const { id, person, report } = contact;
  return (
    <>
      {person.phone !== null && person.quietUntil !== null && (
        <SmallText>{quietWords(person.name, person.quietUntil, now)}</SmallText>
      )}
      {claim && side === 'seeker' && <SmallText role="status">{claimStateWords(claim)}</SmallText>}
      {claim && side === 'owner' && (
        <AnswerClaim contactId={id} name={person.name} claim={claim} onAnswered={onClaimed} />
      )}
      {!claim && step === 'claim' && <ClaimContact contactId={id} onClaimed={onClaimed} onClosed={onClosed} />}
      {!report && step === 'report' && (
        <Panel>
          <NumberReport
            name={person.name}
            send={(reason) =>
              http.request('POST /api/v1/user/contacts/{contactId}/report', {
                params: { contactId: id },
                json: { reason },
              })
            }
            onReported={(made) => {
              onReported(made);
              onClosed();
            }}
            onClosed={onClosed}
          />
        </Panel>
      )}
    </>
  );
}
