import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import styles from './contact-sheet.module.css';

type Step = 'ready' | 'busy' | { readonly tone: 'good' | 'error'; readonly words: string };

/** Tells the owner about the seeker’s interest when the number is not available. It is free and reveals no number. */
export function ShowInterest({ id }: { readonly id: string }) {
  const { http, analytics, attribution } = usePlatform();
  const [step, setStep] = useState<Step>('ready');
  const show = async () => {
    setStep('busy');
    try {
      const form = { propertyId: id, ...attributionFields(attribution.current()) };
      const { message } = await http.request('POST /api/v1/payment_lead/add', { form });
      analytics.track('show_interest', { propertyId: id });
      setStep({ tone: 'good', words: message });
    } catch (error) {
      setStep({ tone: 'error', words: failureMessage(error) });
    }
  };
  const outcome = typeof step === 'object' ? step : undefined;
  return (
    <>
      {outcome && <AlertNote tone={outcome.tone}>{outcome.words}</AlertNote>}
      {outcome?.tone !== 'good' && (
        <>
          <Button wide busy={step === 'busy'} onClick={() => void show()}>
            Show interest
          </Button>
          <p className={styles.soft}>
            It costs nothing. The owner sees your first name and what you told about yourself, not your number.
          </p>
        </>
      )}
    </>
  );
}
