import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { REPORTED_WORDS } from './reported.words.ts';

type Reported = CallAnswer<'GET /api/v1/user/listings/reported'>['listings'][number];

/** Says why reports have paused the listing. If the owner's word is enough, one tap reactivates it. */
export function ReportedNote({ reported }: { readonly reported: Reported }) {
  const { revalidate } = useRevalidator();
  const call = useMutation('POST /api/v1/user/listings/{propertyId}/still-available');
  const confirm = async () => {
    const params = { propertyId: reported.propertyId };
    if (await call.run({ params })) await revalidate();
  };
  return (
    <>
      <p>{REPORTED_WORDS.hidden(reported.reasons.join('; '), !reported.mayConfirm)}</p>
      {reported.mayConfirm && (
        <Button variant="primary" size="small" busy={call.busy} onClick={() => void confirm()}>
          It is still available
        </Button>
      )}
      {call.problem && <p role="alert">{call.problem}</p>}
    </>
  );
}
