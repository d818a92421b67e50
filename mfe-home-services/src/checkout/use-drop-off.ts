import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect } from 'react';
import type { CheckoutStep } from './checkout-step.ts';

/** The stage of the cart at each step. */
const STAGES = { address: 'address', edit: 'address', slot: 'slot', pay: 'payment' } as const;

/** Notes the step at which the visitor closes the page or leaves the site. */
export function useDropOff(step: CheckoutStep): void {
  const { http } = usePlatform();
  useEffect(() => {
    const json = { stage: STAGES[step] };
    const leave = () => {
      // Nobody is left to see a failure.
      void http.request('POST /hs-backend/api/v1/dropOff', { json }, { keepalive: true }).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [http, step]);
}
