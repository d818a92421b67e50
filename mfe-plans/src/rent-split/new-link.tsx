import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useState } from 'react';
import { Invitation } from './invitation.tsx';
import { INVITE_WORDS } from './rent-split.words.ts';

interface NewLinkProps {
  readonly tenancyId: string;
  readonly flatmateId: string;
}

/** Another link for a flatmate who has not joined; the former one ends. */
export function NewLink({ tenancyId, flatmateId }: NewLinkProps) {
  const [path, setPath] = useState<string>();
  const making = useMutation('POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}/link');
  const make = async () => {
    const made = await making.run({ params: { tenancyId, flatmateId } });
    if (made) setPath(made.answer.invitation);
  };
  if (path !== undefined) return <Invitation path={path} />;
  return (
    <div>
      {making.problem !== undefined && <AlertNote tone="error">{making.problem}</AlertNote>}
      <ScriptedButton busy={making.busy} onClick={() => void make()}>
        {INVITE_WORDS.makeAgain}
      </ScriptedButton>
    </div>
  );
}
