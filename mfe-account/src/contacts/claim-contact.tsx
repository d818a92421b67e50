import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import type { ClaimReason } from '@aangan/shared-kit/domain/contact-claim';
import { CLAIM_REASON_WORDS } from '@aangan/shared-kit/domain/contact-claim-words';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { CLAIM_WORDS } from './claim.words.ts';

interface ClaimContactProps {
  readonly contactId: string;
  readonly onClaimed: (claim: ContactClaimState) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(CLAIM_REASON_WORDS) as ClaimReason[];

/** Buttons to report why a contact failed. The consequences are shown before the press. */
export function ClaimContact({ contactId, onClaimed, onClosed }: ClaimContactProps) {
  const claiming = useMutation('POST /api/v1/user/contacts/{contactId}/claim');
  const claim = async (reason: ClaimReason) => {
    const claimed = await claiming.run({ params: { contactId }, json: { reason } });
    if (claimed) onClaimed(claimed.answer.claim);
  };
  return (
    <Panel>
      <SmallText>{CLAIM_WORDS.explanation}</SmallText>
      {claiming.problem && <AlertNote tone="error">{claiming.problem}</AlertNote>}
      <FactsRow>
        {REASONS.map((reason) => (
          <Button key={reason} size="small" busy={claiming.busy} onClick={() => void claim(reason)}>
            {CLAIM_REASON_WORDS[reason]}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={onClosed}>
          Cancel
        </Button>
      </FactsRow>
    </Panel>
  );
}
