import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { useCall } from '../calls/public.ts';

type Reported = CallAnswer<'GET /api/v1/user/listings/reported'>['listings'][number];

/** Says why reports have paused the listing. If the owner's word is enough, one tap reactivates it. */
export function ReportedNote({ reported }: { readonly reported: Reported }) {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const call = useCall();
  const confirm = async () => {
    const params = { propertyId: reported.propertyId };
    const done = await call.run(() =>
      http.request('POST /api/v1/user/listings/{propertyId}/still-available', { params }),
    );
    if (done) await revalidate();
  };
  return (
    <>
      <p>
        Not shown just now: several people reported it. {reported.reasons.join('; ')}.{' '}
        {!reported.mayConfirm && 'Our staff look at it; you need do nothing.'}
      </p>
      {reported.mayConfirm && (
        <Button variant="primary" size="small" busy={call.busy} onClick={() => void confirm()}>
          It is still available
        </Button>
      )}
      {call.problem && <p role="alert">{call.problem}</p>}
    </>
  );
}
