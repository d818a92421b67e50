import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import type { ClaimReason } from '@aangan/shared-kit/domain/contact-claim';
import { CLAIM_REASON_WORDS } from '@aangan/shared-kit/domain/contact-claim-words';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';

interface ClaimContactProps {
  readonly contactId: string;
  readonly onClaimed: (claim: ContactClaimState) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(CLAIM_REASON_WORDS) as ClaimReason[];

/** Buttons to report why a contact failed. The consequences are shown before the press. */
export function ClaimContact({ contactId, onClaimed, onClosed }: ClaimContactProps) {
  const { http } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const claim = async (reason: ClaimReason) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const call = { params: { contactId }, json: { reason } };
      onClaimed((await http.request('POST /api/v1/user/contacts/{contactId}/claim', call)).claim);
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <Panel>
      <SmallText>
        We ask the owner. If they agree, or do not answer within 48 hours, this contact no longer counts.
      </SmallText>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <FactsRow>
        {REASONS.map((reason) => (
          <Button key={reason} size="small" busy={busy} onClick={() => void claim(reason)}>
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
