import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { STILL_AVAILABLE_WORDS } from './still-available.words.ts';

/** A button in the owner's list that confirms a home. It reactivates a home that was paused without confirmation. */
export function StillAvailable({ id, paused }: { readonly id: string; readonly paused: boolean }) {
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useMutation('PUT /api/v1/user/listings/{propertyId}/availability');
  const confirm = async () => {
    if (await run({ params: { propertyId: id }, json: { available: true } })) await revalidate();
  };
  return (
    <>
      <Button size="small" variant={paused ? 'primary' : 'secondary'} busy={busy} onClick={() => void confirm()}>
        {paused ? STILL_AVAILABLE_WORDS.showAgain : 'Still available'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
