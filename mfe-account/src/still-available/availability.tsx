import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { useCall } from '../calls/public.ts';

/** A button in the owner's list that confirms a home. It reactivates a home that was paused without confirmation. */
export function StillAvailable({ id, paused }: { readonly id: string; readonly paused: boolean }) {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const confirm = async () => {
    const done = await run(() =>
      http.request('PUT /api/v1/user/listings/{propertyId}/availability', {
        params: { propertyId: id },
        json: { available: true },
      }),
    );
    if (done) await revalidate();
  };
  return (
    <>
      <Button size="small" variant={paused ? 'primary' : 'secondary'} busy={busy} onClick={() => void confirm()}>
        {paused ? 'Show it again: still available' : 'Still available'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
