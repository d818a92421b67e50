import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import { CLAIM_REASON_WORDS } from '@aangan/shared-kit/domain/contact-claim-words';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';

interface AnswerClaimProps {
  readonly contactId: string;
  readonly name: string;
  readonly claim: ContactClaimState;
  readonly onAnswered: (claim: ContactClaimState) => void;
}

/** The other person's claim about the contact, and the owner's answer to it. */
export function AnswerClaim({ contactId, name, claim, onAnswered }: AnswerClaimProps) {
  const { http } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const said = `${name} says: ${CLAIM_REASON_WORDS[claim.reason].toLowerCase()}.`;
  if (claim.state !== 'waiting') {
    const outcome =
      claim.state === 'denied' ? 'You said that the home is still on offer.' : 'The contact was given back.';
    return (
      <SmallText role="status">
        {said} {outcome}
      </SmallText>
    );
  }
  const answer = async (agrees: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const call = { params: { contactId }, json: { agrees } };
      onAnswered((await http.request('POST /api/v1/user/contacts/{contactId}/claim/answer', call)).claim);
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <Panel>
      <p>{said} Can you still be reached about this home? Without your answer the contact goes back to them.</p>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <FactsRow>
        <Button size="small" busy={busy} onClick={() => void answer(false)}>
          It is still on offer
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void answer(true)}>
          They are right
        </Button>
      </FactsRow>
    </Panel>
  );
}
