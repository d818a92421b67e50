import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { LEAD_WORDS } from './project-lead.words.ts';

interface WithdrawLeadProps {
  readonly lead: OwnProjectLead;
  readonly onWithdrawn: (lead: OwnProjectLead) => void;
}

/** Withdraws a request to a builder, after a question. */
export function WithdrawLead({ lead, onWithdrawn }: WithdrawLeadProps) {
  const withdrawing = useMutation('DELETE /api/v1/user/project-leads/{leadId}');
  const withdraw = async () => {
    const done = await withdrawing.run({ params: { leadId: lead.id } });
    if (done) onWithdrawn(done.answer.lead);
  };
  return (
    <ConfirmedButton
      variant="quiet"
      question={LEAD_WORDS.withdrawQuestion(lead.project.builder)}
      yes={LEAD_WORDS.withdrawYes}
      busy={withdrawing.busy}
      problem={withdrawing.problem}
      onConfirm={() => void withdraw()}
    >
      {LEAD_WORDS.withdraw}
    </ConfirmedButton>
  );
}
