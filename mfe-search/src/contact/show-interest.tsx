import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { CONTACT_WORDS } from './contact.words.ts';

/** Tells the owner about the seeker’s interest when the number is not available. It is free and reveals no number. */
export function ShowInterest({ id }: { readonly id: string }) {
  const { analytics, attribution } = usePlatform();
  const { busy, problem, run } = useMutation('POST /api/v1/payment_lead/add');
  const [shown, setShown] = useState<string>();
  const show = async () => {
    const sent = await run({ form: { propertyId: id, ...attributionFields(attribution.current()) } });
    if (!sent) return;
    analytics.track('show_interest', { propertyId: id });
    setShown(sent.answer.message);
  };
  return (
    <>
      {shown !== undefined && <AlertNote tone="good">{shown}</AlertNote>}
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {shown === undefined && (
        <>
          <Button wide busy={busy} onClick={() => void show()}>
            Show interest
          </Button>
          <SmallText>{CONTACT_WORDS.interest}</SmallText>
        </>
      )}
    </>
  );
}
