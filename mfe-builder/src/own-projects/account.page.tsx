import type { BuilderClaim } from '@aangan/shared-kit/contracts/builder-account';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { ClaimForm } from './claim-form.tsx';
import { ClaimPapers } from './claim-papers.tsx';
import { CLAIM_WORDS, DESK_WORDS } from './desk.words.ts';
import { DeskFrame } from './desk-frame.tsx';

/** Whether the person acts for a builder, and how far their request has come. */
export async function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/builder/account', {});
}

export function head(): PageHead {
  return { title: `${DESK_WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const [claim, setClaim] = useState<BuilderClaim | null>(usePageData<typeof loader>().claim);
  const isOpen = claim === null || claim.state === 'draft' || claim.state === 'refused';
  return (
    <DeskFrame page="account" about={CLAIM_WORDS.about}>
      {claim && <ClaimState claim={claim} />}
      {isOpen && <ClaimForm claim={claim} onSaved={setClaim} />}
      {claim && isOpen && <ClaimPapers claim={claim} onChanged={setClaim} />}
      {claim && <EndClaim onEnded={() => setClaim(null)} />}
      <Unscripted>{CLAIM_WORDS.unscripted}</Unscripted>
    </DeskFrame>
  );
}

function ClaimState({ claim: { state, builder, reason } }: { readonly claim: BuilderClaim }) {
  if (state === 'submitted') return <AlertNote tone="info">{CLAIM_WORDS.submitted}</AlertNote>;
  if (state === 'verified') return <AlertNote tone="good">{CLAIM_WORDS.verified(builder.name)}</AlertNote>;
  if (state === 'refused') return <AlertNote tone="attention">{CLAIM_WORDS.refused(reason ?? '')}</AlertNote>;
  return null;
}

function EndClaim({ onEnded }: { readonly onEnded: () => void }) {
  const ending = useMutation('DELETE /api/v1/builder/account');
  const end = async () => {
    if (await ending.run({})) onEnded();
  };
  return (
    <div>
      <ConfirmedButton
        variant="quiet"
        question={CLAIM_WORDS.leaveQuestion}
        yes={CLAIM_WORDS.leaveYes}
        busy={ending.busy}
        problem={ending.problem}
        onConfirm={() => void end()}
      >
        {CLAIM_WORDS.leave}
      </ConfirmedButton>
    </div>
  );
}
