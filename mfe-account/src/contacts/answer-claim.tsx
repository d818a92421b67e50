import type { ContactClaimState } from '@aangan/shared-kit/contracts/contacts';
import { CLAIM_REASON_WORDS } from '@aangan/shared-kit/domain/contact-claim-words';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { CLAIM_WORDS } from './claim.words.ts';

interface AnswerClaimProps {
  readonly contactId: string;
  readonly name: string;
  readonly claim: ContactClaimState;
  readonly onAnswered: (claim: ContactClaimState) => void;
}

/** The other person's claim about the contact, and the owner's answer to it. */
export function AnswerClaim({ contactId, name, claim, onAnswered }: AnswerClaimProps) {
  const answering = useMutation('POST /api/v1/user/contacts/{contactId}/claim/answer');
  const said = `${name} says: ${CLAIM_REASON_WORDS[claim.reason].toLowerCase()}.`;
  if (claim.state !== 'waiting') {
    const outcome = claim.state === 'denied' ? CLAIM_WORDS.denied : CLAIM_WORDS.returned;
    return (
      <SmallText role="status">
        {said} {outcome}
      </SmallText>
    );
  }
  const answer = async (agrees: boolean) => {
    const answered = await answering.run({ params: { contactId }, json: { agrees } });
    if (answered) onAnswered(answered.answer.claim);
  };
  return (
    <Panel>
      <p>{CLAIM_WORDS.question(said)}</p>
      {answering.problem && <AlertNote tone="error">{answering.problem}</AlertNote>}
      <FactsRow>
        <Button size="small" busy={answering.busy} onClick={() => void answer(false)}>
          {CLAIM_WORDS.stillOnOffer}
        </Button>
        <Button variant="quiet" size="small" busy={answering.busy} onClick={() => void answer(true)}>
          They are right
        </Button>
      </FactsRow>
    </Panel>
  );
}
